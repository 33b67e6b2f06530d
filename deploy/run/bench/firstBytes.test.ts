import { kilobytes, passes } from './figure';
import { firstBytes, firstBytesBudgets, overBudget } from './firstBytes';

const file = (brotliBytes: number) => ({ integrity: '', bytes: brotliBytes * 3, brotliBytes });
const build = (app: string, size: number) => ({
  app,
  entry: 'remoteEntry.js',
  exposeChunks: ['remote.js'],
  files: { 'remoteEntry.js': file(1), 'remote.js': file(2), 'swap-screen.js': file(size - 3), 'late.js': file(9_000_000) },
});
const sections = ['mf-swap', 'mf-pool', 'mf-claim', 'mf-governance'];

describe('the first bytes of an application', () => {
  it('are those of its entry and of what draws its first screen', () => {
    expect(firstBytes(build('mf-swap', 100))).toBe(100);
  });

  it.each(['shell', ...sections])('%s may weigh its budget, and not a byte more', (app) => {
    const budget = firstBytesBudgets[app] ?? Number.NaN;
    expect(overBudget([build(app, budget)])).toEqual([]);
    expect(overBudget([build(app, budget + 1)])).toEqual([`${app}: ${budget + 1} bytes, budget ${budget}`]);
  });

  it('a budget one byte under the size of every section names all four', () => {
    const builds = sections.map((app) => build(app, 500));
    expect(overBudget(builds, Object.fromEntries(sections.map((app) => [app, 499])))).toHaveLength(4);
  });

  it('an application without a budget, or with a script that is not there, is over it', () => {
    expect(overBudget([build('mf-new', 10)])).toHaveLength(1);
    expect(overBudget([{ ...build('mf-swap', 10), files: {} }])).toHaveLength(1);
  });
});

describe('a figure of the bench', () => {
  it('is in kilobytes of 1000 bytes', () => {
    expect(kilobytes(145_000)).toBe(145);
  });

  it('fails over its budget when it is a count; a time depends on the machine and fails nothing', () => {
    expect(passes({ name: 'requests', value: 3, unit: 'requests', budget: 2 })).toBe(false);
    expect(passes({ name: 'bytes', value: 2, unit: 'KB', budget: 2 })).toBe(true);
    expect(passes({ name: 'keystroke', value: 9000, unit: 'ms', budget: 20 })).toBe(true);
  });
});
