import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, root, runCommand } from './checks.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, runTool } from './steps.mjs';
import { addUp, jestCounts, playwrightCounts } from './tally.mjs';

const reports = join(root, '.build/test-reports');
const jest = (name, environment) => ({
  report: join(reports, `${name}.json`),
  run: () =>
    runTool(
      'jest/bin/jest.js',
      ['--config', '.jest.config.cjs', '--ci', '--json', `--outputFile=${join(reports, `${name}.json`)}`],
      environment,
    ),
  count: jestCounts,
});

/** The steps in their order; a later one runs even when an earlier one failed, except that browser tests need a build. */
function stepsFor(browser) {
  const playwrightReport = join(reports, 'browser.json');
  return [
    { name: 'types', run: () => runScript('deploy/lint/types.mjs') },
    { name: 'lint', run: () => runScript('deploy/lint/lint.mjs') },
    { name: 'unit tests', ...jest('unit', {}) },
    { name: 'build', run: () => runScript('deploy/run/build.mjs') },
    { name: 'chain tests', ...jest('chain', { CHAIN_TESTS: '1' }) },
    {
      name: 'browser tests',
      needs: 'build',
      report: playwrightReport,
      count: playwrightCounts,
      run: () =>
        runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        }),
    },
  ];
}

async function runStep(step, failed) {
  if (step.needs && failed.includes(step.needs)) {
    console.log(`\n── ${step.name}: not run, ${step.needs} failed`);
    return false;
  }
  console.log(`\n── ${step.name}`);
  const begun = Date.now();
  const passed = await step.run();
  console.log(`── ${step.name}: ${passed ? 'ok' : 'FAILED'} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
  return passed;
}

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const steps = stepsFor(ensureBrowser());
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const failed = [];
  for (const step of steps) if (!(await runStep(step, failed))) failed.push(step.name);
  const total = addUp(steps.map((step) => (step.report ? step.count(step.report) : null)));
  if (failed.length > 0) console.log(`\nFailed steps: ${failed.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.length > 0 || total.failed > 0 ? 1 : 0;
});
