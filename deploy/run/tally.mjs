import { existsSync, readFileSync } from 'node:fs';

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Passed and failed tests in a report of jest (`--json`); null when the runner wrote none. A suite that did not run counts as failed. */
export function jestCounts(path) {
  const report = read(path);
  if (!report) return null;
  const silent = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + silent };
}

/** The same for a report of Playwright. A test that passed only on its second try has passed; the list reporter has named it as flaky. */
export function playwrightCounts(path) {
  const report = read(path);
  if (!report) return null;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
}

/** Adds up what the runners counted; a runner without a report adds nothing (its step has failed). */
export function addUp(counts) {
  return counts.reduce((sum, one) => (one ? { passed: sum.passed + one.passed, failed: sum.failed + one.failed } : sum), {
    passed: 0,
    failed: 0,
  });
}
