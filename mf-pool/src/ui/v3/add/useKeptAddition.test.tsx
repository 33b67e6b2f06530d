/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import type { ChainNode } from '@dex/mf-shared/contract';
import { wrappedToken } from '@dex/mf-shared/domain';
import { ordersSlice, useOrder, type OrderStatus } from '@dex/mf-shared/orders';
import { stateOf } from '@dex/mf-shared/state';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ACCOUNT, mainnet, ONE, ROUTER, TWO } from '../../../domain/orders.fixture';
import { buySideOrder } from '../../../domain/v3/addWithOne';
import type { ShownAddition, ShownPurchase } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { additionFrom, keptAddition, selectNextAddition } from '../../../state/v3/keptAddition';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolSlot } from '../../orders/poolSlot';
import { WithSlices } from '../position/positionPage.fixture';
import { NextStep } from './NextStep';
import { additionDraft } from './oneTokenDrafts';
import { useKeptAddition } from './useKeptAddition';
import { sectionSelector } from '@dex/mf-shared/ui';

const manager = mainnet.v3?.nonfungiblePositionManager ?? ROUTER;
const SUBJECT = 'one two 3000';
const then: ShownAddition = {
  manager,
  token0: ONE.address,
  token1: TWO.address,
  tokenId: null,
  fee: 3000,
  tickLower: -600,
  tickUpper: 600,
  amount0Desired: '500',
  amount1Desired: '400',
  amount0Min: '450',
  amount1Min: '350',
  deadlineSeconds: 1234,
  nativeSide: null,
  startSqrtPriceX96: null,
  pair: { base: ONE, quote: TWO },
  currencies: [ONE, TWO],
};
const purchase: ShownPurchase = {
  router: ROUTER,
  path: [ONE.address, TWO.address],
  fees: [500],
  bought: '400',
  maximumPaid: '410',
  paysNative: false,
  deadlineSeconds: 1234,
  currencies: [ONE, TWO],
  paid: '405',
  then,
};
const never = () => new Promise<never>(() => undefined);
const silent: ChainNode = {
  estimateGas: never,
  call: never,
  request: never,
  logs$: () => {
    throw new Error('not asked');
  },
};
const SLOT = poolSlot(poolKinds.buySide, SUBJECT);
const ADDING = poolSlot(poolKinds.addPosition, SUBJECT);
const useV3Selector = sectionSelector(poolV3Slice);

function Page() {
  useKeptAddition(SUBJECT);
  const { open } = useOrder(poolOrders, SLOT);
  const { open: add } = useOrder(poolOrders, ADDING);
  const next = useV3Selector((state) => selectNextAddition(state, { subject: SUBJECT, chainId: 1, account: ACCOUNT }));
  const owner = { chainId: 1, account: ACCOUNT } as const;
  return (
    <>
      <button onClick={() => open({ order: buySideOrder(owner, purchase, ONE, TWO), record: additionDraft(owner, then).record })}>
        buy
      </button>
      <button onClick={() => add(additionDraft(owner, then))}>add</button>
      {next && <NextStep next={next} />}
    </>
  );
}

/** The page, with what becomes of the order of a slot. A second call is the page loaded anew. */
function load() {
  cleanup();
  const { services, dispatch } = renderWithServices(
    <WithSlices>
      <Page />
    </WithSlices>,
    { account: ACCOUNT, node: silent },
  );
  return (slot: string, status: OrderStatus) => {
    const id = stateOf(services.store, ordersSlice).orders.open[slot]?.id;
    act(() => void dispatch({ type: 'orders/orderChanged', payload: { slot, id, status } } as never));
  };
}

const prepared = {} as Extract<OrderStatus, { kind: 'asking' }>['prepared'];
const hash = `0x${'a'.repeat(64)}` as Extract<OrderStatus, { kind: 'submitted' }>['hash'];
const card = () => screen.queryByTestId('pool-v3-one-next')?.textContent ?? null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

