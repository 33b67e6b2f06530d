import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, checkNode, root, runCommand } from './checks.mjs';
import { changedFiles, linted, sourceFiles } from './changedFiles.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, runStep, runTool } from './steps.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

function stepsFor(files) {
  const present = files.filter((file) => existsSync(join(root, file)));
  const sources = sourceFiles(files);
  const style = linted(present);
  const jest = (environment) => () =>
    runTool('jest/bin/jest.js', ['--config', '.jest.config.cjs', '--passWithNoTests', '--findRelatedTests', ...sources], environment);
  return [
    { name: 'types', run: () => runScript('deploy/lint/types.mjs') },
    { name: 'form', run: () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '--ignore-unknown', ...present]) },
    ...(style.length > 0
      ? [{ name: 'lint', run: () => runTool('eslint/bin/eslint.js', ['--config', 'deploy/lint/eslint.config.mjs', ...style]) }]
      : []),
    ...(sources.length > 0
      ? [
          { name: 'unit tests', run: jest({}) },
          { name: 'chain tests', run: jest({ CHAIN_TESTS: '1' }) },
        ]
      : []),
  ];
}

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const base = process.argv[2] ?? 'main';
  const files = changedFiles(git, base);
  if (files.length === 0)
    throw new Stop(`Nothing differs from ${base}. Name another state to compare with: npm run test:changed -- HEAD~1`);
  const failed = [];
  for (const step of stepsFor(files)) if (!(await runStep(step, { failed }))?.passed) failed.push(step.name);
  console.log(
    failed.length > 0
      ? `\nFailed: ${failed.join(', ')}`
      : `\nWhat ${files.length} changed files touch is in order. Browser tests were not run.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
});
