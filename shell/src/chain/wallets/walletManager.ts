import { parseAddress, isChainId, type RuntimeConfig } from '@dex/mf-shared/domain';
import type { WalletSession } from '@dex/mf-shared/chain';
import { initializeConnector } from '@web3-react/core';
import type { WalletOption } from '../../domain/wallets/walletOption';
import { SAFE_OPTION, walletOptions } from '../../domain/wallets/walletOptions';
import { activate } from './activate';
import { announcesBatches } from './announcesBatches';
import { ProviderConnector } from './ProviderConnector';
import { loadProviderOf, type ProviderLoaderOptions } from './providerLoaders';
import type { WalletControls } from '../../domain/wallets/walletControls';
import type { WalletEvent } from '../../domain/wallets/walletEvents';
import type { WalletProvider } from './walletProvider';

type Connection = {
  readonly option: WalletOption;
  readonly connector: ProviderConnector;
  readonly store: ReturnType<typeof initializeConnector>[2];
};

export interface WalletManagerOptions extends ProviderLoaderOptions {
  readonly isMobile: boolean;
  /** Options without their key are shown, as not configured: for developers. */
  readonly showsUnconfigured: boolean;
  readonly keys: RuntimeConfig['wallets'];
  readonly notify: (event: WalletEvent) => void;
}

/** The one owner of wallet connections: at most one is in force, and only that one is heard. */
export interface WalletManager extends WalletControls {
  /** Takes up an earlier connection without asking; false when the wallet is not there or no longer allows it. Either may change later in the visit: then it is taken up too. */
  reconnect(key: string): Promise<boolean>;
  session(): WalletSession | null;
  /** The connected wallet's provider, also on an unsupported network. */
  provider(): WalletProvider | null;
}

