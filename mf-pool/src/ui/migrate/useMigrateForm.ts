import {
  AUTO_SLIPPAGE,
  effectiveSlippage,
  FEE_TIERS,
  parseRawAmount,
  shortenSymbol,
  type FeeTier,
  usableTickBounds,
  v3PoolAddress,
  type Address,
  type Bps,
  type DecimalsStanding,
  type Ratio,
} from '@dex/mf-shared/domain';
import type { AllowanceKind, AllowanceNeed, OrderDraft } from '@dex/mf-shared/orders';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { useActiveChain, useLocation, sectionSelector, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useKeptForm } from '@dex/mf-shared/ui/controls';
import { useMemo, useState } from 'react';
import { migrateButton, type MigrateButtonKind } from '../../domain/migrate/migrateButton';
import { migration, migrationPrice, priceDifference, type Migration } from '../../domain/migrate/migration';
import type { TickRange } from '../../domain/liquidityMath';
import { isPoolPrice, isTurnedOver, typedPriceOfTick, type ShownPair } from '../../domain/rangePrice';
import type { ExistingPair, PairRef } from '../../domain/v2/pair';
import { rangeEnds, rangeStanding, type MarketPrice, type RangeEnds, type RangeStanding, type TypedPrice } from '../../domain/v3/addRange';
import type { PoolState } from '../../domain/v3/poolState';
import type { MarketAnswer } from '../../domain/v3/ports';
import { isMarketAwaited, marketGap } from '../../domain/v3/startPrice';
import { migrateOrder, type ShownMigration } from '../../domain/migrate/migrateOrder';
import { assetOf } from '../../domain/v2/pairOrders';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import type { TargetWish } from '../../domain/wanted';
import { poolV3Slice } from '../../state/v3/poolV3Slice';
import { selectTarget, wantedSlice } from '../../state/wantedSlice';
import { useWanted } from '../useWanted';
import { isTypedPrice } from '../../state/v3/keptAddForm';
import { selectMarket, marketSlice } from '../../state/v3/marketSlice';
import { isAllowed, useAllowanceKinds } from '../orders/useAllowanceKinds';
import { useDeadline } from '../orders/useDeadline';
import { shareOf } from '../v2/shareOf';
import type { PriceGap } from '../v3/market/PriceGapText';
import { useMigrationProgress } from './useMigrationProgress';

const useTargetSelector = sectionSelector(marketSlice, poolV3Slice, wantedSlice);

/** What a person set up: the tier, the shown order and the typed ends; true is the outermost price. */
export interface RangeSetup {
  readonly fee: FeeTier;
  readonly isInverted: boolean;
  readonly left: TypedPrice;
  readonly right: TypedPrice;
  /** The price (Q64.96 in decimal text) that a missing pool is made at; null for that of the pair. */
  readonly start: string | null;
}

const START: RangeSetup = { fee: 3000, isInverted: false, left: '', right: '', start: null };

function isRangeSetup(kept: unknown): kept is RangeSetup {
  if (typeof kept !== 'object' || kept === null) return false;
  const { fee, isInverted, left, right, start }: Partial<Record<keyof RangeSetup, unknown>> = kept;
  const isStart = start === null || (typeof start === 'string' && isPoolPrice(BigInt(parseRawAmount(start) ?? 0)));
  return isStart && FEE_TIERS.some((tier) => tier === fee) && typeof isInverted === 'boolean' && isTypedPrice(left) && isTypedPrice(right);
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
  /** What the pair trades at elsewhere, and how the price stands to it. */
  readonly market: MarketAnswer;
  /** What the pool and its market say of the price is still on its way. */
  readonly isPriceAwaited: boolean;
  readonly priceGap: PriceGap | null;
  readonly needs: readonly AllowanceNeed[];
  /** How the allowance for the shares stands; null while nothing is to be taken. */
  readonly allowance: AllowanceKind | null;
  readonly slippage: Bps;
  readonly button: MigrateButtonKind;
  readonly hasFailedOnChain: boolean;
  readonly draft: () => OrderDraft<ShownMigration> | null;
}

/** The pool that a tier names, asked about while the screen is open. */
function useTarget(pair: PairRef, fee: FeeTier): PoolState {
  const chain = useActiveChain();
  const { v3 } = chain;
  const { chainId } = pair;
  const wish = useMemo((): TargetWish | null => {
    const tokens = [pair.token0.address, pair.token1.address] as const;
    const pool = v3 && v3PoolAddress(v3, ...tokens, fee);
    return pool && { chainId, pool, tokens, fee, key: `target:${chainId}:${pool}` };
  }, [v3, chainId, pair, fee]);
  useWanted(wish && { ...wish, kind: 'target' });
  return useTargetSelector((state) => selectTarget(state, wish));
}

