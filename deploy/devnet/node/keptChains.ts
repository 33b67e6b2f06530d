import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from '../../build/sourceId';
import { parseHex, type Hex } from './hex';
import { isRecord, type Rpc } from './rpc';
import { rootDirectory } from './rootDirectory';

/** Seeded chains on disk, all of one key together. */
export interface KeptChains {
  readonly folder: string;
  /** True when they are there. */
  readonly exist: () => boolean;
  /** Brings a new node to the kept state of its chain; throws when that is not there whole. */
  readonly load: (chainId: number, rpc: Rpc) => Promise<void>;
  /** Writes the state of these nodes; only the whole set appears. Chains that nobody has loaded lately go. */
  readonly keep: (nodes: ReadonlyMap<number, Rpc>) => Promise<void>;
  readonly discard: () => void;
}

/** Sets of chains that stay on disk: one of tests, one of today, and those of two other versions of the seed. */
const SETS = 4;

/** The key of what made the chains: the seed with all it stands on, the installed packages, the first block's timestamp. */
function keyOf(startTime: number, root: string): string {
  const sources = hashOfFiles([join(root, 'deploy/devnet'), join(root, 'package-lock.json')], root);
  return createHash('sha256').update(`${sources} ${startTime}`).digest('hex').slice(0, 32);
}

/** The chains that this version of the seed made from this start, in `.build/chains` of the repository. */
export function openKeptChains(startTime: number, root: string = rootDirectory()): KeptChains {
  const parent = join(root, '.build/chains');
  const folder = join(parent, keyOf(startTime, root));
  const file = (chainId: number) => join(folder, `${chainId}.json`);
  return {
    folder,
    exist: () => existsSync(folder),
    load: async (chainId, rpc) => {
      const { head, state } = parseKept(readFileSync(file(chainId), 'utf8'));
      await rpc('anvil_loadState', [state]);
      if ((await headHash(rpc)) !== head) throw new Error(`Chain ${chainId} was not kept whole.`);
      utimesSync(folder, new Date(), new Date());
    },
    keep: async (nodes) => {
      const beside = join(parent, `new-${randomUUID()}`);
      mkdirSync(beside, { recursive: true });
      for (const [chainId, rpc] of nodes) {
        const kept = { head: await headHash(rpc), state: parseHex(await rpc('anvil_dumpState')) };
        writeFileSync(join(beside, `${chainId}.json`), JSON.stringify(kept));
      }
      try {
        renameSync(beside, folder);
      } catch {
        // Another process has kept the same chains meanwhile.
        rmSync(beside, { recursive: true, force: true });
      }
      forgetOldest(parent);
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function headHash(rpc: Rpc): Promise<Hex> {
  const block = await rpc('eth_getBlockByNumber', ['latest', false]);
  return parseHex(isRecord(block) ? block['hash'] : undefined);
}

function parseKept(text: string): { readonly head: Hex; readonly state: Hex } {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) throw new Error('Not a kept chain.');
  return { head: parseHex(kept['head']), state: parseHex(kept['state']) };
}

function forgetOldest(parent: string): void {
  const sets = readdirSync(parent).map((name) => {
    const path = join(parent, name);
    // One that another process removes at this moment is the oldest.
    return { path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  for (const { path } of sets.sort((a, b) => b.at - a.at).slice(SETS)) rmSync(path, { recursive: true, force: true });
}
