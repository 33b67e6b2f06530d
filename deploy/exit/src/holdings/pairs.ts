import { amountIn, balanceOfCall, totalSupplyCall, reservesCall, reservesIn } from '@dex/mf-shared/chain';
import type { ChainId, SavedPair } from '@dex/mf-shared/domain';
import { earnedCall } from '../../../../mf-pool/src/chain/mining/stakingCalls';
import { feeToCall, getPairCall, isAbsentIn, kLastCall, supplyIn } from '../../../../mf-pool/src/chain/v2/pairCalls';
import type { PairRef } from '../../../../mf-pool/src/domain/v2/pair';
import { rewardsRefs, trackedPairs } from '../../../../mf-pool/src/domain/v2/trackedPairs';
import type { ExitServices } from '../services';
import type { Found, HeldShares, HeldStake, Owner } from './holding';

/** Shares in the account itself: of the pairs of the tokens that the product knows by itself, and of those that the person named. */
export async function findShares(
  { reads }: Pick<ExitServices, 'reads'>,
  { chain, account }: Owner,
  named: readonly SavedPair[],
): Promise<Found> {
  const { chainId } = chain;
  const nothing: Found = { place: 'shares', holdings: [], failed: false };
  const pairs = chain.v2 ? trackedPairs(chain, chain.tokens, named, { withSushi: false }) : [];
  if (pairs.length === 0) return nothing;
  const balances = await reads.once(
    chainId,
    pairs.map(({ address }) => balanceOfCall(chainId, address, account)),
  );
  if (!balances.ok) return { ...nothing, failed: true };
  const answers = pairs.map((pair, index) => ({ pair, shares: amountIn(balances.value.data[index] ?? null) }));
  const silent = answers.flatMap(({ pair, shares }) => (shares === null ? pair : []));
  const isUnread = !(await areAbsent(reads, chainId, silent));
  const held = answers.flatMap(({ pair, shares }) => (shares === null || shares === '0' ? [] : { pair, shares }));
  if (held.length === 0) return { ...nothing, failed: isUnread };
  const states = await reads.once(
    chainId,
    held.flatMap(({ pair: { address, factory } }) => [
      reservesCall(address),
      totalSupplyCall(address),
      feeToCall(factory),
      kLastCall(address),
    ]),
  );
  const holdings = held.flatMap(({ pair, shares }, index): HeldShares[] => {
    const [reservesData = null, supply = null, feeTo = null, kLast = null] = states.ok
      ? states.value.data.slice(index * 4, index * 4 + 4)
      : [];
    const [reserves, shown] = [reservesIn(reservesData), amountIn(supply)];
    if (!reserves || !shown) return [];
    return [{ kind: 'shares', pair, shares, supply: { ...reserves, totalSupply: supplyIn(shown, reserves, feeTo, kLast) } }];
  });
  return { ...nothing, holdings, failed: isUnread || holdings.length < held.length };
}

/** True when nobody made these pairs: without code they answer nothing, and that is no failure. One that was made and does not answer may hold shares. */
async function areAbsent(reads: ExitServices['reads'], chainId: ChainId, pairs: readonly PairRef[]): Promise<boolean> {
  if (pairs.length === 0) return true;
  const known = await reads.once(
    chainId,
    pairs.map(({ factory, token0, token1 }) => getPairCall(factory, token0.address, token1.address)),
  );
  return known.ok && pairs.every((_, index) => isAbsentIn(known.value.data[index] ?? null) === true);
}

/** Shares that the staking contracts hold for the account, with their rewards. */
export async function findStakes({ reads }: ExitServices, { chain, account }: Owner): Promise<Found> {
  const { chainId } = chain;
  const nothing: Found = { place: 'stakes', holdings: [], failed: false };
  const contracts = rewardsRefs(chain);
  if (contracts.length === 0) return nothing;
  const batch = await reads.once(
    chainId,
    contracts.flatMap(({ stakingRewards }) => [balanceOfCall(chainId, stakingRewards, account), earnedCall(stakingRewards, account)]),
  );
  const read = contracts.map(({ stakingRewards, pair }, index) => ({
    stakingRewards,
    pair,
    staked: batch.ok ? amountIn(batch.value.data[index * 2] ?? null) : null,
    earned: batch.ok ? amountIn(batch.value.data[index * 2 + 1] ?? null) : null,
  }));
  const holdings = read.flatMap(({ staked, ...rest }): HeldStake[] =>
    staked === null || (staked === '0' && rest.earned === '0') ? [] : [{ kind: 'stake', staked, ...rest }],
  );
  return { ...nothing, holdings, failed: read.some(({ staked }) => staked === null) };
}
