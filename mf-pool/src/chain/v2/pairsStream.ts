import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import {
  amountIn,
  balanceOfCall,
  domainSeparatorCall,
  isUnreachable,
  isUnread,
  lastDataOf,
  nameCall,
  readNumber,
  tokenNameIn,
  totalSupplyCall,
  reservesCall,
  reservesIn,
} from '@dex/mf-shared/chain';
import type { Address, PermitInfo } from '@dex/mf-shared/domain';
import type { PairRef, PairState, RewardsRef, RewardsState } from '../../domain/v2/pair';
import type { PairsFacts, PairsWish } from '../../domain/v2/pairsWish';
import { earnedCall, periodFinishCall, rewardRateCall } from '../mining/stakingCalls';
import { liquidityTokenPermit } from './liquidityTokenPermit';
import { feeToCall, getPairCall, isAbsentIn, kLastCall, supplyIn } from './pairCalls';

/** Holdings among many pairs are looked for less often than once a block. */
const MANY_PAIRS = 100;
const MANY_BLOCKS_PER_FETCH = 5;
const CALLS_PER_PAIR = 6;
const CALLS_PER_REWARDS = 5;

type Held = { readonly refs: readonly PairRef[]; readonly isComplete: boolean; readonly hasFailed: boolean };

/** The pairs and staking contracts of a wish, fresh with each block through the one batched read; ends never, fails never. */
export function pairs$(reads: ChainReads, wish: PairsWish): Observable<PairsFacts> {
  return held$(reads, wish).pipe(
    distinctUntilChanged(
      (one, other) => one.isComplete === other.isComplete && one.hasFailed === other.hasFailed && keyOf(one.refs) === keyOf(other.refs),
    ),
    switchMap((held) => combineLatest([fresh$(reads, wish, held), permits$(reads, wish)])),
    map(([facts, permits]) => withPermits(facts, permits)),
  );
}

function keyOf(refs: readonly PairRef[]): string {
  return refs.map(({ address }) => address).join();
}

function held$(reads: ChainReads, { chainId, account, discover }: PairsWish): Observable<Held> {
  if (account === null || discover.length === 0) return of({ refs: [], isComplete: true, hasFailed: false });
  const calls = discover.map(({ address }) => balanceOfCall(chainId, address, account));
  return reads.watch(chainId, calls, { blocksPerFetch: discover.length > MANY_PAIRS ? MANY_BLOCKS_PER_FETCH : 1 }).pipe(
    map((results) => ({
      refs: discover.filter((_, index) => {
        const balance = amountIn(lastDataOf(results[index]));
        return balance !== null && balance !== '0';
      }),
      // A pair that nobody could ask may hold the account's shares.
      isComplete: !results.some(isUnread),
      hasFailed: results.some(isUnreachable),
    })),
  );
}

function fresh$(reads: ChainReads, wish: PairsWish, held: Held): Observable<PairsFacts> {
  const { chainId, account, watch, rewards } = wish;
  const refs = unique([...watch, ...held.refs, ...rewards.map(({ pair }) => pair)]);
  const calls: readonly (ReadCall | null)[] = [
    ...refs.flatMap(({ address, factory, token0, token1 }) => [
      getPairCall(factory, token0.address, token1.address),
      reservesCall(address),
      totalSupplyCall(address),
      account && balanceOfCall(chainId, address, account),
      feeToCall(factory),
      kLastCall(address),
    ]),
    ...rewards.flatMap(({ stakingRewards }) => [
      account && balanceOfCall(chainId, stakingRewards, account),
      account && earnedCall(stakingRewards, account),
      totalSupplyCall(stakingRewards),
      rewardRateCall(stakingRewards),
      periodFinishCall(stakingRewards),
    ]),
  ];
  if (calls.length === 0)
    return of({ isComplete: held.isComplete, hasFailed: held.hasFailed, syncing: false, held: [], pairs: {}, rewards: {} });
  return reads.watch(chainId, calls, { urgent: true }).pipe(
    map((results) => {
      const rewardsAt = refs.length * CALLS_PER_PAIR;
      return {
        isComplete: held.isComplete,
        hasFailed: held.hasFailed || results.some(isUnreachable),
        syncing: results.some((result) => isUnreachable(result) || (result.kind === 'valid' && result.syncing)),
        held: held.refs,
        pairs: Object.fromEntries(refs.map(({ address }, index) => [address, pairState(results.slice(index * CALLS_PER_PAIR))])),
        rewards: Object.fromEntries(
          rewards.map(({ stakingRewards }: RewardsRef, index) => [
            stakingRewards,
            rewardsState(results.slice(rewardsAt + index * CALLS_PER_REWARDS)),
          ]),
        ),
      };
    }),
  );
}

