/** @jest-environment jsdom */
import type { TransactionSummary } from '@dex/mf-shared/contract';
import { parseTxHash, rawAmount, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { stateOf, transactionAdded, transactionReplaced } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT, mainnet } from '../../../domain/orders.fixture';
import type { RewardsState } from '../../../domain/v2/pair';
import { wantedSlice, factReceived, selectFollowed, wantedReducer } from '../../../state/wantedSlice';
import { poolV3Reducer } from '../../../state/v3/poolV3Slice';
import { CollectAllCard } from './CollectAllCard';

const hash = parseTxHash(`0x${'5'.repeat(64)}`);
const [deposit] = mainnet.miningPools;
if (!hash || !deposit) throw new Error('That is a hash, and there are mining pools');
const { stakingRewards } = deposit;
const nothing = () => undefined;

function Card() {
  const { store } = useServices();
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  return <CollectAllCard account={ACCOUNT} positions={[]} onCollect={nothing} />;
}

/** The card of an account that has earned something in one mining pool. */
async function showEarned() {
  const shown = renderWithServices(<Card />, { account: ACCOUNT });
  const { store } = shown.services;
  const wanted = await waitFor(() => {
    const wish = selectFollowed(stateOf(store, wantedSlice), 'pairs');
    if (!wish) throw new Error('The card asks for nothing');
    return wish;
  });
  const [stakedAmount, earnedAmount] = [rawAmount(10n ** 18n), rawAmount(10n ** 19n)];
  const rates = { totalStakedAmount: ZERO_AMOUNT, totalRewardRate: ZERO_AMOUNT, periodFinish: null };
  const state: RewardsState = { kind: 'known', stakedAmount, earnedAmount, ...rates };
  const facts = { isComplete: true, hasFailed: false, syncing: false, held: [], pairs: {}, rewards: { [stakingRewards]: state } };
  shown.dispatch(factReceived({ kind: 'pairs', key: wanted.key, answer: facts }));
  return shown;
}

// V3-23
test.each<TransactionSummary>([
  { kind: 'claimRewards', symbol: 'UNI', claimsFrom: [stakingRewards] },
  { kind: 'collectAllFees', count: 0, rewards: 1, claimsFrom: [stakingRewards] },
])('rewards that a $kind is collecting already are named, and not collected a second time', async (summary) => {
  const { dispatch } = await showEarned();
  const row = () => within(screen.getByTestId(`pool-v3-collect-reward-${stakingRewards}`));
  expect(row().getByRole('checkbox')).toHaveProperty('checked', true);
  expect(screen.getByTestId('pool-v3-collect-all-button').textContent).toContain('1 mining pool');
  dispatch(transactionAdded({ chainId: 1, from: ACCOUNT, addedTime: 1_000, hash, summary }));
  expect(row().queryByRole('checkbox')).toBeNull();
  expect(row().getByText('Being collected')).toBeTruthy();
  expect(screen.queryByTestId('pool-v3-collect-all-button')).toBeNull();
  dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(row().getByRole('checkbox')).toHaveProperty('checked', true);
});