export function useMigrateForm(pair: PairRef, state: ExistingPair, account: Address, decimals: DecimalsStanding): MigrateFacts {
  const chain = useActiveChain();
  const [setup, change] = useState<RangeSetup>(START);
  useKeptForm({
    name: `pool-migrate|${pair.address}`,
    chainId: pair.chainId,
    account,
    form: setup,
    start: START,
    isForm: isRangeSetup,
    restore: change,
  });
  const { fee } = setup;
  const pool = useTarget(pair, fee);
  const shown: ShownPair = setup.isInverted ? { base: pair.token1, quote: pair.token0 } : { base: pair.token0, quote: pair.token1 };
  const price = migrationPrice(state, pool, setup.start === null ? null : BigInt(setup.start));
  const ends = rangeEnds(setup.left, setup.right, shown, fee);
  const standing = rangeStanding(ends, price, fee);
  const range: TickRange | null =
    ends.lower !== null && ends.upper !== null && !standing.isInvalid ? { tickLower: ends.lower, tickUpper: ends.upper } : null;
  const shares = state.balance === '0' ? null : state.balance;
  const slippage = effectiveSlippage(useSharedSelector(selectSlippageTolerance), AUTO_SLIPPAGE.migrate);
  const moved = shares && price && range ? migration(state, shares, price, range, slippage) : null;
  const location = useLocation();
  const { chains } = useServices();
  const market = useTargetSelector((all) => selectMarket(all, location, chains));
  const isPriceAwaited = pool.kind === 'loading' || isMarketAwaited(pool, market);
  const migrator = chain.v3?.migrator ?? null;
  const deadline = useDeadline(chain.chainId);
  const { progress, hasFailedOnChain } = useMigrationProgress(pair, account);

  const draft = (): OrderDraft<ShownMigration> | null => {
    if (!migrator || !shares || !price || !range || !moved) return null;
    const terms: ShownMigration = {
      migrator,
      pair: pair.address,
      token0: pair.token0,
      token1: pair.token1,
      liquidityToMigrate: shares,
      fee,
      ...range,
      amount0Min: moved.minimum0,
      amount1Min: moved.minimum1,
      deadlineSeconds: deadline(),
      createAtSqrtPriceX96: price.isNew ? String(price.sqrtPriceX96) : null,
      share: shareOf(pair),
      shown,
      position0: moved.position0,
      position1: moved.position1,
      coarse: moved.coarse,
    };
    const [one, other] = [shownCurrency(pair.token0, chain), shownCurrency(pair.token1, chain)];
    const owner = { chainId: pair.chainId, account };
    return {
      order: migrateOrder(owner, terms, terms.share, state.permit ?? null, [assetOf(one), assetOf(other)]),
      record: {
        summary: {
          kind: 'migrate',
          symbolA: shortenSymbol(pair.token0.symbol),
          symbolB: shortenSymbol(pair.token1.symbol),
          sharesOf: pair.address,
        },
      },
    };
  };

  const needs = state.permit === undefined ? [] : (draft()?.order.needs ?? []);
  const kinds = useAllowanceKinds(chain.chainId, account, needs);
  const button = migrateButton({
    progress,
    isLoading: price === null || state.balance === null || isPriceAwaited,
    decimals,
    hasNothing: shares === null || (range !== null && moved === null),
    hasRange: ends.lower !== null && ends.upper !== null,
    isInvalidRange: standing.isInvalid,
    isAllowed: needs.length > 0 && isAllowed(kinds),
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
    market,
    isPriceAwaited,
    priceGap: price && {
      pair: shown,
      base: shownCurrency(shown.base, chain),
      quote: shownCurrency(shown.quote, chain),
      sqrtPriceX96: price.sqrtPriceX96,
      isNew: price.isNew,
      gap: marketGap(price.sqrtPriceX96, market),
      deposit: moved && range && { amounts: { amount0: BigInt(moved.position0), amount1: BigInt(moved.position1) }, range },
    },
    needs,
    allowance: kinds[0] ?? null,
    slippage,
    button,
    hasFailedOnChain,
    draft,
  };
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
