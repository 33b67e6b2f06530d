import { documentVisibility, type WalletNode } from '@dex/mf-shared/chain';
import type { AppHistory, Bus, SectionTable, ShellServices, TestToken } from '@dex/mf-shared/contract';
import { defaultChainId, resolveChains, type RuntimeConfig } from '@dex/mf-shared/domain';
import {
  blockMined,
  bridge,
  chainChosen,
  createBus,
  createSharedStore,
  followOtherTabs,
  freshnessChanged,
  keepStored,
  popupShown,
  readStoredState,
  selectReadsThroughWallet,
} from '@dex/mf-shared/state';
import { brand } from '@dex/mf-shared/ui';
import type { Unsubscribable } from 'rxjs';
import { nextTask } from './nextTask';
import { createLaterChain } from './services/laterChain';
import { awaitOutstanding } from './services/outstanding/awaitOutstanding';
import { onLeaving } from './services/onLeaving';
import { startLater } from './services/startLater';
import { createWalletConnection, type WalletConnection } from './chain/wallets/walletConnection';
import { busToStore } from './services/busToStore';
import { browserHistory, createAppHistory } from './state/createAppHistory';
import { followLink } from './state/followLink';
import { followTheme } from './ui/page/followTheme';
import { walletToStore } from './state/walletToStore';

/** Token lists wait until the page stands, in milliseconds. */
const LISTS_AFTER_MS = 1500;

/** What the running page holds: the services handed to sections, the wallet connection, and the end of it all. */
export interface RunningServices {
  readonly services: ShellServices;
  readonly wallet: WalletConnection;
  /** The page is drawn: loads what reads the chains. */
  readonly drawn: () => void;
  readonly stop: () => void;
}

async function startReports(history: AppHistory, bus: Bus, url: string | null | undefined): Promise<() => void> {
  const { createAnalyticsSink, reportUse } = await import(/* webpackChunkName: "analytics" */ './chain/analytics');
  return reportUse(history, bus, createAnalyticsSink(url));
}

const stopOf = (subscription: Unsubscribable) => () => subscription.unsubscribe();

function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

/** Makes the store, the bus, the chain access and the wallet connection, and starts every stream of the shell. */
export function startServices(page: Window, config: RuntimeConfig, sections: SectionTable): RunningServices {
  const chains = resolveChains(config);
  const storage = storageOf(page);
  const store = createSharedStore({ preloaded: readStoredState(storage) });
  store.dispatch(chainChosen(defaultChainId(config)));
  const history = createAppHistory(browserHistory(page), sections);

  const visibility = documentVisibility(page.document);
  const walletNode: WalletNode = () => (selectReadsThroughWallet(store.getState()) ? wallet.provider() : null);
  const chain = createLaterChain(async () => {
    const { startChainAccess } = await import(/* webpackChunkName: "chainAccess" */ './services/chainAccess');
    // Evaluated and started in tasks of their own; who waits is answered with the start, so that all they ask goes out together.
    await nextTask(page);
    return startChainAccess({ chains, config, store, visibility, announce, walletNode });
  });
  const { reads, node, names } = chain;
  const { bus, announce } = createBus((chainId) => reads.block$(chainId), chain.stream);

  const wallet = createWalletConnection({
    page,
    appName: brand.name,
    chains,
    keys: config.wallets,
    showsUnconfigured: __DEV_SECTIONS__ !== null,
    mainnetNode: chain.mainnetNode,
    activeChainId: () => store.getState().application.chainId,
    chooseChain: (chainId) => store.dispatch(chainChosen(chainId)),
    notify: walletToStore(store),
  });
  const testToken: TestToken = async (chainId, token) => {
    try {
      const late = await import(/* webpackChunkName: "tokenTest" */ './chain/tokenTest/testToken');
      return await late.testToken(node, chains[chainId], token);
    } catch (cause) {
      console.error('A token could not be tested', cause);
      return { kind: 'notMeasured', why: 'silent' };
    }
  };
  const services: ShellServices = { store, bus, history, reads, node, wallet: wallet.port, names, testToken, sections, chains, config };

  const notifyTrouble = (trouble: 'unavailable' | 'full') => {
    const notice = trouble === 'full' ? 'storageFull' : 'storageUnavailable';
    store.dispatch(popupShown({ key: notice, content: { kind: 'notice', notice }, removeAfterMs: 25_000 }));
  };
  const keeper = keepStored({ store, storage, onTrouble: notifyTrouble });
  // Who has lists of their own gets them back before tokens are looked at; nobody else loads their code so early.
  const listsAfterMs = Object.keys(store.getState().lists.byUrl).length > 0 ? 0 : LISTS_AFTER_MS;

  const stops = [
    busToStore(bus, store),
    followOtherTabs(page, store, storage, keeper.saw),
    followTheme(store, page.matchMedia('(prefers-color-scheme: dark)')),
    followLink(history, store),
    // Nobody waits for it, and who reports nothing never loads it.
    config.analyticsUrl ? startLater(0, () => startReports(history, bus, config.analyticsUrl)) : () => undefined,
    bridge({
      services,
      slices: [],
      wanted: (state) => state.application.chainId,
      watch: (chainId) => reads.block$(chainId),
      received: (_chainId, block) => {
        announce({ kind: 'blockMined', block });
        return blockMined(block);
      },
    }),
    bridge({
      services,
      slices: [],
      wanted: (state) => state.application.chainId,
      watch: (chainId) => reads.freshness$(chainId),
      received: (chainId, freshness) => freshnessChanged({ chainId, freshness }),
    }),
    stopOf(bus.on('readingDemanded').subscribe(({ chainId }) => reads.askNow(chainId))),
    startLater(listsAfterMs, async () => {
      const { startLists } = await import(/* webpackChunkName: "lists" */ './services/lists/startLists');
      return startLists(services, { store, visibility, page, fetchAfterMs: LISTS_AFTER_MS - listsAfterMs });
    }),
    awaitOutstanding(store, async () => {
      const { startOutstanding } = await import(/* webpackChunkName: "outstanding" */ './services/outstanding/startOutstanding');
      return startOutstanding({ services, store, visibility, announce });
    }),
    onLeaving(page, visibility, keeper.flush),
    chain.stop,
    keeper.stop,
  ];
  void wallet.start(store.getState().settings.selectedWallet);
  return {
    services,
    wallet,
    drawn: chain.begin,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
