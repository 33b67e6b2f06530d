import { orderProblem } from './orderProblem';
import { addOrder, migrateOrder, permit, removeOrder, stakeOrder, STAKING, ACCOUNT } from './orders.fixture';
import { orderSummary } from './orderSummary';
import type { PoolOrder } from './poolOrder';
import { rawAmount } from '@dex/mf-shared/domain';

const zero = rawAmount(0n);
const withdraw: PoolOrder = { kind: 'withdraw', chainId: 1, account: ACCOUNT, stakingRewards: STAKING };

test.each<[string, PoolOrder, string | null]>([
  ['a deposit', addOrder, null],
  ['a deposit of nothing', { ...addOrder, amountA: zero }, 'missing_dependencies'],
  ['an approved removal', removeOrder, null],
  ['a signed removal', { ...removeOrder, isApproved: false, permit }, null],
  ['a removal that is neither', { ...removeOrder, isApproved: false }, 'not_approved'],
  ['a removal without shares', { ...removeOrder, shares: zero, isApproved: false }, 'missing_liquidity_amount'],
  ['a removal of another network', { ...removeOrder, a: { ...addOrder.a, chainId: 10 } }, 'missing_dependencies'],
  ['a stake that is neither', { ...stakeOrder, isApproved: false }, 'not_approved'],
  ['a signed stake', { ...stakeOrder, isApproved: false, permit }, null],
  ['a migration that is neither', { ...migrateOrder, isApproved: false }, 'not_approved'],
  ['a withdrawal', withdraw, null],
])('%s', (_, order, code) => {
  expect(orderProblem(order)?.code ?? null).toBe(code);
});

test('what is recorded says what was done', () => {
  const summaries = [addOrder, removeOrder, migrateOrder, { ...stakeOrder, amount: rawAmount(10n ** 18n) }, withdraw].map((order) =>
    orderSummary(order, 'LP'),
  );
  expect(summaries).toEqual([
    { kind: 'addLiquidity', version: 'v2', a: { amount: '<0.000001', symbol: 'T1' }, b: { amount: '<0.000001', symbol: 'T2' } },
    { kind: 'removeLiquidity', version: 'v2', a: { amount: '<0.000001', symbol: 'T1' }, b: { amount: '<0.000001', symbol: 'T2' } },
    { kind: 'migrate', symbolA: 'T1', symbolB: 'T2' },
    { kind: 'stake', amount: { amount: '1', symbol: 'LP' } },
    { kind: 'withdrawStake' },
  ]);
});
