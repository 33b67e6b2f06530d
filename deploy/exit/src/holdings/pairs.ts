import { amountIn, balanceOfCall, totalSupplyCall, reservesCall, reservesIn } from '@dex/mf-shared/chain';
import type { SavedPair } from '@dex/mf-shared/domain';
import { earnedCall } from '../../../../mf-pool/src/chain/mining/stakingCalls';
import { feeToCall, kLastCall, supplyIn } from '../../../../mf-pool/src/chain/v2/pairCalls';
import { rewardsRefs, trackedPairs } from '../../../../mf-pool/src/domain/v2/trackedPairs';
import type { ExitServices } from '../services';
import type { Found, HeldShares, HeldStake, Owner } from './holding';

/** Shares in the account itself: of the pairs of the tokens that the product knows by itself, and of those that the person named. */
export async function findShares({ reads }: ExitServices, { chain, account }: Owner, named: readonly SavedPair[]): Promise<Found> {
  const { chainId } = chain;
  const nothing: Found = { place: 'shares', holdings: [], failed: false };
  const pairs = chain.v2 ? trackedPairs(chain, chain.tokens, named, { withSushi: false }) : [];
  if (pairs.length === 0) return nothing;
  const balances = await reads.once(
    chainId,
    pairs.map(({ address }) => balanceOfCall(chainId, address, account)),
  );
  if (!balances.ok) return { ...nothing, failed: true };
  // A pair that nobody made has no code, so it answers nothing; that is no failure.
  const held = pairs.flatMap((pair, index) => {
    const shares = amountIn(balances.value.data[index] ?? null);
    return shares === null || shares === '0' ? [] : [{ pair, shares }];
  });
  if (held.length === 0) return nothing;
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
  return { ...nothing, holdings, failed: holdings.length < held.length };
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
