// What went into shares of a pair and came out of them, by the pair's own events, and what that comes to (V2-17).
import { rawAmount, type Address, type ChainId } from '@dex/mf-shared/domain';
import type { PoolAmounts } from '../liquidityMath';
import type { ThenWish } from '../then';
import type { PositionResult } from '../v3/positionHistory';
import type { ExistingPair } from './pair';
import { burnedAmounts } from './shares';

/**
 * One thing that happened to an account's shares, in the order of the chain; raw figures are decimal text. `added` and `removed` with what
 * the pair took or paid; `staked` and `unstaked` only move shares to a staking contract and back; `moved` is a transfer of which no event
 * says what the shares were worth.
 */
export type ShareEvent =
  | { readonly kind: 'added' | 'removed'; readonly shares: string; readonly amount0: string; readonly amount1: string }
  | { readonly kind: 'staked' | 'unstaked'; readonly shares: string }
  | { readonly kind: 'moved'; readonly isIn: boolean; readonly shares: string };

/** An event with where the chain has it. */
export type PlacedShareEvent = ShareEvent & { readonly blockNumber: number; readonly transaction: string };

/**
 * A history as far as it was read. `isFromStart` once the node is known to have every block since the pair was made; `isLost` where the
 * browser keeps nothing of it for the next visit.
 */
export type PairHistory =
  | { readonly kind: 'loading' }
  | { readonly kind: 'reading'; readonly count: number; readonly reachedBlock: number | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly events: readonly PlacedShareEvent[]; readonly isFromStart: boolean; readonly isLost: boolean };

/** Whose shares of which pair; staking contracts only hold them for their owner. */
export interface PairHistoryWish {
  readonly chainId: ChainId;
  readonly pair: Address;
  readonly factory: Address;
  /** Token 0 and token 1 of the pair. */
  readonly tokens: readonly [Address, Address];
  readonly account: Address;
  readonly stakingContracts: readonly Address[];
  readonly key: string;
}

function sumOf(events: readonly ShareEvent[], kind: 'added' | 'removed'): PoolAmounts {
  return events.reduce<PoolAmounts>(
    (sum, event) =>
      event.kind === kind ? { amount0: sum.amount0 + BigInt(event.amount0), amount1: sum.amount1 + BigInt(event.amount1) } : sum,
    { amount0: 0n, amount1: 0n },
  );
}

/** How many shares the events leave with the account, and in staking contracts. */
export function sharesLeft(events: readonly ShareEvent[]): { readonly free: bigint; readonly staked: bigint } {
  let [free, staked] = [0n, 0n];
  for (const event of events) {
    const shares = BigInt(event.shares);
    const isIn = event.kind === 'added' || event.kind === 'unstaked' || (event.kind === 'moved' && event.isIn);
    free += isIn ? shares : -shares;
    if (event.kind === 'staked') staked += shares;
    if (event.kind === 'unstaked') staked -= shares;
  }
  return { free, staked };
}

/** A pair at some time; its factory says whether it takes a part. */
export interface PairThenWish extends ThenWish {
  readonly pair: Address;
  readonly factory: Address;
}

/** Why there is no result although the history was read: shares came or went by a plain transfer, or some event is missing. */
export type PairGap = 'moved' | 'incomplete';

/** What a pair held, and all its shares, at some time. */
export type PairThen = Pick<ExistingPair, 'reserve0' | 'reserve1' | 'totalSupply'>;

interface Events<Event extends ShareEvent> {
  readonly events: readonly Event[];
  readonly isFromStart: boolean;
}

/**
 * The result of an account's shares from their whole history and the pair as it is now. Fees stay in the pair: they are in what the shares
 * hold, and no part of them is paid by itself. No result where a share was moved, or the history has no beginning or does not account for
 * every share held.
 */
export function pairResult(history: Events<ShareEvent>, pair: ExistingPair): PositionResult | PairGap {
  return resultOf(history, history.events, pair, NOTHING);
}

/** The same since a block: what all shares held then counts as put in, and only a share that was moved since makes no result. */
export function pairResultSince(
  history: Events<PlacedShareEvent>,
  { block, facts }: { readonly block: number; readonly facts: PairThen },
  pair: ExistingPair,
): PositionResult | PairGap {
  const { free, staked } = sharesLeft(history.events.filter(({ blockNumber }) => blockNumber <= block));
  if (free < 0n || staked < 0n) return 'incomplete';
  return resultOf(
    history,
    history.events.filter(({ blockNumber }) => blockNumber > block),
    pair,
    heldBy(facts, free + staked),
  );
}

const NOTHING: PoolAmounts = { amount0: 0n, amount1: 0n };

function heldBy(pair: PairThen, shares: bigint): PoolAmounts {
  const { amount0, amount1 } = burnedAmounts(pair, rawAmount(shares));
  return { amount0: BigInt(amount0), amount1: BigInt(amount1) };
}

function resultOf(
  { events, isFromStart }: Events<ShareEvent>,
  counted: readonly ShareEvent[],
  pair: ExistingPair,
  opening: PoolAmounts,
): PositionResult | PairGap {
  if (!isFromStart) return 'incomplete';
  if (counted.some(({ kind }) => kind === 'moved')) return 'moved';
  const { free, staked } = sharesLeft(events);
  if (pair.balance === null || free !== BigInt(pair.balance) || staked < 0n) return 'incomplete';
  const added = sumOf(counted, 'added');
  return {
    putIn: { amount0: opening.amount0 + added.amount0, amount1: opening.amount1 + added.amount1 },
    takenOut: sumOf(counted, 'removed'),
    fees: NOTHING,
    now: heldBy(pair, free + staked),
  };
}