// V3-34
test('the addition after a purchase outlives a reload before its dialog is closed, and waits until it is sent', () => {
  const stand = load();
  press('buy');
  expect(card()).toBeNull();
  stand(SLOT, { kind: 'submitted', hash });
  expect(card()).toContain('The swap was sent');
  const again = load();
  expect(card()).toContain('The swap was sent');
  press('add');
  again(ADDING, { kind: 'submitted', hash });
  expect(card()).toBeNull();
  load();
  expect(card()).toBeNull();
});

// V3-34
test.each(['asking', 'unknown'] as const)(
  'a purchase of which nobody knows whether it was sent (%s) is not begun anew after a reload',
  (kind) => {
    const stand = load();
    press('buy');
    stand(SLOT, kind === 'asking' ? { kind, prepared } : { kind, requestId: null });
    load();
    expect(card()).toContain('it is not known whether it was sent');
    press('Leave it');
    load();
    expect(card()).toBeNull();
  },
);

// V3-34
test('a purchase that was refused in the wallet leaves nothing to come back', () => {
  const stand = load();
  press('buy');
  stand(SLOT, { kind: 'asking', prepared });
  stand(SLOT, { kind: 'failed', problem: { kind: 'rejected' } });
  expect(card()).toBeNull();
  load();
  expect(card()).toBeNull();
});

// V3-34
describe('of what lies in the storage', () => {
  const read = (change: (terms: Record<string, unknown>) => object) => {
    const kept: { terms: Record<string, unknown> } = JSON.parse(keptAddition({ isSent: true, terms: then }));
    return additionFrom({ isSent: true, terms: { ...kept.terms, ...change(kept.terms) } }, mainnet);
  };

  it('all that was agreed to comes back, with the coin where it went along', () => {
    expect(read(() => ({}))).toEqual({ isSent: true, terms: then });
    const wrapped = wrappedToken(mainnet.native, mainnet);
    const coin: ShownAddition = { ...then, tokenId: '7', pair: { base: wrapped, quote: ONE } };
    const [token0, token1] = ONE.address.toLowerCase() < wrapped.address.toLowerCase() ? [ONE, wrapped] : [wrapped, ONE];
    const nativeSide = token0 === ONE ? 1 : 0;
    const terms = { ...coin, token0: token0.address, token1: token1.address, nativeSide } as const;
    expect(additionFrom(JSON.parse(keptAddition({ isSent: false, terms })), mainnet)?.terms).toMatchObject({
      token0: token0.address,
      nativeSide,
      currencies: nativeSide === 1 ? [ONE, mainnet.native] : [mainnet.native, ONE],
    });
  });

  it('no contract but the network’s own is taken', () => {
    expect(read(() => ({ manager: ROUTER, token0: ROUTER }))?.terms).toMatchObject({ manager, token0: ONE.address });
  });

  it.each([
    ['an amount that is none', { amount0Desired: '-1' }],
    ['an amount that fits into no word', { amount1Desired: '9'.repeat(78) }],
    ['a range that is turned over', { tickLower: 600, tickUpper: -600 }],
    ['a range below all prices', { tickLower: -900_000 }],
    ['a range above all prices', { tickUpper: 2 ** 52 }],
    ['a fee that no pool has', { fee: 7 }],
    ['a coin where there is none', { nativeSide: 0 }],
    ['one token twice', { pair: { base: ONE, quote: ONE } }],
    ['a token without an address', { pair: { base: { ...ONE, address: '0x1' }, quote: TWO } }],
    ['no pair', { pair: null }],
    ['another number of a position', { tokenId: 'x' }],
  ])('%s makes nothing', (_what, change) => {
    expect(read(() => change)).toBeNull();
  });

  it.each([null, 'x', {}, { isSent: 'yes', terms: {} }, { isSent: true }])('%j makes nothing', (kept) => {
    expect(additionFrom(kept, mainnet)).toBeNull();
  });
});
