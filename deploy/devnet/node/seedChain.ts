import type { Abi } from 'viem';
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils';
import { parseHex, quantity, type Hex } from './hex';
import { isRecord, mined, type Rpc } from './rpc';

/** A call of one function, written as its Solidity signature. */
export interface Call {
  readonly to: Hex;
  readonly signature: string;
  readonly args?: readonly unknown[];
  readonly from?: Hex;
  readonly value?: bigint;
}

/** What seeding does to a chain: every step is one mined block, and throws with the reason when it reverts. */
export interface SeedChain {
  readonly rpc: Rpc;
  readonly send: (call: Call & { readonly from: Hex }) => Promise<void>;
  readonly read: (call: Call) => Promise<unknown>;
  readonly setStorage: (address: Hex, slot: Hex, value: Hex) => Promise<void>;
  /** Runs a creation code at the address itself: storage, events and immutables are those of a real deployment. */
  readonly place: (address: Hex, creationCode: Hex, from?: Hex) => Promise<void>;
}

/** Sender of every deployment that does not care who deploys. */
export const DEPLOYER: Hex = '0x00000000000000000000000000000000de910e40';

const SEED_GAS = quantity(16_000_000);

/** The seeding commands over one node, which must accept any sender. */
export function createSeedChain(rpc: Rpc): SeedChain {
  const transact = async (transaction: Record<string, unknown>): Promise<void> => {
    const request = { gas: SEED_GAS, gasPrice: quantity(0), ...transaction };
    const receipt = await mined(rpc, request);
    if (isRecord(receipt) && receipt['status'] === '0x1') return;
    // Asked again as a call, the node tells the reason.
    await rpc('eth_call', [request, 'latest']);
    throw new Error(`A seeding transaction failed: ${JSON.stringify(transaction).slice(0, 300)}`);
  };
  return {
    rpc,
    send: ({ from, to, value = 0n, ...call }) => transact({ from, to, value: quantity(value), data: encodeCall(call) }),
    read: async (call) => decodeResult(call.signature, parseHex(await rpc('eth_call', [toRequest(call), 'latest']))),
    setStorage: async (address, slot, value) => {
      await rpc('anvil_setStorageAt', [address, slot, value]);
    },
    place: async (address, creationCode, from = DEPLOYER) => {
      await Promise.all([rpc('anvil_setNonce', [address, quantity(1)]), rpc('anvil_setCode', [address, creationCode])]);
      const runtime = await rpc('eth_call', [{ from, to: address, gas: SEED_GAS }, 'latest']);
      await transact({ from, to: address });
      await rpc('anvil_setCode', [address, runtime]);
    },
  };
}

/** The calldata of a call. */
export function encodeCall({ signature, args = [] }: Pick<Call, 'signature' | 'args'>): Hex {
  return encodeFunctionData({ abi: abiOf(signature), args });
}

/** The decoded answer of a function: one value, or the list of its values. */
export function decodeResult(signature: string, data: Hex): unknown {
  return decodeFunctionResult({ abi: abiOf(signature), data });
}

function toRequest(call: Call): Record<string, unknown> {
  return { to: call.to, data: encodeCall(call), ...(call.from === undefined ? {} : { from: call.from }) };
}

// A signature known only at run time: typed as a list of strings, it parses to a general interface.
function abiOf(signature: string): Abi {
  const lines: readonly string[] = [signature];
  return parseAbi(lines);
}
