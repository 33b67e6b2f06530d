import type { ChainError } from '../../contract/ports';
import { parseAddress, type Address } from '../../domain/address';
import { isHex, type Hex } from '../../domain/hex';
import { isPlainObject } from '../plainObject';
import { chainErrorOf } from '../errors/chainErrorOf';

/** A transfer that the node saw in a trial; native ones come from the address that stands for the coin. */
export interface TrialTransfer {
  readonly asset: 'native' | Address;
  readonly from: Address;
  readonly to: Address;
  readonly amount: bigint;
}

/** What one call of a trial did. */
export interface TrialResult {
  readonly gasUsed: bigint;
  readonly returned: Hex;
  readonly transfers: readonly TrialTransfer[];
  /** Null when the call went through. */
  readonly error: ChainError | null;
}

/** Where traces log transfers of the native coin (eth_simulateV1, `traceTransfers`). No contract can live there. */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** The calls of the one simulated block, or null for an answer of another form (eth_simulateV1). */
export function trialResultsOf(answer: unknown): readonly TrialResult[] | null {
  const block: unknown = Array.isArray(answer) ? answer[0] : null;
  const calls = isPlainObject(block) ? block.calls : null;
  if (!Array.isArray(calls)) return null;
  const results = calls.map(resultOf);
  return results.every((result) => result !== null) ? results : null;
}

function resultOf(call: unknown): TrialResult | null {
  if (!isPlainObject(call)) return null;
  const { status, gasUsed, returnData, logs, error } = call;
  if (typeof gasUsed !== 'string' || !/^0x[0-9a-f]+$/i.test(gasUsed)) return null;
  const returned = typeof returnData === 'string' && isHex(returnData) ? returnData : null;
  if (returned === null) return null;
  const isDone = status === '0x1';
  return {
    gasUsed: BigInt(gasUsed),
    returned,
    transfers: Array.isArray(logs) ? logs.flatMap((log: unknown) => transferOf(log) ?? []) : [],
    // Nodes differ in where they put the bytes of a revert; the call's own returned bytes are always they.
    error: isDone ? null : chainErrorOf({ error, code: 3, message: 'execution reverted', data: returned }),
  };
}

function transferOf(log: unknown): TrialTransfer | null {
  if (!isPlainObject(log) || !Array.isArray(log.topics) || typeof log.address !== 'string' || typeof log.data !== 'string') return null;
  const [event, from, to, extra]: unknown[] = log.topics;
  // A fourth topic is an ERC-721 transfer.
  if (event !== TRANSFER || extra !== undefined || !/^0x[0-9a-f]{64}$/i.test(log.data)) return null;
  const [sender, receiver, token] = [addressIn(from), addressIn(to), parseAddress(log.address)];
  if (!sender || !receiver || !token) return null;
  return { asset: log.address.toLowerCase() === COIN ? 'native' : token, from: sender, to: receiver, amount: BigInt(log.data) };
}

function addressIn(topic: unknown): Address | null {
  return typeof topic === 'string' ? parseAddress(`0x${topic.slice(-40)}`) : null;
}
