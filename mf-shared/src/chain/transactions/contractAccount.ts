import type { TransactionReceipt } from '../../contract/transactions';
import type { Address } from '../../domain/address';
import { SETTLED_AFTER_BLOCKS } from '../../domain/transactions/transactionAge';
import { parseTxHash, type TxHash } from '../../domain/txHash';
import { blockTag, type AskNode } from './askNode';
import { receiptOf } from './receipt';

/** Code of an ordinary account that delegates to a contract (EIP-7702): it has a key and sends by itself, or through others. */
const DELEGATION = /^0xef0100/i;

/** What an account is. `delegating`: an ordinary one that lets a contract's code act for it, so that others may send what it asks for. */
export type AccountKind = 'contract' | 'delegating' | 'ordinary';

/** What an account is at this moment; null when the node does not tell. */
export async function accountKindOf(ask: AskNode, account: Address): Promise<AccountKind | null> {
  const code = await ask('eth_getCode', [account, 'latest']);
  if (!code.ok || typeof code.value !== 'string') return null;
  if (code.value === '0x') return 'ordinary';
  return DELEGATION.test(code.value) ? 'delegating' : 'contract';
}

/** True for a contract, false for an ordinary account, delegating or not; null when the node does not tell. */
export async function isContractAccount(ask: AskNode, account: Address): Promise<boolean | null> {
  const kind = await accountKindOf(ask, account);
  return kind === null ? null : kind === 'contract';
}

/**
 * True for a receipt of a transaction that may have carried out what an account asked for: it sent that itself, or it has code, by which
 * others may act for it. False where neither is so; null when the node does not tell.
 */
export async function isSentFor(ask: AskNode, { from }: TransactionReceipt, account: Address): Promise<boolean | null> {
  if (from.toLowerCase() === account.toLowerCase()) return true;
  const kind = await accountKindOf(ask, account);
  return kind === null ? null : kind !== 'ordinary';
}

// Events of a Safe, by which it tells what it ran under the hash that its signers agreed on: ExecutionSuccess(bytes32,uint256) and
// ExecutionFailure(bytes32,uint256). Up to version 1.3 the hash is in the data, since 1.4 in a topic.
const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
const FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';

/** How far before the first check a contract wallet may have run what it was asked, in blocks. */
export const RAN_BEFORE = 30;

/** From where a chain that was searched up to a block is searched again: its last blocks may have been replaced since (TX-19). */
export function searchedAgainFrom(lookedTo: number): number {
  return lookedTo - SETTLED_AFTER_BLOCKS;
}

// Public nodes refuse longer ranges.
const LONGEST_RANGE = 5000;

/** What the events of a contract wallet say, up to a block. */
export type AgreedFinding =
  | { readonly kind: 'ran'; readonly receipt: TransactionReceipt }
  | { readonly kind: 'waiting'; readonly lookedTo: number }
  | { readonly kind: 'unread' };

/**
 * Looks in the events of a contract wallet for what it ran under a hash, from one block to another or 5000 blocks on. The receipt is
 * that of the transaction that ran it, with the status 0 where the wallet's call failed inside it.
 */
export async function findAgreed(
  ask: AskNode,
  { account, hash, from, to }: { readonly account: Address; readonly hash: TxHash; readonly from: number; readonly to: number },
): Promise<AgreedFinding> {
  const lookedTo = Math.min(to, from + LONGEST_RANGE);
  const filter = { address: account, topics: [[SUCCESS, FAILURE]], fromBlock: blockTag(from), toBlock: blockTag(lookedTo) };
  const logs = await ask('eth_getLogs', [filter]);
  if (!logs.ok || !Array.isArray(logs.value)) return { kind: 'unread' };
  const event = logs.value.map(eventOf).find((one) => one !== null && one.agreed === hash);
  if (!event) return { kind: 'waiting', lookedTo };
  const answer = await ask('eth_getTransactionReceipt', [event.ranBy]);
  const receipt = answer.ok ? receiptOf(answer.value) : null;
  if (receipt === null) return { kind: 'unread' };
  return { kind: 'ran', receipt: event.isSuccess ? receipt : { ...receipt, status: 0 } };
}

function eventOf(log: unknown): { readonly agreed: string; readonly isSuccess: boolean; readonly ranBy: TxHash } | null {
  if (typeof log !== 'object' || log === null) return null;
  const topics: unknown = Reflect.get(log, 'topics');
  const [kind, indexed]: readonly unknown[] = Array.isArray(topics) ? topics : [];
  const data = String(Reflect.get(log, 'data') ?? '');
  const ranBy = parseTxHash(String(Reflect.get(log, 'transactionHash')));
  if (ranBy === null || typeof kind !== 'string') return null;
  const agreed = typeof indexed === 'string' ? indexed : data.slice(0, 66);
  return { agreed: agreed.toLowerCase(), isSuccess: kind.toLowerCase() === SUCCESS, ranBy };
}
