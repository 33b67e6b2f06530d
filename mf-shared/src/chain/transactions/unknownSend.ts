import { sameAddress, type Address } from '../../domain/address';
import type { Hex } from '../../domain/hex';
import type { RawAmount } from '../../domain/rawAmount';
import { hasSettled } from '../../domain/transactions/transactionAge';
import type { TxHash } from '../../domain/txHash';
import type { AskNode } from './askNode';
import { requireHexText } from '../abiWords';
import { accountKindOf, isContractAccount } from './contractAccount';
import { findNonceUse } from './nonceUse';
import { quantityOf } from './receipt';
import { callsTheSame, hashOfData, type SeenTransaction } from './sighting';

/** A call of which it is not known whether the wallet sent it. */
export interface UnknownSend {
  readonly from: Address;
  /** How many transactions of the sender were mined when the wallet was asked; null when that is not known. */
  readonly nonceBefore: number | null;
  readonly call: { readonly to: Address; readonly data: Hex; readonly value: RawAmount };
}

/** What was learnt so far, kept from look to look. */
export interface UnknownMemory {
  /** The first nonce whose use was not looked at. */
  readonly nextNonce: number | null;
  /** The block at which nothing could be under way any more; null while something could. */
  readonly idleAt: number | null;
  /** Its nonces say nothing: it is a contract, or has called itself with data, which may have carried the call (EIP-7702). */
  readonly isOpaque: boolean | null;
  /** The nonces looked at lately, by which transaction each was used, and at which block that was seen: it may be taken back. */
  readonly looked: readonly LookedNonce[];
}

interface LookedNonce {
  readonly nonce: number;
  readonly hash: TxHash;
  readonly seenAt: number;
}

/** Nothing learnt yet. */
export const NOTHING_LEARNT: UnknownMemory = { nextNonce: null, idleAt: null, isOpaque: null, looked: [] };

/** What a look found. `notSent`, so far: every nonce that it could have had was used by another order, and none waits. */
export type UnknownFinding =
  | { readonly kind: 'mined'; readonly seen: SeenTransaction }
  | { readonly kind: 'notSent'; readonly memory: UnknownMemory }
  | { readonly kind: 'unknown'; readonly memory: UnknownMemory };

/** What a look needs beside the send. */
export interface UnknownFacts {
  readonly memory: UnknownMemory;
  readonly blockNumber: number;
  /** True for what is recorded as another order. */
  readonly isTaken: (seen: SeenTransaction) => boolean;
}

const NO_DATA = hashOfData(requireHexText('0x'));

/**
 * Looks whether a call was mined after all, by the nonces of its sender that were used since it was asked for. Two looks at different
 * blocks are needed to say that it was not sent. The nonce of a contract wallet says nothing, nor does a call of the account to its own
 * delegated code, as batches are sent: that stays unknown. So does what is not found of an account that delegates: its wallet may have
 * another account send it. What a nonce was used by is looked at again while it may be taken back.
 */
export async function lookForUnknown(ask: AskNode, send: UnknownSend, facts: UnknownFacts): Promise<UnknownFinding> {
  const { from, nonceBefore, call } = send;
  const { memory, blockNumber, isTaken } = facts;
  const isOpaque = memory.isOpaque ?? (await isContractAccount(ask, from));
  const unknown = (next: Partial<UnknownMemory>): UnknownFinding => ({ kind: 'unknown', memory: { ...memory, isOpaque, ...next } });
  if (isOpaque !== false) return unknown({});
  const [latest, pending] = await Promise.all([countOf(ask, from, 'latest'), countOf(ask, from, 'pending')]);
  if (latest === null) return unknown({ idleAt: null });
  const called = { to: call.to, value: call.value, dataHash: hashOfData(call.data) };
  const looked = await stillUsed(ask, memory.looked, blockNumber);
  const takenBack = memory.looked.find((one) => !looked.includes(one) && !isSettled(one, blockNumber))?.nonce ?? Infinity;
  // Where the count of that moment is not known, only what is mined from now on can be recognised.
  const first = Math.min(memory.nextNonce ?? nonceBefore ?? latest, takenBack);
  for (let nonce = first; nonce < latest; nonce += 1) {
    const used = await findNonceUse(ask, { sender: from, nonce, usedAt: blockNumber, unusedAt: null });
    if (used === null) return unknown({ nextNonce: nonce, idleAt: null, looked });
    if (callsTheSame(used, called) && !isTaken(used)) return { kind: 'mined', seen: used };
    const isCarrier = sameAddress(used.to, from) && used.dataHash !== NO_DATA;
    if (isCarrier && !isTaken(used)) return unknown({ isOpaque: true });
    looked.push({ nonce, hash: used.hash, seenAt: blockNumber });
  }
  const isIdle = nonceBefore !== null && latest > nonceBefore && pending === latest;
  // A node that lags behind counts less than was counted before.
  const idleAt = !isIdle ? null : takenBack < Infinity ? blockNumber : (memory.idleAt ?? blockNumber);
  const learnt = { isOpaque, nextNonce: Math.max(first, latest), idleAt, looked: looked.slice(-MOST_LOOKED) };
  const isProven = idleAt !== null && blockNumber > idleAt && (await accountKindOf(ask, from)) === 'ordinary';
  return { kind: isProven ? 'notSent' : 'unknown', memory: learnt };
}

/** More than an account uses within the blocks that may be replaced. */
const MOST_LOOKED = 12;

function isSettled({ seenAt }: LookedNonce, blockNumber: number): boolean {
  return hasSettled(seenAt, blockNumber);
}

/** Those of the nonces whose transaction is still mined, as far as that may change; a node that does not answer takes nothing back. */
async function stillUsed(ask: AskNode, looked: readonly LookedNonce[], blockNumber: number): Promise<LookedNonce[]> {
  const recent = looked.filter((one) => !isSettled(one, blockNumber));
  const receipts = await Promise.all(recent.map(({ hash }) => ask('eth_getTransactionReceipt', [hash])));
  const firstGone = receipts.findIndex((answer) => answer.ok && answer.value === null);
  return firstGone < 0 ? recent : recent.slice(0, firstGone);
}

async function countOf(ask: AskNode, sender: Address, tag: 'latest' | 'pending'): Promise<number | null> {
  const answer = await ask('eth_getTransactionCount', [sender, tag]);
  return answer.ok ? quantityOf(answer.value) : null;
}
