import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { FullConfig } from '@playwright/test';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { publishSiteFacts } from './siteFacts';

const script = fileURLToPath(new URL('../../deploy/run/testSite.mjs', import.meta.url));

function factsLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const { stdout } = child;
    if (!stdout) return reject(new Error('The site has no output'));
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('[{')) resolve(line);
      else console.log(line);
    });
    child.once('exit', (code) => reject(new Error(`The site under test ended with code ${code}`)));
  });
}

/** Builds what changed, starts a site with chains of its own for each worker, once for all tests; gives what ends them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const env = { ...process.env, SITES: String(workers) };
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  publishSiteFacts(await factsLine(child));
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await ended;
  };
}
