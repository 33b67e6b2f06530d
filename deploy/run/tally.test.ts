import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUp, jestCounts, playwrightCounts } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));

function report(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

describe('the count of all runners', () => {
  it('counts tests, and a suite that could not run as one failure', () => {
    const path = report('jest.json', {
      numPassedTests: 7,
      numFailedTests: 2,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    });
    expect(jestCounts(path)).toEqual({ passed: 7, failed: 3 });
  });

  it('counts what passed on a second try as passed, and errors outside of tests as failures', () => {
    const path = report('browser.json', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] });
    expect(playwrightCounts(path)).toEqual({ passed: 6, failed: 2 });
  });

  it('adds up, a missing report adding nothing', () => {
    expect(jestCounts(join(folder, 'none.json'))).toBeNull();
    expect(addUp([{ passed: 1, failed: 2 }, null, { passed: 3, failed: 0 }])).toEqual({ passed: 4, failed: 2 });
  });
});