export function createWalletManager(options: WalletManagerOptions): WalletManager {
  const { notify, injected, keys, isMobile, showsUnconfigured } = options;
  const connections = new Map<string, Connection>();
  let inForce: { readonly connection: Connection; readonly end: () => void } | null = null;
  let attempt = 0;
  let underWay: Connection | null = null;
  /** The wallet of the last visit, as long as it was not taken up. */
  let wanted: string | null = null;
  let awaited: { readonly connection: Connection; readonly end: () => void } | null = null;

  // The same list as long as no other wallet appears: screens compare it.
  const optionsOf = (list: ReturnType<typeof injected.list>) => walletOptions(list, { keys, isMobile, showsUnconfigured });
  let offer = { of: injected.list(), options: optionsOf(injected.list()) };
  const offered = () => {
    const list = injected.list();
    if (list !== offer.of) offer = { of: list, options: optionsOf(list) };
    return offer.options;
  };

  const connectionOf = (option: WalletOption): Connection => {
    const known = connections.get(option.key);
    if (known) return known;
    const endsSession = option.connector !== 'injected';
    const [connector, , store] = initializeConnector(
      (actions) => new ProviderConnector(actions, () => loadProviderOf(option, options), endsSession),
    );
    const connection = { option, connector, store };
    connections.set(option.key, connection);
    return connection;
  };

  const report = ({ option, connector, store }: Connection) => {
    const { accounts, chainId, activating } = store.getState();
    if (activating) return;
    const account = accounts?.[0] ? parseAddress(accounts[0]) : null;
    if (!account || chainId === undefined) return notify({ kind: connector.isLost ? 'lost' : 'disconnected' });
    if (!isChainId(chainId)) return notify({ kind: 'unsupportedChain', option, chainId });
    notify({ kind: 'connected', option, account, chainId, sendsBatches: false });
    // Not waited for: a wallet that does not know the question may never answer it.
    void announcesBatches(connector.provider, account, chainId).then((sendsBatches) => {
      const now = store.getState();
      const isStillSo = inForce?.connection.store === store && now.accounts?.[0] === accounts?.[0] && now.chainId === chainId;
      if (sendsBatches && isStillSo) notify({ kind: 'connected', option, account, chainId, sendsBatches });
    });
  };

  const putInForce = (connection: Connection) => {
    const before = inForce;
    before?.end();
    inForce = { connection, end: connection.store.subscribe(() => report(connection)) };
    report(connection);
    if (before && before.connection !== connection) void before.connection.connector.deactivate();
  };

  /** Hears no more of a connection that came to nothing. */
  const giveUp = (connection: Connection | null) => {
    if (awaited?.connection === connection) {
      awaited?.end();
      awaited = null;
    }
    if (connection && inForce?.connection !== connection) connection.connector.rest();
  };

  /** A connection that came to nothing may still come: the wallet is unlocked, or its prompt answered, after all. */
  const awaitLater = (connection: Connection) => {
    const end = connection.store.subscribe(({ accounts, chainId, activating }) => {
      if (activating || !accounts?.length || chainId === undefined) return;
      end();
      awaited = null;
      attempt += 1;
      underWay = null;
      wanted = null;
      notify({ kind: 'chosen', key: connection.option.key });
      // Not within the store's own round of listeners, which would call the new one too.
      queueMicrotask(() => putInForce(connection));
    });
    awaited = { connection, end };
  };

  const take = async (
    option: WalletOption,
    open: (connector: ProviderConnector) => Promise<void>,
  ): Promise<'done' | 'left' | { readonly cause: unknown }> => {
    attempt += 1;
    const mine = attempt;
    const connection = connectionOf(option);
    if (underWay !== connection) giveUp(underWay);
    awaited?.end();
    awaited = null;
    underWay = connection;
    try {
      await open(connection.connector);
    } catch (cause) {
      // A failed second connection of the wallet in force has ended the first.
      if (inForce?.connection === connection) report(connection);
      if (mine !== attempt) return 'left';
      if (inForce?.connection !== connection) awaitLater(connection);
      return { cause };
    }
    if (mine !== attempt) {
      // Another try of the same wallet goes on with what this one has opened.
      if (inForce?.connection !== connection && underWay !== connection) await connection.connector.deactivate();
      return 'left';
    }
    wanted = null;
    putInForce(connection);
    return 'done';
  };

  const takeUp = async (key: string): Promise<boolean> => {
    const option = [SAFE_OPTION, ...offered()].find((candidate) => candidate.key === key);
    if (!option?.isConfigured || option.connector === 'link') return false;
    return (await take(option, (connector) => connector.connectEagerly())) === 'done';
  };
  injected.onChange(() => {
    if (wanted !== null && !inForce && !underWay) void takeUp(wanted);
  });

  return {
    options: offered,
    onOptionsChange: injected.onChange,
    connect: async (key) => {
      const option = offered().find((candidate) => candidate.key === key);
      if (!option) return;
      if (!option.isConfigured) return notify({ kind: 'failed', option, reason: 'notConfigured' });
      notify({ kind: 'connecting', option });
      const outcome = await take(option, activate);
      if (outcome === 'left') return;
      if (outcome === 'done') return notify({ kind: 'chosen', key });
      console.debug(`${option.name} did not connect`, outcome.cause);
      notify({ kind: 'failed', option, reason: 'connectionFailed' });
    },
    reconnect: async (key) => {
      if (key !== SAFE_OPTION.key) wanted = key;
      return takeUp(key);
    },
    leave: () => {
      attempt += 1;
      giveUp(underWay);
      underWay = null;
      notify({ kind: 'left' });
    },
    disconnect: async () => {
      const ended = inForce;
      ended?.end();
      inForce = null;
      wanted = null;
      notify({ kind: 'chosen', key: null });
      notify({ kind: 'disconnected' });
      await ended?.connection.connector.forget();
    },
    provider: () => inForce?.connection.connector.living() ?? null,
    session: () => {
      if (!inForce) return null;
      const { connector, store } = inForce.connection;
      const { accounts, chainId } = store.getState();
      const provider = connector.living();
      const account = accounts?.[0] ? parseAddress(accounts[0]) : null;
      if (!provider || !account || chainId === undefined || !isChainId(chainId)) return null;
      return { provider, account, chainId };
    },
  };
}