function pairState([known, reservesRead, supplyRead, balanceRead, feeToRead, kLastRead]: readonly ReadResult[]): PairState {
  const reserves = reservesIn(lastDataOf(reservesRead));
  const supply = amountIn(lastDataOf(supplyRead));
  if (reserves && supply && !isUnread(feeToRead) && !isUnread(kLastRead)) {
    const totalSupply = supplyIn(supply, reserves, lastDataOf(feeToRead), lastDataOf(kLastRead));
    return { kind: 'exists', ...reserves, totalSupply, balance: amountIn(lastDataOf(balanceRead)), permit: undefined };
  }
  if (isAbsentIn(lastDataOf(known)) === true) return { kind: 'notExists' };
  return [known, reservesRead, supplyRead, feeToRead, kLastRead].some((result) => result?.kind === 'loading')
    ? { kind: 'loading' }
    : { kind: 'failed' };
}

function rewardsState([staked, earned, supply, rate, finish]: readonly ReadResult[]): RewardsState {
  const [totalStakedAmount, totalRewardRate] = [amountIn(lastDataOf(supply)), amountIn(lastDataOf(rate))];
  const needed = [supply, rate, finish];
  if (totalStakedAmount === null || totalRewardRate === null || isUnread(finish)) {
    return needed.some((result) => result?.kind === 'loading') ? { kind: 'loading' } : { kind: 'failed' };
  }
  const finishData = lastDataOf(finish);
  const periodFinish = finishData === null ? null : readNumber(finishData, 0);
  return {
    kind: 'known',
    stakedAmount: amountIn(lastDataOf(staked)),
    earnedAmount: amountIn(lastDataOf(earned)),
    totalStakedAmount,
    totalRewardRate,
    // A contract that was never given rewards says zero.
    periodFinish: periodFinish === 0 ? null : periodFinish,
  };
}

type Permits = Readonly<Record<Address, PermitInfo | null | undefined>>;

/** Name and domain of a pair never change: asked once. */
function permits$(reads: ChainReads, { chainId, watch, rewards, withPermits }: PairsWish): Observable<Permits> {
  const refs = unique([...watch, ...rewards.map(({ pair }) => pair)]);
  if (!withPermits || refs.length === 0) return of({});
  const calls = refs.flatMap(({ address }) => [nameCall(address), domainSeparatorCall(address)]);
  return reads
    .watch(chainId, calls, { blocksPerFetch: Infinity, urgent: true })
    .pipe(
      map((results) =>
        Object.fromEntries(refs.map(({ address }, index) => [address, permitIn(address, results[index * 2], results[index * 2 + 1])])),
      ),
    );

  function permitIn(address: Address, name: ReadResult | undefined, separator: ReadResult | undefined) {
    if (isUnread(name) || isUnread(separator)) return undefined;
    const nameData = lastDataOf(name);
    return liquidityTokenPermit(chainId, address, nameData === null ? null : tokenNameIn(nameData), lastDataOf(separator));
  }
}

function withPermits(facts: PairsFacts, permits: Permits): PairsFacts {
  const pairs = Object.entries(facts.pairs).map(([address, state]) => [
    address,
    state.kind === 'exists' ? { ...state, permit: permitFor(permits, address) } : state,
  ]);
  return { ...facts, pairs: Object.fromEntries(pairs) };
}

function permitFor(permits: Readonly<Record<string, PermitInfo | null | undefined>>, address: string) {
  return permits[address];
}

function unique(refs: readonly PairRef[]): PairRef[] {
  const seen = new Set<string>();
  return refs.filter(({ address }) => !seen.has(address) && seen.add(address));
}
