import { requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { stateOf, tokenImported, type ReadAnswer } from '@dex/mf-shared/state';
import type { FakeServices, Story } from '@dex/mf-shared/testing';
import { ACCOUNT, ONE, TWO } from '../../domain/orders.fixture';
import type { PositionFacts } from '../../domain/v3/position';
import type { PositionAnswer, PositionsAnswer } from '../../domain/v3/ports';
import { matchRoute } from '../../routes';
import { formsReducer } from '../../state/v2/formsSlice';
import { historyReducer } from '../../state/v3/historySlice';
import { feesReceived, poolsReceived, positionReceived, positionsReceived, poolV3Slice } from '../../state/v3/poolV3Slice';
import { selectFeesWish, selectPoolsWish } from '../../state/v3/selectWishes';
import { V2Screens } from '../v2/V2Screens';
import { AddScreen } from '../v3/add/AddScreen';
import { OverviewScreen } from '../v3/overview/OverviewScreen';
import { addSlices, marketAtOne, ownPosition, readActions, tokenAnswers } from '../v3/position/positionPage.fixture';
import { PositionScreen } from '../v3/position/PositionScreen';

const OTHER = requireAddress('0x00000000000000000000000000000000000000a2');
const Q96 = String(1n << 96n);
const { position } = ownPosition;

const positions: readonly PositionFacts[] = [
  position,
  { ...position, tokenId: '8', tickLower: 600, tickUpper: 1200 },
  { ...position, tokenId: '9', liquidity: '0' },
];

/** Each pool that the screen shows, at a price of one. */
function tellPools(services: FakeServices): void {
  const { store, history, chains } = services;
  const wish = selectPoolsWish(stateOf(store, poolV3Slice), history.location, chains);
  if (!wish) return;
  const pool = { kind: 'exists', sqrtPriceX96: Q96, tick: 0, liquidity: String(10n ** 24n) } as const;
  store.dispatch(poolsReceived({ key: wish.key, answer: Object.fromEntries(wish.pools.map((address) => [address, pool])) }));
}

const KNOWN = { blockNumber: 1, syncing: false } as const;

/** What the chain says of both tokens: what they are, that each is worth a dollar, and that the account has none. */
const answers: readonly ReadAnswer[] = [
  ...tokenAnswers,
  ...[ONE, TWO].flatMap(({ address }): ReadAnswer[] => [
    { kind: 'usdPrice', read: { kind: 'usdPrice', chainId: 1, token: address }, state: { kind: 'known', value: '1', ...KNOWN } },
    {
      kind: 'balance',
      read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: address },
      state: { kind: 'known', value: ZERO_AMOUNT, ...KNOWN },
    },
  ]),
];

function screen(name: string, path: string, draw: Story['draw'], prepare?: (services: FakeServices) => void, isVisitor = false): Story {
  return {
    name: `pool-${name}`,
    isScreen: true,
    world: { path, ...(isVisitor ? {} : { account: ACCOUNT }) },
    matchRoute,
    answers,
    prepare: (services) => {
      addSlices(services.store);
      services.store.addSlice({ name: 'poolHistory', reducer: historyReducer });
      services.store.addSlice({ name: 'poolV2Forms', reducer: formsReducer });
      for (const token of [ONE, TWO]) services.store.dispatch(tokenImported(token));
      prepare?.(services);
    },
    draw,
  };
}

const overview = (name: string, ...answers: readonly PositionsAnswer[]) =>
  screen(
    `overview-${name}`,
    '/pool',
    () => <OverviewScreen />,
    (services) => {
      for (const answer of answers) services.store.dispatch(positionsReceived({ key: `1:${ACCOUNT}`, answer }));
      tellPools(services);
    },
    answers.length === 0,
  );

const onePosition = (name: string, answer: PositionAnswer) =>
  screen(
    `page-${name}`,
    '/pool/7',
    () => <PositionScreen />,
    ({ store, history, chains }) => {
      readActions(marketAtOne).forEach(store.dispatch);
      store.dispatch(positionReceived({ key: '1:7', answer }));
      const fees = selectFeesWish(stateOf(store, poolV3Slice), history.location, chains);
      if (fees)
        store.dispatch(
          feesReceived({ key: fees.key, answer: { kind: 'known', amount0: String(10n ** 17n), amount1: String(3n * 10n ** 17n) } }),
        );
    },
  );

const own: PositionAnswer = { kind: 'known', position, owner: ACCOUNT, image: { kind: 'none' } };

/** The list of positions, one position, and the forms that add, as they are come upon. */
export const screenStories: readonly Story[] = [
  overview('visitor'),
  overview('loading', { kind: 'loading' }),
  overview('empty', { kind: 'known', positions: [] }),
  overview('known', { kind: 'known', positions }),
  overview('old', { kind: 'known', positions }, { kind: 'failed', positions: null }),
  overview('failed', { kind: 'failed', positions: null }),
  onePosition('loading', { kind: 'loading' }),
  onePosition('missing', { kind: 'missing' }),
  onePosition('failed', { kind: 'failed' }),
  onePosition('own', own),
  onePosition('outOfRange', { ...own, position: { ...position, tickLower: 600, tickUpper: 1200 } }),
  onePosition('closed', { ...own, position: { ...position, liquidity: '0' } }),
  onePosition('ofAnother', { ...own, owner: OTHER, position: { ...position, operator: requireAddress(`0x${'0'.repeat(40)}`) } }),
  screen('addForm-visitor', '/add/ETH', () => <AddScreen />, undefined, true),
  screen('addForm-pair', `/add/${ONE.address}/${TWO.address}/3000`, () => <AddScreen />, tellPools),
  screen('v2-visitor', '/pool/v2', () => <V2Screens route="poolV2" />, undefined, true),
  screen('v2-loading', '/pool/v2', () => <V2Screens route="poolV2" />),
  screen('v2Add-visitor', '/add/v2/ETH', () => <V2Screens route="addV2" />, undefined, true),
];
