/** @jest-environment jsdom */
import type { Statement } from '@dex/mf-shared/orders';
import { renderWithServices } from '@dex/mf-shared/testing';
import { claimRewardsPromises, stakePromises, takeOrder, stakeOrder, withdrawPromises } from '../../domain/mining/stakingOrders';
import { ACCOUNT, addTerms, MIGRATOR, ONE, STAKING, TWO } from '../../domain/orders.fixture';
import { addPairOrder } from '../../domain/v2/pairOrders';
import { addPairPromises } from '../../domain/v2/pairPromises';
import { moveRangeOrder, moveRangePromises } from '../../domain/v3/moveRange';
import { detailText } from './detailText';

const moved = {
  manager: MIGRATOR,
  token0: ONE.address,
  token1: TWO.address,
  tokenId: '7',
  fee: 3000,
  tickLower: -60,
  tickUpper: 60,
  liquidity: '5',
  freed0Min: '8',
  freed1Min: '18',
  amount0Desired: '10',
  amount1Desired: '20',
  amount0Min: '9',
  amount1Min: '19',
  rest0: '1',
  rest1: '0',
  lacking0: '1',
  lacking1: '2',
  deadlineSeconds: 99,
} as const;

// ORDER-1
test('a move names each of its limits by the step that it is a limit of: no two have one name and one token', () => {
  const order = moveRangeOrder({ chainId: 1, account: ACCOUNT }, moved, ONE, TWO);
  const detail = detailText([ONE, TWO]);
  const isDetail = (statement: Statement) => statement.kind === 'detail';
  const drawn = moveRangePromises(order)
    .filter(isDetail)
    .flatMap(({ name, value }) => detail(name, value) ?? []);
  const { container } = renderWithServices(drawn.map(({ name, value }, index) => <p key={index}>{[name, ' ', value]}</p>));
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  const limits = lines.filter((line) => / at (least|most) /.test(line)).map((line) => line.replace(/[\d.,]+/, ''));
  expect(limits).toHaveLength(6);
  expect(new Set(limits).size).toBe(6);
  expect(limits).toContain(`Takes out at least  ${ONE.symbol}`);
});

const drawnOf = (says: readonly Statement[]) => {
  const detail = detailText([ONE, TWO]);
  const said = says.flatMap((statement) => (statement.kind === 'detail' ? (detail(statement.name, statement.value) ?? []) : []));
  const { container } = renderWithServices(said.map(({ name, value }, index) => <p key={index}>{[name, ' ', value]}</p>));
  return [...container.querySelectorAll('p')].map(({ textContent }) => (textContent ?? '').trim());
};

// ORDER-1
test('a call whose bytes name no amount says in words what it does and for whom', () => {
  const owner = { chainId: 1, account: ACCOUNT } as const;
  const taken = { stakingRewards: STAKING, shares: null, rewards: null, rewardToken: null };
  expect(drawnOf(claimRewardsPromises(takeOrder('claimRewards', owner, taken)))).toEqual([
    'Pays out to you all that your deposit has earned here',
  ]);
  expect(drawnOf(withdrawPromises(takeOrder('withdraw', owner, taken)))).toEqual([
    'Pays back to you all pool tokens deposited here, and pays out all that they have earned',
  ]);
  const stake = stakeOrder(owner, { stakingRewards: STAKING, amount: addTerms.amountA, share: ONE }, null);
  expect(drawnOf(stakePromises(stake, []))[0]).toBe('Deposits pool tokens to earn rewards');
});

// ORDER-1
test('what goes into a pair at least is said of both tokens', () => {
  const order = addPairOrder({ chainId: 1, account: ACCOUNT }, addTerms, null);
  expect(drawnOf(addPairPromises(order)).filter((line) => line.startsWith('Puts in at least'))).toEqual([
    'Puts in at least 0.000000000000000099 T1',
    'Puts in at least 0.000000000000000198 T2',
  ]);
});
