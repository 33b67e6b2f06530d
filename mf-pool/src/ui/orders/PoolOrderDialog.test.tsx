/** @jest-environment jsdom */
import { AUTO_SLIPPAGE, err, rawAmount } from '@dex/mf-shared/domain';
import type { ChainNode } from '@dex/mf-shared/contract';
import type { Order, OrderDraft } from '@dex/mf-shared/orders';
import { stateOf } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { migrateOrder } from '../../domain/migrate/migrateOrder';
import { stakeOrder, takeOrder } from '../../domain/mining/stakingOrders';
import { ACCOUNT, addTerms, mainnet, MIGRATOR, migrateTerms, ONE, PAIR, removeTerms, STAKING, TWO } from '../../domain/orders.fixture';
import { acceptedAddition, acceptedRemoval, addPairOrder, removePairOrder } from '../../domain/v2/pairOrders';
import { collectAllOrder } from '../../domain/v3/collectAll';
import { compoundOrder } from '../../domain/v3/compound';
import { moveRangeOrder } from '../../domain/v3/moveRange';
import { addPositionOrder, collectFeesOrder, createPoolOrder, removePositionOrder } from '../../domain/v3/positionOrders';
import { poolOrders } from '../../orders';
import { wantedReducer } from '../../state/wantedSlice';
import { marketReducer } from '../../state/v3/marketSlice';
import { poolV3Reducer } from '../../state/v3/poolV3Slice';
import { MigrateDialog } from '../migrate/MigrateDialog';
import { StakeDialog } from '../mining/DepositDialog';
import { TakeOrderDialog } from '../mining/TakeDialog';
import { AddDialog } from '../v2/add/AddDialog';
import { RemoveDialog as RemovePairDialog } from '../v2/remove/RemoveDialog';
import { AddDialogs } from '../v3/add/AddDialogs';
import { CollectAllDialog } from '../v3/collectAll/CollectAllDialog';
import { CollectDialog, RemoveDialog } from '../v3/PayoutDialogs';
import { CompoundDialog } from '../v3/position/Compound';
import { MoveRangeDialog } from '../v3/position/MoveRangeDialog';
import { poolSlot } from './poolSlot';
import { ordersSlice } from '@dex/mf-shared/orders';

const owner = { chainId: 1, account: ACCOUNT } as const;
const share = { ...ONE, address: PAIR, symbol: 'SHARE' };
const raw = (value: number) => rawAmount(BigInt(value));
const nothing = () => undefined;
const sides = { currencies: [ONE, TWO], pair: { base: ONE, quote: TWO }, unread: [] } as const;
const position = { manager: MIGRATOR, token0: ONE.address, token1: TWO.address, tokenId: '7', ...sides };
const deposit = { amount0Desired: '10', amount1Desired: '20', amount0Min: '9', amount1Min: '19', deadlineSeconds: 99 };
const payout = { ...position, nativeSide: null, expected0: '3', expected1: '4', only: null, owner: ACCOUNT, fees0: '3', fees1: null };
const addition = { ...position, ...deposit, tokenId: null, fee: 3000, tickLower: -60, tickUpper: 60, nativeSide: null };
const moved = {
  ...addition,
  tokenId: '7',
  liquidity: '5',
  freed0Min: '8',
  freed1Min: '18',
  rest0: '1',
  rest1: '0',
  lacking0: '1',
  lacking1: '2',
};
const pairShown = {
  share,
  unread: [],
  slippageBps: AUTO_SLIPPAGE.addV2,
  moment: { reserveA: raw(1000), reserveB: raw(2000), totalSupply: raw(1400) },
} as const;
const taken = {
  stakingRewards: STAKING,
  shares: { token: share, amount: raw(7) },
  rewards: { token: ONE, amount: raw(8) },
  rewardToken: ONE,
};

