import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkNode, root, runCommand } from './checks.mjs';
import { ensureJourneyBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { runLanes, runScript, runStep, runTool } from './steps.mjs';
import { addUp, jestCounts, playwrightCounts } from './tally.mjs';

const reports = join(root, '.build/test-reports');
const jest = (name, environment) => ({
  report: join(reports, `${name}.json`),
  run: (write) =>
    runTool(
      'jest/bin/jest.js',
      ['--config', '.jest.config.cjs', '--ci', '--json', `--outputFile=${join(reports, `${name}.json`)}`],
      environment,
      write,
    ),
  count: jestCounts,
});
const script = (path) => (write) => runScript(path, [], {}, write);

/** What needs neither a build nor a browser, in lanes that run side by side: the unit tests take as long as all the rest. */
const lanes = [
  [
    { name: 'types', run: script('deploy/lint/types.mjs') },
    { name: 'lint', run: script('deploy/lint/lint.mjs') },
    { name: 'build', run: script('deploy/run/build.mjs') },
    { name: 'chain tests', ...jest('chain', { CHAIN_TESTS: '1' }) },
  ],
  [{ name: 'unit tests', ...jest('unit', {}) }],
];

/** Two workers at most: each has a browser, a site and chains of its own. */
const browserWorkers = Math.min(2, availableParallelism());

function browserStep(browser) {
  const report = join(reports, 'browser.json');
  return {
    name: 'browser tests',
    needs: 'build',
    report,
    count: playwrightCounts,
    run: () =>
      runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', '--workers', String(browserWorkers)], {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
  };
}

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const last = browserStep(ensureJourneyBrowser());
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const failed = [];
  console.log('Types, lint, build and chain tests run beside the unit tests; each is shown when it ends.');
  await runLanes(lanes, failed);
  const outcome = await runStep(last, { failed });
  if (!outcome?.passed) failed.push(last.name);
  const total = addUp([...lanes.flat(), last].map((step) => (step.report ? step.count(step.report) : null)));
  if (failed.length > 0) console.log(`\nFailed steps: ${failed.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.length > 0 || total.failed > 0 ? 1 : 0;
});
