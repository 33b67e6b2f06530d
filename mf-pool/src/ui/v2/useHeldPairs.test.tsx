/** @jest-environment jsdom */
import { rawAmount } from '@dex/mf-shared/domain';
import { stateOf } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT, mainnet } from '../../domain/orders.fixture';
import type { ExistingPair, RewardsState } from '../../domain/v2/pair';
import { rewardsRefs } from '../../domain/v2/trackedPairs';
import { factReceived, selectFollowed, wantedReducer, wantedSlice } from '../../state/wantedSlice';
import { PoolCard } from './list/PoolCard';
import { useHeldPairs } from './useHeldPairs';

const amount = rawAmount(10n ** 18n);
const state: ExistingPair = {
  kind: 'exists',
  reserve0: amount,
  reserve1: amount,
  totalSupply: rawAmount(10n ** 19n),
  balance: amount,
  permit: null,
};
const known = { kind: 'known', earnedAmount: amount, totalStakedAmount: amount, totalRewardRate: amount, periodFinish: 9 } as const;
const refs = rewardsRefs(mainnet);
const [staking] = refs;
if (!staking) throw new Error('There is a staking contract');

function Held() {
  const { store } = useServices();
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  const held = useHeldPairs({ withSushi: false });
  return (
    <>
      <p data-testid="state">{held.state}</p>
      {held.pairs.map((pair) => (
        <PoolCard key={pair.ref.address} held={pair} />
      ))}
    </>
  );
}

// V2-13, FIGURE-4
test.each<[string, RewardsState, boolean, string, string | undefined]>([
  ['nothing', { ...known, stakedAmount: rawAmount(0n) }, true, 'known', '10.000000%'],
  ['as much again', { ...known, stakedAmount: amount }, true, 'known', '20.000000%'],
  ['what could not be read', { ...known, stakedAmount: null }, true, 'loading', '–'],
  ['what a contract refuses to say', { kind: 'failed' }, true, 'failed', '–'],
  ['what could not be read, and no share free', { ...known, stakedAmount: null }, false, 'loading', undefined],
])('with %s in its rewards pool, a pair says what part of it is held only where that is known', async (_, rewards, isHeld, kind, part) => {
  const { dispatch, services } = renderWithServices(<Held />, { account: ACCOUNT });
  const none = { ...known, stakedAmount: rawAmount(0n) };
  const others = Object.fromEntries(refs.map(({ stakingRewards }) => [stakingRewards, none]));
  await waitFor(() => {
    const wanted = selectFollowed(stateOf(services.store, wantedSlice), 'pairs');
    if (!wanted) throw new Error('Nothing is asked for yet');
    const answer = {
      isComplete: true,
      hasFailed: false,
      syncing: false,
      held: isHeld ? [staking.pair] : [],
      pairs: { [staking.pair.address]: state },
      rewards: { ...others, [staking.stakingRewards]: rewards },
    };
    dispatch(factReceived({ kind: 'pairs', key: wanted.key, answer }));
    expect(screen.getByTestId('state').textContent).toBe(kind);
    expect(screen.queryByTestId('pool-v2-share')?.textContent).toBe(part);
  });
});
