import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { bridge, stateOf } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import { EMPTY, map, Observable } from 'rxjs';
import { pairs$ } from './chain/v2/pairsStream';
import { allFees$ } from './chain/v3/allFeesStream';
import { fees$ } from './chain/v3/feesStream';
import { operatorRead } from './chain/v3/operatorRead';
import { poolStates$ } from './chain/v3/poolStatesStream';
import { position$ } from './chain/v3/positionStream';
import { positions$ } from './chain/v3/positionsStream';
import { answersLater$, grantsLater$, historyLater$, marketLater$, pairIdentityLater$, tierSharesLater$ } from './chain/streamsLater';
import { ticks$ } from './chain/v3/ticksStream';
import type { Received } from './domain/wanted';
import { matchRoute } from './routes';
import { formsSlice } from './state/v2/formsSlice';
import { factReceived, selectFollowed, selectQuestion, wantedSlice } from './state/wantedSlice';
import { historyReceived, historySlice, selectHistoryWish } from './state/v3/historySlice';
import { marketReceived, marketSlice, selectMarketWish } from './state/v3/marketSlice';
import * as v3 from './state/v3/poolV3Slice';
import * as wishes from './state/v3/selectWishes';
import { askAhead, selectTokensWish } from './state/v3/tokensAhead';

const slices = [v3.poolV3Slice, marketSlice, historySlice, wantedSlice, formsSlice] as const;

const byKey = ({ key }: { readonly key: string }) => key;

/** The reading of version-3 positions, pools, fees, ticks and tiers, as the open screen wants it. */
function startPositions(services: ShellServices): readonly (() => void)[] {
  const { reads, node, chains, store } = services;
  const height = (): number | null => {
    const { application } = stateOf(store, v3.poolV3Slice);
    return application.blocks[application.chainId]?.number ?? null;
  };
  const common = { services, slices, serialise: byKey };
  return [
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectPositionsWish(state, location, chains),
      watch: ({ chainId, account }) => positions$(reads, chains[chainId], account),
      received: ({ key }, answer) => v3.positionsReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectPositionWish(state, location, chains),
      watch: ({ chainId, tokenId }) => position$(reads, chains[chainId], tokenId),
      received: ({ key }, answer) => v3.positionReceived({ key, answer }),
    }),
    bridge({
      services,
      slices,
      ...operatorRead(services),
      wanted: (state, location) => wishes.selectOperatorWish(state, location, chains),
      received: ({ key }, answer) => v3.operatorReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectPoolsWish(state, location, chains),
      watch: ({ chainId, pools }) => poolStates$(reads, chains[chainId], pools),
      received: ({ key }, answer) => v3.poolsReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => selectTokensWish(state, location, chains),
      watch: (wish) => new Observable<never>(() => askAhead(store, wish)),
      received: (_, nothing) => nothing,
    }),
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectFeesWish(state, location, chains),
      watch: (wish) => fees$(reads, node, chains[wish.chainId], wish),
      received: ({ key }, answer) => v3.feesReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectAllFeesWish(state, location, chains),
      watch: (wish) => allFees$(reads, node, chains[wish.chainId], wish),
      received: ({ key }, answer) => v3.allFeesReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectTicksWish(state, location, chains),
      watch: (wish) => ticks$(reads, chains[wish.chainId], wish),
      received: ({ key }, answer) => v3.ticksReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => wishes.selectTierSharesWish(state, location, chains),
      watch: ({ chainId, tokens }) =>
        tierSharesLater$({ fetch: (url, init) => fetch(url, init), chain: chains[chainId], tokens, height, reads }),
      received: ({ key }, answer) => v3.tierSharesReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => selectMarketWish(state, location, chains),
      watch: ({ chainId, tokens, own }) => marketLater$(reads, chains[chainId], tokens, own),
      received: ({ key }, answer) => marketReceived({ key, answer }),
    }),
    bridge({
      ...common,
      wanted: (state, location) => selectHistoryWish(state, location, chains),
      serialise: ({ key, anew }) => `${key} ${anew}`,
      watch: ({ chainId, tokenId, anew }) => {
        const manager = chains[chainId].v3?.nonfungiblePositionManager;
        return manager ? historyLater$(reads, node, chains[chainId], manager, tokenId, anew > 0) : EMPTY;
      },
      received: ({ key }, answer) => historyReceived({ key, answer }),
    }),
  ];
}

/** The reading of what parts of the open screen want by themselves. */
function startWanted(services: ShellServices): readonly (() => void)[] {
  const { reads, node, chains } = services;
  const common = { services, slices, serialise: byKey, received: (_: unknown, received: Received) => factReceived(received) };
  return [
    bridge({
      ...common,
      wanted: (state) => selectFollowed(state, 'pairs'),
      watch: (wish) => pairs$(reads, wish).pipe(map((answer): Received => ({ kind: 'pairs', key: wish.key, answer }))),
    }),
    bridge({
      ...common,
      wanted: (state) => selectFollowed(state, 'target'),
      watch: ({ chainId, pool, key }) =>
        poolStates$(reads, chains[chainId], [pool]).pipe(
          map((states): Received => ({ kind: 'target', key, answer: states[pool] ?? { kind: 'loading' } })),
        ),
    }),
    bridge({
      ...common,
      wanted: (state) => selectFollowed(state, 'identity'),
      watch: ({ chainId, pair, key }) =>
        pairIdentityLater$(reads, chains[chainId], pair).pipe(map((answer): Received => ({ kind: 'identity', key, answer }))),
    }),
    bridge({
      ...common,
      wanted: (state) => selectFollowed(state, 'grants'),
      watch: (wish) =>
        grantsLater$(reads, node, wish).pipe(map((answer): Received => ({ kind: 'grants', key: wish.key, owner: wish.owner, answer }))),
    }),
    bridge({
      ...common,
      wanted: (state) => selectQuestion(state),
      watch: (question) => answersLater$(reads, node, question),
    }),
  ];
}

function start(services: ShellServices): () => void {
  const stops = [...startPositions(services), ...startWanted(services)];
  return () => stops.forEach((stop) => stop());
}

/** Liquidity: version-3 positions, version-2 pools, migration and mining. */
export const remote = defineRemote({
  name: 'pool',
  matchRoute,
  slices,
  load: () => import(/* webpackMode: "eager" */ './ui/Root'),
  loadMessages: async (locale) => (locale === 'en-US' ? {} : (await import('./ui/messages/zh-CN.json')).default),
  start,
}) satisfies RemoteModule;
