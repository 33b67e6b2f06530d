import {
  addressWord,
  callData,
  readBytes,
  readWord,
  revertReasonIn,
  trialResultsOf,
  uintWord,
  type TrialResult,
} from '@dex/mf-shared/chain';
import type { ChainNode, NotMeasured, TokenTestOutcome } from '@dex/mf-shared/contract';
import { literalAddress, sameAddress, v2PairAddress, type Address, type Chain, type Hex } from '@dex/mf-shared/domain';
import { TESTER_CODE } from './testerCode';

/** Where the testing code is put, and who calls it: addresses without code or keys, in the simulation alone. */
const TESTER = literalAddress('0x7e57000000000000000000000000000000000001');
const CALLER = literalAddress('0x7e57000000000000000000000000000000000002');
/** A little: 0.01 of the native coin. The caller is given a hundred times as much, by state override. */
const SPENT = 10n ** 16n;
/** The tiers of version 3, the common ones first. */
const TIERS = [3000, 10000, 500, 100] as const;
/** Fewer units than this do not tell one percent from another. */
const LEAST_UNITS = 1000n;
const WORD = 32;

/** What the testing code says of one pool. */
interface Trade {
  readonly stage: number;
  readonly due: bigint;
  readonly bought: bigint;
  readonly saleDue: bigint;
  readonly received: bigint;
  readonly reason: string | null;
}

/** Buys a little of a token with the native coin and sells all of it again, in every pool of the two at once: one `eth_simulateV1`. */
export async function testToken(node: ChainNode, chain: Chain, token: Address): Promise<TokenTestOutcome> {
  const inputs = tradesOf(chain, token);
  if (inputs.length === 0) return { kind: 'notMeasured', why: 'noPool' };
  const value = quantity(SPENT);
  const request = {
    blockStateCalls: [
      {
        stateOverrides: { [TESTER]: { code: TESTER_CODE }, [CALLER]: { balance: quantity(SPENT * 100n) } },
        calls: inputs.map((input) => ({ from: CALLER, to: TESTER, input, value })),
      },
    ],
    validation: false,
  };
  const answer = await node.request(chain.chainId, 'eth_simulateV1', [request, 'latest']);
  if (!answer.ok) return { kind: 'notMeasured', why: whyNot(answer.error.code) };
  const results = trialResultsOf(answer.value);
  if (results?.length !== inputs.length) return { kind: 'notMeasured', why: 'unavailable' };
  return outcomeOf(results.flatMap((result) => tradeIn(result) ?? []));
}

function whyNot(code: string): NotMeasured {
  return code === 'timeout' || code === 'disconnected' || code === 'rate_limited' ? 'silent' : 'unavailable';
}

/** throughV2(router, pool, coin, token) and, for each tier, throughV3(factory, router, coin, token, fee). */
function tradesOf({ v2, v3, wrappedNative: { address: coin } }: Chain, token: Address): readonly Hex[] {
  if (sameAddress(coin, token)) return [];
  const both = [addressWord(coin), addressWord(token)];
  return [
    ...(v2 ? [callData('0x9473eeb1', addressWord(v2.router), addressWord(v2PairAddress(v2, coin, token)), ...both)] : []),
    ...(v3 ? TIERS.map((fee) => callData('0x4532d615', addressWord(v3.factory), addressWord(v3.swapRouter), ...both, uintWord(fee))) : []),
  ];
}

/** The pool that told most decides: one where both went through, else one where the sale failed, else one where the purchase did. */
function outcomeOf(trades: readonly Trade[]): TokenTestOutcome {
  const [best] = trades.toSorted((one, other) => other.stage - one.stage);
  if (!best || best.stage === 0) return { kind: 'notMeasured', why: 'noPool' };
  if (best.stage === 1) return { kind: 'purchaseFailed', reason: best.reason };
  const lostWhenBought = best.due < LEAST_UNITS ? null : lost(best.due, best.bought);
  if (best.stage === 2) return { kind: 'saleFailed', lostWhenBought, reason: best.reason };
  if (lostWhenBought === null || best.saleDue < LEAST_UNITS) return { kind: 'notMeasured', why: 'tooCoarse' };
  return { kind: 'measured', lostWhenBought, lostWhenSold: lost(best.saleDue, best.received) };
}

/** The part of what was due that did not arrive, in hundredths of a percent, to the nearest. */
function lost(due: bigint, arrived: bigint): number {
  return arrived >= due ? 0 : Number(((due - arrived) * 10_000n + due / 2n) / due);
}

/** The outcome that a call gave; null where it gave none (the address is no token). */
function tradeIn({ error, returned }: TrialResult): Trade | null {
  if (error !== null) return null;
  // A tuple with bytes in it: the first word says where it begins.
  const word = (index: number) => readWord(returned, WORD + index * WORD);
  const [stage, due, bought] = [word(0), word(1), word(2)] as const;
  const [saleDue, received, place] = [word(3), word(4), word(5)] as const;
  if (stage === null || due === null || bought === null || saleDue === null || received === null || place === null) return null;
  const bytes = readBytes(returned, WORD + Number(place));
  return { stage: Number(stage), due, bought, saleDue, received, reason: (bytes && revertReasonIn(bytes)) ?? null };
}

function quantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}
