import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../build/apps';

/** A section that is served alone, in a process of its own. */
export interface SoloServer {
  /** Address to open. */
  readonly url: string;
  /** Ends the server; what it built is kept by then. */
  readonly stop: () => Promise<void>;
}

/** Runs `npm run dev -- SECTION --shell URL` as a process of its own; resolves once its page can be opened. */
export function spawnSolo(section: string, shell: string, port: number): Promise<SoloServer> {
  const child = spawn(process.execPath, ['deploy/run/dev.mjs', section, '--shell', shell], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^Open (\S+)/.exec(line)?.[1];
      if (url) resolve({ url, stop });
    });
    child.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
  });
}