/** Every dialog of an order about one subject: `draw` gives it for a subject, `testId` is that of its review. */
const DIALOGS: readonly {
  readonly name: string;
  readonly order: Order;
  readonly testId: string;
  readonly draw: (subject: string) => ReactNode;
}[] = [
  dialog('pool-v3-collect', collectFeesOrder(owner, payout), (tokenId) => <CollectDialog tokenId={tokenId} />),
  dialog('pool-v3-remove', removePositionOrder(owner, { ...payout, ...deposit, liquidity: '5', freed0: '1', freed1: '2' }), (tokenId) => (
    <RemoveDialog tokenId={tokenId} onSent={nothing} />
  )),
  dialog('pool-v3-compound-order', compoundOrder(owner, { ...position, ...deposit, rest0: '1', rest1: '0' }, ONE, TWO), (tokenId) => (
    <CompoundDialog tokenId={tokenId} />
  )),
  dialog('pool-v3-move-order', moveRangeOrder(owner, moved, ONE, TWO), (tokenId) => <MoveRangeDialog tokenId={tokenId} onSent={nothing} />),
  dialog('pool-v3-add', addPositionOrder(owner, { ...addition, startSqrtPriceX96: null }, ONE, TWO), (subject) => (
    <AddDialogs subject={subject} />
  )),
  dialog('pool-v3-createPool', createPoolOrder(owner, { ...addition, startSqrtPriceX96: String(1n << 96n) }), (subject) => (
    <AddDialogs subject={subject} />
  )),
  dialog('pool-v2-add', addPairOrder(owner, { ...addTerms, ...pairShown, measuredShares: null }, null), (subject) => (
    <AddDialog subject={subject} onClosed={nothing} />
  )),
  dialog('pool-v2-remove', removePairOrder(owner, { ...removeTerms, ...pairShown }, share, null), (subject) => (
    <RemovePairDialog subject={subject} onClosed={nothing} />
  )),
  dialog('pool-mining-deposit', stakeOrder(owner, { stakingRewards: STAKING, amount: raw(7), share }, null), (subject) => (
    <StakeDialog subject={subject} onSent={nothing} />
  )),
  dialog('pool-mining-withdraw', takeOrder('withdraw', owner, taken), (subject) => (
    <TakeOrderDialog kind="withdraw" subject={subject} onSent={nothing} />
  )),
  dialog('pool-mining-claim', takeOrder('claimRewards', owner, { ...taken, shares: null }), (subject) => (
    <TakeOrderDialog kind="claim" subject={subject} onSent={nothing} />
  )),
];

function dialog(testId: string, order: Order, draw: (subject: string) => ReactNode) {
  return { name: order.kind, testId, order, draw };
}

/** Draws with the section's slices there. */
function show(children: ReactNode, node?: ChainNode) {
  const WithSlices: ComponentType = () => {
    const { store } = useServices();
    store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
    store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
    store.addSlice({ name: 'poolMarket', reducer: marketReducer });
    return children;
  };
  return renderWithServices(<WithSlices />, { account: ACCOUNT, ...(node && { node }) });
}

async function open({ services }: ReturnType<typeof show>, order: Order, subject: string): Promise<void> {
  await act(() => poolOrders(services).orders.open(poolSlot(order, subject), { order, record: { summary: { kind: 'withdrawStake' } } }));
}

test.each(DIALOGS)('an order ($name) is drawn by the screen of its own subject alone', async ({ order, testId, draw }) => {
  const own = show(draw('one'));
  await open(own, order, 'one');
  expect(screen.getByTestId(`${testId}-confirmation`)).toBeTruthy();
  own.unmount();
  await open(show(draw('other')), order, 'one');
  expect(screen.queryByTestId(`${testId}-confirmation`)).toBeNull();
});

test('a migration is drawn on the page of its pair alone', async () => {
  const terms = { ...migrateTerms, share, shown: sides.pair, position0: raw(1), position1: raw(2), coarse: null };
  const order = migrateOrder(owner, terms, share, null, ['native', TWO.address]);
  const own = show(<MigrateDialog pair={PAIR} />);
  await open(own, order, PAIR);
  expect(screen.getByTestId('pool-migrate-confirmation')).toBeTruthy();
  own.unmount();
  await open(show(<MigrateDialog pair={STAKING} />), order, PAIR);
  expect(screen.queryByTestId('pool-migrate-confirmation')).toBeNull();
});

test('a collection from all positions names what arrives from its own terms', async () => {
  const positions = [{ tokenId: '7', token0: ONE.address, token1: mainnet.wrappedNative.address, expected0: '3', expected1: '4' }];
  const terms = {
    manager: MIGRATOR,
    wrappedNative: mainnet.wrappedNative.address,
    positions,
    rewards: [{ stakingRewards: STAKING, token: TWO.address, expected: '5' }],
    currencies: [mainnet.native, ONE, TWO],
  };
  const drawn = show(<CollectAllDialog collection={{ owner, left: terms, sent: 0 }} onChange={nothing} onSent={nothing} />);
  await open(drawn, collectAllOrder(owner, terms), 'all');
  expect(screen.getByTestId(`pool-v3-order-arrives-${ONE.address}`)).toBeTruthy();
  expect(screen.getByTestId('pool-v3-order-arrives-native')).toBeTruthy();
});

