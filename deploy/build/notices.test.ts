import { noticesText, packageFolderOf } from './notices';

describe('the notices of a build', () => {
  it.each([
    ['/repo/node_modules/react/index.js', '/repo/node_modules/react'],
    ['/repo/node_modules/@scope/part/dist/a.js', '/repo/node_modules/@scope/part'],
    ['/repo/node_modules/outer/node_modules/inner/a.js', '/repo/node_modules/outer/node_modules/inner'],
    ['/repo/node_modules/.federation/entry.js', null],
    ['/repo/mf-swap/src/remote.ts', null],
  ])('of %s the package is %s', (resource, folder) => {
    expect(packageFolderOf(resource)).toBe(folder);
  });

  it('name every package with its licence and its words', () => {
    const text = noticesText('mf-swap', [
      { name: 'one', version: '1.0.0', licence: 'MIT', text: 'Copyright One' },
      { name: 'two', version: '2.0.0', licence: 'ISC', text: '' },
    ]);
    for (const part of ['GNU General Public License', 'one 1.0.0\nMIT\n\nCopyright One', 'two 2.0.0\nISC']) expect(text).toContain(part);
  });
});
