/** @jest-environment jsdom */
import { rawAmount } from '@dex/mf-shared/domain';
import type { Statement } from '@dex/mf-shared/orders';
import { renderWithServices } from '@dex/mf-shared/testing';
import { claimRewardsPromises, stakePromises, takeOrder, stakeOrder, withdrawPromises } from '../../domain/mining/stakingOrders';
import { migrateOrder, migratePromises } from '../../domain/migrate/migrateOrder';
import { ACCOUNT, addTerms, migrateTerms, MIGRATOR, ONE, removeTerms, STAKING, TWO } from '../../domain/orders.fixture';
import { addPairOrder, removePairOrder } from '../../domain/v2/pairOrders';
import { addPairPromises, removePairPromises } from '../../domain/v2/pairPromises';
import { compoundOrder, compoundPromises } from '../../domain/v3/compound';
import { moveRangeOrder, moveRangePromises } from '../../domain/v3/moveRange';
import { addPositionOrder, collectFeesOrder, createPoolOrder, removePositionOrder } from '../../domain/v3/positionOrders';
import { addPositionPromises, collectFeesPromises, createPoolPromises, removePositionPromises } from '../../domain/v3/positionPromises';
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

const drawnOf = (says: readonly Statement[], unread: readonly (0 | 1)[] = []) => {
  const detail = detailText([ONE, TWO], unread);
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

const owner = { chainId: 1, account: ACCOUNT } as const;
// 2^96 times the square root of 4: four units of the second token for one of the first.
const START = String(1n << 97n);
const made = { ...moved, nativeSide: null, tokenId: null, startSqrtPriceX96: START } as const;
const paid = { ...moved, nativeSide: null, expected0: '3', expected1: '4', only: 0 } as const;

// ORDER-1
test('a call that makes a pool says at which price, of either token; the decimals of both count', () => {
  const says = createPoolPromises(createPoolOrder(owner, made));
  expect(drawnOf(says)).toContain('Price that the pool starts at 4 T2 per T1 (0.25 T1 per T2)');
  const detail = detailText([ONE, { ...TWO, decimals: 6 }]);
  const value = detail('startSqrtPriceX96', START)?.value;
  expect(renderWithServices(<p data-testid="small">{value}</p>).getByTestId('small').textContent).toContain('4,000,000,000,000 T2 per T1');
});

// ORDER-1
test('a removal says how much liquidity is taken out, to the last unit', () => {
  const says = removePositionPromises(
    removePositionOrder(owner, { ...paid, liquidity: '12345678901', amount0Min: '1', amount1Min: '2' }),
    [],
    0,
  );
  expect(drawnOf(says)).toContain('Liquidity taken out, in its own units 12,345,678,901');
});

// ORDER-1, FIGURE-4
test.each([
  [0, ['Takes out at least – 0x', 'Takes out at least 0.000000000000000002 T2', 'Taken alone T1']],
  [1, ['Takes out at least 0.000000000000000001 T1', 'Takes out at least – 0x', 'Taken alone T1']],
] as const)('of the side %d that does not say what it is no amount is named, and the other keeps its own name and units', (side, lines) => {
  const says = removePositionPromises(removePositionOrder(owner, { ...paid, liquidity: '5', amount0Min: '1', amount1Min: '2' }), [], 0);
  const limits = drawnOf(says, [side]).filter((line) => /^Take(n|s out)/.test(line));
  expect(limits.map((line) => line.replace(/ 0x.*/, ' 0x'))).toEqual(lines);
});

/** What no line of its own is drawn for: the contract's name, a signature, the tokens that every amount names, and what is the same in every call. */
const SAID_OTHERWISE = /^(contract|token[01]|newPool[01]|permit\w+|percentage)$/;

// ORDER-1
test('nothing that a call of this section says is left out where it is confirmed', () => {
  const promised: readonly (readonly Statement[])[] = [
    createPoolPromises(createPoolOrder(owner, made)),
    addPositionPromises(addPositionOrder(owner, made, ONE, TWO), []),
    addPositionPromises(addPositionOrder(owner, { ...made, tokenId: '7', startSqrtPriceX96: null }, ONE, TWO), []),
    removePositionPromises(removePositionOrder(owner, { ...paid, liquidity: '5', amount0Min: '1', amount1Min: '2' }), [], 0),
    collectFeesPromises(collectFeesOrder(owner, paid), [], 0),
    compoundPromises(compoundOrder(owner, moved, ONE, TWO)),
    moveRangePromises(moveRangeOrder(owner, moved, ONE, TWO)),
    addPairPromises(addPairOrder(owner, addTerms, null)),
    removePairPromises(removePairOrder(owner, removeTerms, ONE, null), []),
    migratePromises(migrateOrder(owner, { ...migrateTerms, createAtSqrtPriceX96: rawAmount(1n << 97n) }, ONE, null, []), []),
  ];
  const detail = detailText([ONE, TWO]);
  const unsaid = promised
    .flat()
    .flatMap((statement) => (statement.kind === 'detail' && detail(statement.name, statement.value) === null ? [statement.name] : []));
  expect(unsaid.filter((name) => !SAID_OTHERWISE.test(name))).toEqual([]);
});
