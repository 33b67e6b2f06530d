import { checkNode, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './steps.mjs';

/** What `npm test` proves in small figures, in those that are promised: 8 × 50 publishes at once, and 200 killed publishers. */
const PROOFS = ['deploy/release/commands/parallel.test.ts', 'deploy/release/commands/kills.test.ts'];

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const passed = await runTool(
    'jest/bin/jest.js',
    ['--config', '.jest.config.cjs', '--runInBand', '--verbose', '--testTimeout', '3600000', ...PROOFS],
    { RELEASE_ACCEPTANCE: '1' },
  );
  process.exitCode = passed ? 0 : 1;
});
