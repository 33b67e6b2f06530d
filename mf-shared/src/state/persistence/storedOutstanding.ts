import * as v from 'valibot';
import type { OutstandingOutcome, OutstandingTrack } from '../../contract/transactions';
import { parseAddress } from '../../domain/address';
import { CHAIN_IDS } from '../../domain/chainId';
import { parseHex } from '../../domain/hex';
import { parseRawAmount } from '../../domain/rawAmount';
import { parseTxHash } from '../../domain/txHash';
import type { OutstandingState } from '../outstanding/outstandingSlice';
import { accepted, moment, parsedText, readEntries, whole } from './schemaParts';
import { storedApproval, storedClaim, storedSummary } from './storedTransactions';

/** More than anybody has open; older ones are forgotten. */
const MOST_KEPT = 50;

const text = v.string();
const hash = parsedText(parseTxHash);
const traces = {
  nonceBefore: v.nullable(whole),
  isBatch: v.optional(v.literal(true)),
  call: v.object({ to: parsedText(parseAddress), data: parsedText(parseHex), value: parsedText(parseRawAmount) }),
};
const track = v.variant('kind', [
  v.object({ kind: v.literal('batch'), batchId: text, callCount: whole, traces: v.optional(v.object(traces)) }),
  v.object({
    kind: v.literal('unknown'),
    batchId: v.optional(text),
    callCount: v.optional(whole),
    left: v.optional(v.literal(true)),
    ...traces,
  }),
  // Whoever reads this did not ask, and will not hear the answer.
  v.object({
    kind: v.pipe(
      v.literal('asked'),
      v.transform(() => 'unknown' as const),
    ),
    ...traces,
  }),
]) satisfies v.GenericSchema<unknown, OutstandingTrack>;
const outcome = v.variant('kind', [
  v.object({ kind: v.literal('mined'), hash }),
  v.object({ kind: v.literal('failed'), code: v.picklist([400, 500]) }),
  v.object({ kind: v.literal('partial'), hashes: v.array(hash) }),
  v.object({ kind: v.literal('notSent'), saidTime: v.optional(moment) }),
  v.object({ kind: v.literal('answered') }),
]) satisfies v.GenericSchema<unknown, OutstandingOutcome>;
const request = v.object({
  id: text,
  chainId: v.picklist(CHAIN_IDS),
  from: parsedText(parseAddress),
  addedTime: moment,
  summary: storedSummary,
  approval: v.optional(storedApproval),
  claim: v.optional(storedClaim),
  track,
  outcome: v.optional(outcome),
  cleared: v.optional(v.literal(true)),
});

/** What is left of the stored requests: each one that does not hold together is dropped alone, and beyond fifty the oldest, those that ended first. */
export function parseStoredOutstanding(json: unknown): OutstandingState {
  const kept = readEntries(json, (stored, id) => {
    const read = accepted(request, stored);
    return read?.id === id ? read : null;
  });
  const newest = Object.values(kept)
    .sort((one, other) => Number(isEnded(one)) - Number(isEnded(other)) || other.addedTime - one.addedTime)
    .slice(0, MOST_KEPT);
  return Object.fromEntries(newest.map((one) => [one.id, one]));
}

function isEnded({ outcome }: OutstandingState[string]): boolean {
  return outcome !== undefined;
}
