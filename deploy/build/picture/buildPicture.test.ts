import { join } from 'node:path';
import { repositoryRoot } from '../apps';
import { buildFramePicture, buildPicture } from './buildPicture';

const drawn = (section: string, ...routes: readonly { readonly name: string; readonly pattern: string }[]) =>
  buildPicture({ section, remoteModule: join(repositoryRoot, `mf-${section}/src/remote.ts`), routes });

// DELIVERY-46
describe('the first screens that a build draws', () => {
  it('hold the words of the section', async () => {
    expect(await drawn('claim', { name: 'claim', pattern: '/claim' })).toContain('Claim UNI');
  }, 60_000);

  it('are none where they would be outlines without a word: the page has its own', async () => {
    const text = await drawn('pool', { name: 'pool', pattern: '/pool' }, { name: 'mining', pattern: '/uni' });
    expect(Object.keys(JSON.parse(text ?? '{}').routes)).toEqual(['pool']);
    expect(await drawn('pool', { name: 'mining', pattern: '/uni' })).toBeNull();
  }, 60_000);

  it('have a heading of their own alone: what stands around them is drawn without one', async () => {
    const frame = await buildFramePicture();
    expect(frame).toContain('Connect to a wallet');
    expect(frame).not.toContain('"h1"');
  }, 60_000);
});
