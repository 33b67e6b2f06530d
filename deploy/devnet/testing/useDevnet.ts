import type { Hex } from '../node/hex';
import { createSeedChain, type SeedChain } from '../node/seedChain';
import { type Devnet, type LocalChainId, startDevnet } from '../startDevnet';

/** The devnet of one test file: started before its tests, ended after them; every test begins at the seeded state. */
export interface TestDevnet {
  readonly devnet: () => Devnet;
  readonly chain: (id: LocalChainId) => SeedChain;
}

/** Registers start, return to the seeded state, and end. Files run beside each other, so each takes its own ports. */
export function useDevnet(basePort: number): TestDevnet {
  let running: Devnet | undefined;
  const devnet = (): Devnet => {
    if (running === undefined) throw new Error('The local chains are not running.');
    return running;
  };
  let token: Awaited<ReturnType<Devnet['snapshot']>> | undefined;
  beforeAll(async () => {
    running = await startDevnet({ basePort });
  });
  beforeEach(async () => {
    if (token !== undefined) await devnet().revert(token);
    token = await devnet().snapshot();
  });
  afterAll(() => running?.stop());
  return { devnet, chain: (id) => createSeedChain(devnet().chains[id].rpc) };
}

/** Balance of a token. */
export async function balanceOf(chain: SeedChain, token: Hex, account: Hex): Promise<bigint> {
  return readBigint(chain, token, 'function balanceOf(address) view returns (uint256)', [account]);
}

/** A read whose answer is one number. */
export async function readBigint(chain: SeedChain, to: Hex, signature: string, args: readonly unknown[] = []): Promise<bigint> {
  const value = await chain.read({ to, signature, args });
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value);
  throw new Error(`Not a number: ${String(value)}`);
}

/** A read whose answer is a list of values. */
export async function readList(chain: SeedChain, to: Hex, signature: string, args: readonly unknown[] = []): Promise<readonly unknown[]> {
  const value = await chain.read({ to, signature, args });
  if (!Array.isArray(value)) throw new Error(`Not a list: ${String(value)}`);
  return value;
}