test('fees that were not known when a collection was made stay a dash', async () => {
  const drawn = show(<CollectDialog tokenId="7" />);
  await open(drawn, collectFeesOrder(owner, payout), '7');
  expect(screen.getByTestId('pool-v3-order-fees1').textContent).toBe('–');
  expect(screen.getByTestId('pool-v3-order-fees0').getAttribute('title')).toContain('0.000000000000000003');
});

/** What the recent transactions would keep of the order in a place. */
function recorded({ services }: ReturnType<typeof show>, slot: string): OrderDraft['record']['summary'] | undefined {
  return stateOf(services.store, ordersSlice).orders.open[slot]?.draft.record.summary;
}

const removal = removePositionOrder(owner, {
  ...payout,
  ...deposit,
  unread: [],
  liquidity: '5',
  freed0: '1000000000000000000',
  freed1: '2000000000000000000',
});

// V3-31
test.each<[string, Order, ReactNode, OrderDraft['record']['summary']]>([
  [
    'removal',
    removal,
    <RemoveDialog key="remove" tokenId="7" onSent={nothing} />,
    { kind: 'removeLiquidity', version: 'v3', a: { amount: '0', symbol: 'T1' }, b: { amount: '2', symbol: 'T2' }, collectsFrom: ['7'] },
  ],
  [
    'collection',
    collectFeesOrder(owner, payout),
    <CollectDialog key="collect" tokenId="7" />,
    { kind: 'collectFeesAlone', symbol: 'T2', collectsFrom: ['7'] },
  ],
])('a %s of one side alone is recorded as that, not as both', async (_, order, dialogOf, summary) => {
  const fails = async () => err({ code: 'reverted', message: 'Reverted' } as const);
  const drawn = show(dialogOf, { estimateGas: fails, call: fails, request: fails, logs$: () => NEVER });
  await open(drawn, order, '7');
  const alone = await screen.findByTestId('pool-v3-take-alone-1');
  await act(async () => void fireEvent.click(alone));
  expect(recorded(drawn, poolSlot(order, '7'))).toEqual(summary);
});

test('rewards whose amount was not known when a withdrawal was made are named, and a dash', async () => {
  const drawn = show(<TakeOrderDialog kind="withdraw" subject="one" onSent={nothing} />);
  await open(drawn, takeOrder('withdraw', owner, { ...taken, rewards: null }), 'one');
  expect(screen.getByTestId('pool-mining-withdraw-confirmation').textContent).toContain('Unclaimed T1–');
});

test('a deposit shows the shares and the price of the pair that its amounts were made for', async () => {
  const drawn = show(<AddDialog subject="one" onClosed={nothing} />);
  await open(drawn, addPairOrder(owner, { ...addTerms, ...pairShown, measuredShares: null }, null), 'one');
  const review = screen.getByTestId('pool-v2-add-confirmation');
  // 100 to 1,000 A, and 200 to 2,000 B: 140 shares to 1,400.
  expect(review.textContent).toContain('Share of pool9.09%');
  expect(screen.getByTestId('pool-v2-rate').textContent).toBe('1 T1 = 2 T2');
});

// ORDER-3
test('what was accepted is all that a review of a pair shows: no figure is above what was measured', async () => {
  const removal = acceptedRemoval(removePairOrder(owner, { ...removeTerms, ...pairShown }, share, null), {
    kind: 'arrivesLess',
    asset: TWO.address,
    measured: '150',
    limit: '198',
  });
  const removing = show(<RemovePairDialog subject="one" onClosed={nothing} />);
  await open(removing, removal, 'one');
  const review = screen.getByTestId('pool-v2-remove-confirmation');
  const titles = [...review.querySelectorAll('[title]')].map((figure) => figure.getAttribute('title') ?? '');
  const exact = (digits: string) => titles.filter((title) => new RegExp(`0\\.0{15}${digits}(?!\\d)`).test(title)).length;
  expect([exact('15'), exact('148'), exact('2'), exact('198')]).toEqual([1, 1, 0, 0]);
  // The room for a price that moves stays as it was chosen.
  expect(review.textContent).toContain('If the price moves further');
  removing.unmount();
  const addition = addPairOrder(owner, { ...addTerms, ...pairShown, measuredShares: null }, { pair: PAIR, minimum: raw(139) });
  await open(
    show(<AddDialog subject="one" onClosed={nothing} />),
    acceptedAddition(addition, { kind: 'arrivesLess', asset: PAIR, measured: '70', limit: '139' }),
    'one',
  );
  const added = screen.getByTestId('pool-v2-add-confirmation');
  expect(added.textContent).toContain('Share of pool4.76%');
  expect(screen.getByTestId('pool-v2-add-measured').textContent).toContain('guarantees no number of pool tokens');
});
