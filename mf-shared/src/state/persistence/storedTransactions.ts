import * as v from 'valibot';
import type { TransactionSummary } from '../../contract/transactions';
import { parseAddress } from '../../domain/address';
import { CHAIN_IDS, type ChainId, parseChainId } from '../../domain/chainId';
import { parseHex } from '../../domain/hex';
import { parseRawAmount } from '../../domain/rawAmount';
import { parseTxHash } from '../../domain/txHash';
import type { TransactionDetails, TransactionsState } from '../transactions/transactionDetails';
import { accepted, isRecord, moment, parsedText, readEntries, whole } from './schemaParts';

const text = v.string();
const amount = v.object({ amount: text, symbol: text });
const version = v.picklist(['v2', 'v3']);
const swapVersion = v.picklist(['v2', 'v3', 'mixed']);
const exact = v.picklist(['input', 'output']);
/** What was stored before transactions named their positions and staking contracts has none. */
const collectsFrom = v.optional(v.array(text));
const claimsFrom = v.optional(v.array(text));
const sharesOf = v.optional(text);
const kind = <K extends TransactionSummary['kind']>(name: K) => v.literal(name);
export const storedSummary = v.variant('kind', [
  v.object({ kind: kind('swap'), input: amount, output: amount, exact, version: swapVersion, recipient: v.optional(text) }),
  v.object({ kind: kind('wrap'), input: amount, output: amount }),
  v.object({ kind: kind('unwrap'), input: amount, output: amount }),
  v.object({ kind: kind('send'), amount, recipient: text }),
  v.object({ kind: kind('approve'), symbol: text }),
  v.object({ kind: kind('resetApproval'), symbol: text }),
  v.object({ kind: kind('revoke'), symbol: text }),
  v.object({ kind: kind('revokePositions') }),
  v.object({ kind: kind('revokeAll'), count: whole }),
  v.object({ kind: kind('createPool'), symbolA: text, symbolB: text }),
  v.object({ kind: kind('addLiquidity'), version, a: amount, b: amount, collectsFrom }),
  v.object({ kind: kind('removeLiquidity'), version, a: amount, b: amount, collectsFrom, sharesOf }),
  v.object({ kind: kind('collectFees'), symbolA: text, symbolB: text, collectsFrom }),
  v.object({ kind: kind('collectFeesAlone'), symbol: text, collectsFrom }),
  v.object({ kind: kind('collectAllFees'), count: whole, rewards: v.optional(whole), collectsFrom, claimsFrom }),
  v.object({ kind: kind('migrate'), symbolA: text, symbolB: text, sharesOf }),
  v.object({ kind: kind('stake'), amount }),
  v.object({ kind: kind('withdrawStake'), claimsFrom }),
  v.object({ kind: kind('claimRewards'), symbol: text, claimsFrom }),
  v.object({ kind: kind('claimAirdrop'), amount, recipient: text }),
  v.object({ kind: kind('delegate'), delegatee: text }),
  v.object({ kind: kind('vote'), support: v.picklist([0, 1, 2]), proposal: text }),
  v.object({ kind: kind('propose'), title: text }),
  v.object({ kind: kind('told'), section: text, sentence: v.object({ 'en-US': text, 'zh-CN': text }) }),
]) satisfies v.GenericSchema<unknown, TransactionSummary>;

const address = parsedText(parseAddress);
const receipt = v.object({
  blockHash: text,
  blockNumber: whole,
  contractAddress: v.nullable(text),
  from: text,
  status: v.optional(whole),
  to: v.nullable(text),
  transactionHash: text,
  transactionIndex: whole,
});
const sighting = v.object({
  sender: address,
  nonce: whole,
  to: v.nullable(address),
  value: parsedText(parseRawAmount),
  dataHash: parsedText(parseHex),
});
export const storedApproval = v.object({ tokenAddress: address, spender: address });
export const storedClaim = v.object({ recipient: address });
const transaction = v.object({
  hash: parsedText(parseTxHash),
  chainId: v.picklist(CHAIN_IDS),
  from: address,
  addedTime: moment,
  summary: storedSummary,
  approval: v.optional(storedApproval),
  claim: v.optional(storedClaim),
  lastCheckedBlockNumber: v.optional(whole),
  sighting: v.optional(sighting),
  waitsForSigners: v.optional(v.literal(true)),
  receipt: v.optional(receipt),
  confirmedTime: v.optional(moment),
  fate: v.optional(v.picklist(['replaced', 'dropped', 'unclear'])),
  replacedAt: v.optional(whole),
  cleared: v.optional(v.literal(true)),
});

/** What is left of the stored transactions: each one that does not hold together is dropped alone (SHELL-17). */
export function parseStoredTransactions(json: unknown): TransactionsState {
  const kept: Partial<Record<ChainId, Record<string, TransactionDetails>>> = {};
  if (!isRecord(json)) return kept;
  for (const [key, ofChain] of Object.entries(json)) {
    const chainId = parseChainId(key);
    if (chainId === null || !isRecord(ofChain)) continue;
    kept[chainId] = readEntries(ofChain, (stored, hash) => {
      const details = accepted(transaction, stored);
      return details?.hash === hash && details.chainId === chainId ? details : null;
    });
  }
  return kept;
}
