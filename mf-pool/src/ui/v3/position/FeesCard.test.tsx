/** @jest-environment jsdom */
import type { TransactionSummary } from '@dex/mf-shared/contract';
import { parseTxHash } from '@dex/mf-shared/domain';
import { transactionAdded, transactionReplaced } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { screen } from '@testing-library/react';
import { ACCOUNT, mainnet, ONE, ROUTER, TWO } from '../../../domain/orders.fixture';
import { poolV3Reducer } from '../../../state/v3/poolV3Slice';
import type { PositionView } from '../usePositionView';
import { FeesCard } from './FeesCard';

const WHOLE = 10n ** 18n;
const Q96 = 1n << 96n;
const hash = parseTxHash(`0x${'5'.repeat(64)}`);
if (!hash) throw new Error('That is a hash');

const view: PositionView = {
  chain: mainnet,
  account: ACCOUNT,
  manager: ROUTER,
  position: {
    tokenId: '7',
    nonce: '0',
    operator: ACCOUNT,
    token0: ONE.address,
    token1: TWO.address,
    fee: 3000,
    tickLower: -600,
    tickUpper: 600,
    liquidity: '60',
    feeGrowthInside0LastX128: '0',
    feeGrowthInside1LastX128: '0',
    tokensOwed0: '0',
    tokensOwed1: '0',
  },
  fee: 3000,
  owner: ACCOUNT,
  isOperator: true,
  picture: { kind: 'none' },
  token0: ONE,
  token1: TWO,
  currency0: ONE,
  currency1: TWO,
  nativeSide: null,
  shown: { base: ONE, quote: TWO },
  pool: { kind: 'exists', sqrtPriceX96: String(Q96), tick: 0, liquidity: '60' },
  sqrtPriceX96: Q96,
  state: 'inRange',
  amounts: { amount0: WHOLE, amount1: WHOLE },
  fees: { kind: 'known', amount0: String(WHOLE), amount1: String(WHOLE) },
  owed: { amount0: WHOLE, amount1: WHOLE },
};

function WithSlices() {
  const { store } = useServices();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  return <FeesCard view={view} />;
}

const amounts = { a: { amount: '1', symbol: 'ONE' }, b: { amount: '1', symbol: 'TWO' } };

// V3-29
test.each<TransactionSummary>([
  { kind: 'addLiquidity', version: 'v3', ...amounts, collectsFrom: ['7'] },
  { kind: 'collectAllFees', count: 2, collectsFrom: ['3', '7'] },
])('while a $kind of the position is pending neither button can be pressed, and the word is that of a collection', async (summary) => {
  const { dispatch } = renderWithServices(<WithSlices />, { account: ACCOUNT, path: '/pool/7' });
  const compound = await screen.findByTestId('pool-v3-compound');
  const collect = screen.getByTestId('pool-v3-collect');
  const areDisabled = () => [compound, collect].map((button) => button.hasAttribute('disabled'));
  expect(areDisabled()).toEqual([false, false]);
  dispatch(transactionAdded({ hash, chainId: 1, from: ACCOUNT, addedTime: 1_000, summary }));
  expect(areDisabled()).toEqual([true, true]);
  expect(collect.textContent).toBe('Collecting');
  dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(areDisabled()).toEqual([false, false]);
});
