import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRpc, type Rpc } from './rpc';
import { rootDirectory } from './rootDirectory';

/** One running node. */
export interface AnvilNode {
  readonly rpc: Rpc;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly stop: () => Promise<void>;
}

/** What a node is started with; the timestamp (seconds) is that of the first block. */
export interface AnvilOptions {
  readonly chainId: number;
  readonly port: number;
  readonly timestamp: number;
}

const READY_TIMEOUT_MS = 30_000;

// The shell ends the node as soon as its input closes. That happens on stop(), and by itself whenever
// this process ends in any way, even by SIGKILL; so no node outlives its owner.
const SUPERVISOR = '"$@" & pid=$!; cat >/dev/null; kill -9 "$pid"; wait "$pid" 2>/dev/null';

/** Starts a node on 127.0.0.1 and resolves when it answers; it ends with stop() or with this process. */
export async function spawnAnvil(options: AnvilOptions): Promise<AnvilNode> {
  const child = spawn('sh', ['-c', SUPERVISOR, 'sh', anvilBinary(), ...anvilFlags(options)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A group of its own: Ctrl-C in the terminal must reach the owner first.
    detached: true,
  });
  const rpcUrl = `http://127.0.0.1:${options.port}`;
  const rpc = createRpc(rpcUrl);
  await waitUntilReady(rpc, options.port);
  return { rpc, rpcUrl, wsUrl: `ws://127.0.0.1:${options.port}`, stop: () => stopChild(child) };
}

function anvilFlags({ chainId, port, timestamp }: AnvilOptions): string[] {
  return [
    ...['--host', '127.0.0.1', '--port', String(port)],
    ...['--chain-id', String(chainId), '--timestamp', String(timestamp)],
    ...['--base-fee', '0', '--gas-price', '0', '--auto-impersonate', '--quiet', '--no-request-size-limit'],
    // Without a limit the node writes every old state to disk and leaves it there.
    ...['--prune-history', '256'],
  ];
}

function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = `anvil-${process.platform}-${architecture}`;
  const path = join(rootDirectory(), 'node_modules', '@foundry-rs', name, 'bin', 'anvil');
  if (!existsSync(path)) throw new Error(`No local node for this machine: @foundry-rs/${name} is not installed.`);
  return path;
}

async function waitUntilReady(rpc: Rpc, port: number): Promise<void> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const ready = await rpc('eth_chainId').then(
      () => true,
      () => false,
    );
    if (ready) return;
    await delay(10);
  }
  throw new Error(`The local node on port ${port} did not answer within ${READY_TIMEOUT_MS / 1000} s.`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.stdin?.end();
  });
}
