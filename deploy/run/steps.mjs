import { spawn } from 'node:child_process';
import { root } from './checks.mjs';

/** Runs a program of the project to its end; gives true when it succeeded. Its output goes to `write`, or to this terminal. */
export function runTool(tool, args, environment = {}, write = null) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}node_modules/${tool}`, ...args], {
      cwd: root,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    if (write) for (const stream of [child.stdout, child.stderr]) stream.on('data', write);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Whether a step passed, and how long it took (ms); null for one that was not run. */
export async function runStep(step, { failed, write = (text) => process.stdout.write(text), now = Date.now }) {
  if (step.needs && failed.includes(step.needs)) {
    write(`\n── ${step.name}: not run, ${step.needs} failed\n`);
    return null;
  }
  write(`\n── ${step.name}\n`);
  const begun = now();
  const passed = await step.run(write).catch((cause) => {
    write(`${cause}\n`);
    return false;
  });
  const took = now() - begun;
  write(`── ${step.name}: ${passed ? 'ok' : 'FAILED'} (${(took / 1000).toFixed(0)} s)\n`);
  return { passed, took };
}

/**
 * Runs lanes of steps side by side, the steps of a lane one after the other; a later step runs even when an earlier one failed, except
 * one that `needs` it. What a step writes appears when it ends, so that the lanes' lines do not mix. Adds names to `failed`.
 */
export async function runLanes(lanes, failed, print = (text) => process.stdout.write(text)) {
  const runLane = async (lane) => {
    for (const step of lane) {
      const lines = [];
      const outcome = await runStep(step, { failed, write: (text) => lines.push(String(text)) });
      print(lines.join(''));
      if (!outcome?.passed) failed.push(step.name);
    }
  };
  await Promise.all(lanes.map(runLane));
}

/** Runs one of the project's own scripts. */
export function runScript(script, args = [], environment = {}, write = null) {
  return runTool(`../${script}`, args, environment, write);
}
