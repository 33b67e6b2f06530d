/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { requestOutstanding, stateOf } from '@dex/mf-shared/state';
import { parseHex, rawAmount } from '@dex/mf-shared/domain';
import { brand, useServices } from '@dex/mf-shared/ui';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { stakingInfo } from '../../domain/mining/staking';
import { ACCOUNT, ONE, PAIR, ROUTER, STAKING, TWO, mainnet } from '../../domain/orders.fixture';
import type { ExistingPair, PairRef } from '../../domain/v2/pair';
import { rewardsRefs } from '../../domain/v2/trackedPairs';
import { wantedSlice, factReceived, selectFollowed, wantedReducer } from '../../state/wantedSlice';
import { marketReducer } from '../../state/v3/marketSlice';
import { poolV3Reducer } from '../../state/v3/poolV3Slice';
import { MigrateForm } from '../migrate/MigrateForm';
import { MigrateList } from '../migrate/MigrateList';
import { Deposits } from '../mining/Deposits';
import { PoolCard } from './list/PoolCard';

const amount = rawAmount(10n ** 18n);
const ref: PairRef = { chainId: 1, address: PAIR, factory: STAKING, source: 'v2', token0: ONE, token1: TWO };
const state: ExistingPair = { kind: 'exists', reserve0: amount, reserve1: amount, totalSupply: amount, balance: amount, permit: null };
const [staking] = rewardsRefs(mainnet);
const data = parseHex('0x');
if (!staking || !data) throw new Error('There is a staking contract');
const known = { kind: 'known', stakedAmount: amount, earnedAmount: amount, totalStakedAmount: amount, totalRewardRate: amount } as const;
const info = stakingInfo(staking, { ...known, periodFinish: 9 }, 1);
const mining = { chain: mainnet, account: ACCOUNT, pools: [], rewardToken: mainnet.governanceToken };

function Slices({ children }: { readonly children: ReactElement }) {
  const { store } = useServices();
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.addSlice({ name: 'poolMarket', reducer: marketReducer });
  return children;
}

// ORDER-7
test.each<[string, number, ReactElement]>([
  ['the card of a pair', 5, <PoolCard key="" held={{ ref, state, staked: amount }} />],
  ['the list of what can be migrated', 1, <MigrateList key="" />],
  ['a migration', 3, <MigrateForm key="" pair={ref} state={state} account={ACCOUNT} tokens={[]} />],
  [
    'a mining pool',
    2,
    <Deposits key="" pool={{ ref: staking, state: 'known', info, pair: state }} mining={mining} onOpen={() => undefined} />,
  ],
])(
  'while it is not known whether something was sent, what the account holds is marked in %s, in %i places',
  async (_place, count, place) => {
    const { dispatch, services, container } = renderWithServices(<Slices>{place}</Slices>, {
      account: ACCOUNT,
      path: `/migrate/v2/${PAIR}`,
    });
    /** What is wished for grows with the token lists; the newest wish is answered. */
    const answer = () => {
      const wanted = selectFollowed(stateOf(services.store, wantedSlice), 'pairs');
      const [found] = wanted?.discover ?? [];
      if (wanted && found) {
        const facts = { isComplete: true, hasFailed: false, syncing: false, held: [found], pairs: { [found.address]: state }, rewards: {} };
        dispatch(factReceived({ kind: 'pairs', key: wanted.key, answer: facts }));
      }
    };
    await waitFor(() => {
      answer();
      expect(container.textContent).toContain(`1 ${brand.liquidityTokenSymbol}`);
    });
    expect(screen.queryByText('(may change)')).toBeNull();
    const call = { to: ROUTER, data, value: rawAmount(0n) };
    const about = { id: 'one', chainId: 1, from: ACCOUNT, summary: { kind: 'approve', symbol: 'T1' }, addedTime: 1_000 } as const;
    dispatch(requestOutstanding({ ...about, track: { kind: 'unknown', nonceBefore: null, call } }));
    await waitFor(() => {
      answer();
      expect(screen.getAllByText('(may change)')).toHaveLength(count);
    });
  },
);
