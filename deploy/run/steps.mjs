import { spawn } from 'node:child_process';
import { root } from './checks.mjs';

/** Runs a program of the project to its end; gives true when it succeeded. Its output goes to this terminal. */
export function runTool(tool, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}node_modules/${tool}`, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs one of the project's own scripts. */
export function runScript(script, args = [], environment = {}) {
  return runTool(`../${script}`, args, environment);
}
