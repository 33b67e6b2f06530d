import {
  AUTO_SLIPPAGE,
  deadlineToSend,
  effectiveSlippage,
  FEE_TIERS,
  type FeeTier,
  usableTickBounds,
  v3PoolAddress,
  type Address,
  type Bps,
  type Ratio,
} from '@dex/mf-shared/domain';
import { isPending, isSuccessful, selectDeadlineSeconds, selectSlippageTolerance, selectTransaction } from '@dex/mf-shared/state';
import { brand, useActiveChain, useDispatch, useSectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { migrateButton, type MigrateButtonKind } from '../../domain/migrate/migrateButton';
import { migration, migrationPrice, priceDifference, type Migration } from '../../domain/migrate/migration';
import type { TickRange } from '../../domain/liquidityMath';
import { isTurnedOver, typedPriceOfTick, type ShownPair } from '../../domain/rangePrice';
import type { ExistingPair, PairRef } from '../../domain/v2/pair';
import { shareToken } from '../../domain/v2/shownCurrency';
import { rangeEnds, rangeStanding, type MarketPrice, type RangeEnds, type RangeStanding, type TypedPrice } from '../../domain/v3/addRange';
import type { PoolState } from '../../domain/v3/poolState';
import type { MigrateOrder } from '../../domain/orders/poolOrder';
import { selectTarget, targetLeft, targetWanted, type WithTarget } from '../../state/migrate/targetSlice';
import { selectOrders, type CurrentOrder, type WithOrders } from '../../state/orders/ordersSlice';
import { useAllowance, type Allowance } from '../orders/useAllowance';

const useTargetSelector = useSectionSelector.withTypes<WithTarget>();
const useOrdersSelector = useSectionSelector.withTypes<WithOrders>();

/** What a person set up: the tier, the shown order and the typed ends; true is the outermost price. */
export interface RangeSetup {
  readonly fee: FeeTier;
  readonly isInverted: boolean;
  readonly left: TypedPrice;
  readonly right: TypedPrice;
}

/** All that the parts of one migration draw from. */
export interface MigrateFacts {
  readonly pair: PairRef;
  readonly state: ExistingPair;
  readonly setup: RangeSetup;
  readonly change: (setup: RangeSetup) => void;
  readonly shown: ShownPair;
  readonly tiers: readonly FeeTier[];
  readonly pool: PoolState;
  readonly price: MarketPrice | null;
  readonly difference: Ratio | null;
  readonly ends: RangeEnds;
  readonly standing: RangeStanding;
  readonly migration: Migration | null;
  readonly allowance: Allowance;
  readonly slippage: Bps;
  readonly current: CurrentOrder | null;
  readonly button: MigrateButtonKind;
  readonly hasFailedOnChain: boolean;
  readonly order: () => MigrateOrder | null;
}

/** The pool that a tier names, asked about while the screen is open. */
function useTarget(pair: PairRef, fee: FeeTier): PoolState {
  const chain = useActiveChain();
  const dispatch = useDispatch();
  const { v3 } = chain;
  const pool = useMemo(() => v3 && v3PoolAddress(v3, pair.token0.address, pair.token1.address, fee), [v3, pair, fee]);
  const { chainId } = pair;
  useEffect(() => {
    if (!pool) return undefined;
    dispatch(targetWanted({ chainId, pool }));
    return () => {
      dispatch(targetLeft({ chainId, pool }));
    };
  }, [dispatch, chainId, pool]);
  return useTargetSelector((state) => selectTarget(state, pool && { chainId, pool }));
}

export function useMigrateForm(pair: PairRef, state: ExistingPair, account: Address): MigrateFacts {
  const chain = useActiveChain();
  const [setup, change] = useState<RangeSetup>({ fee: 3000, isInverted: false, left: '', right: '' });
  const { fee } = setup;
  const pool = useTarget(pair, fee);
  const shown: ShownPair = setup.isInverted ? { base: pair.token1, quote: pair.token0 } : { base: pair.token0, quote: pair.token1 };
  const price = migrationPrice(state, pool);
  const ends = rangeEnds(setup.left, setup.right, shown, fee);
  const standing = rangeStanding(ends, price, fee);
  const range: TickRange | null =
    ends.lower !== null && ends.upper !== null && !standing.isInvalid ? { tickLower: ends.lower, tickUpper: ends.upper } : null;
  const shares = state.balance === '0' ? null : state.balance;
  const slippage = effectiveSlippage(useSharedSelector(selectSlippageTolerance), AUTO_SLIPPAGE.migrate);
  const moved = shares && price && range ? migration(state, shares, price, range, slippage) : null;
  const share = useMemo(() => shareToken(pair, { symbol: brand.liquidityTokenSymbol, name: brand.liquidityTokenName }), [pair]);
  const migrator = chain.v3?.migrator ?? null;
  const allowance = useAllowance({
    currency: share,
    amount: shares,
    account,
    spender: migrator,
    permit: state.permit,
    passes: 'signedAmount',
  });
  const userDeadlineSeconds = useSharedSelector(selectDeadlineSeconds);
  const blockTimestamp = useSharedSelector((all) => all.application.blocks[chain.chainId]?.timestamp ?? null);
  const { progress, current, hasFailedOnChain } = useProgress(pair);

  const order = (): MigrateOrder | null => {
    if (!migrator || !shares || !price || !range || !moved) return null;
    return {
      kind: 'migrate',
      chainId: pair.chainId,
      account,
      migrator,
      pair: pair.address,
      token0: pair.token0,
      token1: pair.token1,
      liquidityToMigrate: shares,
      percentageToMigrate: 100,
      fee,
      ...range,
      amount0Min: moved.minimum0,
      amount1Min: moved.minimum1,
      deadlineSeconds: deadlineToSend({ chainId: pair.chainId, userDeadlineSeconds, blockTimestamp, clockSeconds: Date.now() / 1000 }),
      refundAsETH: true,
      isApproved: allowance.state === 'APPROVED',
      permit: allowance.signed,
      createAtSqrtPriceX96: price.isNew ? String(price.sqrtPriceX96) : null,
    };
  };

  const button = migrateButton({
    progress,
    isLoading: price === null || state.balance === null,
    hasNothing: shares === null || (range !== null && moved === null),
    hasRange: ends.lower !== null && ends.upper !== null,
    isInvalidRange: standing.isInvalid,
    approval: allowance.state,
    permit: allowance.permit,
  });
  const tiers = FEE_TIERS.filter((tier) => tier !== 100 || chain.v3?.fee100Enabled === true);
  return {
    pair,
    state,
    setup,
    change,
    shown,
    tiers,
    pool,
    price,
    difference: priceDifference(state, pool),
    ends,
    standing,
    migration: moved,
    allowance,
    slippage,
    current,
    button,
    hasFailedOnChain,
    order,
  };
}

/** Where the order of this pair stands, up to its receipt. */
function useProgress(pair: PairRef): {
  readonly progress: 'none' | 'asking' | 'pending' | 'done';
  readonly current: CurrentOrder | null;
  readonly hasFailedOnChain: boolean;
} {
  const { current } = useOrdersSelector(selectOrders);
  const own = current?.order.kind === 'migrate' && current.order.pair === pair.address ? current : null;
  const hash = own?.status.kind === 'sent' ? own.status.hash : null;
  const transaction = useSharedSelector((state) => hash && selectTransaction(state, pair.chainId, hash));
  if (own?.status.kind === 'asking') return { progress: 'asking', current: own, hasFailedOnChain: false };
  if (hash === null) return { progress: 'none', current: own, hasFailedOnChain: false };
  if (!transaction || isPending(transaction)) return { progress: 'pending', current: own, hasFailedOnChain: false };
  return isSuccessful(transaction)
    ? { progress: 'done', current: own, hasFailedOnChain: false }
    : { progress: 'none', current: own, hasFailedOnChain: true };
}

/** The setup with the shown order turned over; ends that were typed are typed anew from their ticks. */
export function turnedOver(facts: Pick<MigrateFacts, 'setup' | 'shown' | 'ends'>): RangeSetup {
  const { setup, shown, ends } = facts;
  const next: ShownPair = { base: shown.quote, quote: shown.base };
  const textOf = (typed: TypedPrice, tick: number | null): TypedPrice =>
    typed === true ? true : tick === null ? '' : typedPriceOfTick(tick, next);
  const [leftTick, rightTick] = isTurnedOver(next) ? [ends.upper, ends.lower] : [ends.lower, ends.upper];
  return { ...setup, isInverted: !setup.isInverted, left: textOf(setup.right, leftTick), right: textOf(setup.left, rightTick) };
}

/** The text of an end moved by whole tick spacings, never beyond the outermost ticks. */
export function steppedPrice(tick: number, direction: 1 | -1, spacing: number, fee: FeeTier, shown: ShownPair): string {
  const { min, max } = usableTickBounds(fee);
  const inPool = isTurnedOver(shown) ? -direction : direction;
  return typedPriceOfTick(Math.min(max, Math.max(min, tick + inPool * spacing)), shown);
}
