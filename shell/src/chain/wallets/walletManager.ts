import { parseAddress, isChainId, type RuntimeConfig } from '@dex/mf-shared/domain';
import type { WalletSession } from '@dex/mf-shared/chain';
import { initializeConnector } from '@web3-react/core';
import { SAFE_OPTION, type WalletOption, walletOptions } from '../../domain/wallets/walletOptions';
import { activate } from './activate';
import { announcesBatches } from './announcesBatches';
import { ProviderConnector } from './ProviderConnector';
import { loadProviderOf, type ProviderLoaderOptions } from './providerLoaders';
import type { WalletEvent } from '../../domain/wallets/walletEvents';
import type { WalletProvider } from './walletProvider';

type Connection = {
  readonly option: WalletOption;
  readonly connector: ProviderConnector;
  readonly store: ReturnType<typeof initializeConnector>[2];
};

export interface WalletManagerOptions extends ProviderLoaderOptions {
  readonly isMobile: boolean;
  readonly keys: RuntimeConfig['wallets'];
  readonly tell: (event: WalletEvent) => void;
}

/** The one owner of wallet connections: at most one is in force, and only that one is heard. */
export interface WalletManager {
  options(): readonly WalletOption[];
  onOptionsChange(listener: () => void): () => void;
  connect(key: string): Promise<void>;
  /** Takes up an earlier connection without asking; false when the wallet no longer allows it. */
  reconnect(key: string): Promise<boolean>;
  /** Leaves a connection that is under way, whatever its wallet still does. */
  leave(): void;
  disconnect(): Promise<void>;
  session(): WalletSession | null;
  /** The connected wallet's provider, also on an unsupported network. */
  provider(): WalletProvider | null;
}

export function createWalletManager(options: WalletManagerOptions): WalletManager {
  const { tell, injected, keys, isMobile } = options;
  const connections = new Map<string, Connection>();
  let inForce: { readonly connection: Connection; readonly end: () => void } | null = null;
  let attempt = 0;
  let underWay: Connection | null = null;

  // The same list as long as no other wallet appears: screens compare it.
  let offer = { of: injected.list(), options: walletOptions(injected.list(), keys, isMobile) };
  const offered = () => {
    const list = injected.list();
    if (list !== offer.of) offer = { of: list, options: walletOptions(list, keys, isMobile) };
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

  const report = async ({ option, connector, store }: Connection) => {
    const { accounts, chainId, activating } = store.getState();
    if (activating) return;
    const account = accounts?.[0] ? parseAddress(accounts[0]) : null;
    if (!account || chainId === undefined) return tell({ kind: connector.isLost ? 'lost' : 'disconnected' });
    if (!isChainId(chainId)) return tell({ kind: 'unsupportedChain', option, chainId });
    tell({ kind: 'connected', option, account, chainId, sendsBatches: false });
    const sendsBatches = await announcesBatches(connector.provider, account, chainId);
    const now = store.getState();
    const isStillSo = inForce?.connection.store === store && now.accounts?.[0] === accounts?.[0] && now.chainId === chainId;
    if (sendsBatches && isStillSo) tell({ kind: 'connected', option, account, chainId, sendsBatches });
  };

  const putInForce = async (connection: Connection) => {
    const before = inForce;
    before?.end();
    inForce = { connection, end: connection.store.subscribe(() => void report(connection)) };
    await report(connection);
    if (before && before.connection !== connection) await before.connection.connector.deactivate();
  };

  const take = async (
    option: WalletOption,
    open: (connector: ProviderConnector) => Promise<void>,
  ): Promise<'done' | 'left' | { readonly cause: unknown }> => {
    attempt += 1;
    const mine = attempt;
    const connection = connectionOf(option);
    underWay = connection;
    try {
      await open(connection.connector);
    } catch (cause) {
      // A failed second connection of the wallet in force has ended the first.
      if (inForce?.connection === connection) await report(connection);
      return mine === attempt ? { cause } : 'left';
    }
    if (mine !== attempt) {
      // Another try of the same wallet goes on with what this one has opened.
      if (inForce?.connection !== connection && underWay !== connection) await connection.connector.deactivate();
      return 'left';
    }
    await putInForce(connection);
    return 'done';
  };

  return {
    options: offered,
    onOptionsChange: injected.onChange,
    connect: async (key) => {
      const option = offered().find((candidate) => candidate.key === key);
      if (!option) return;
      if (!option.isConfigured) return tell({ kind: 'failed', option, reason: 'notConfigured' });
      tell({ kind: 'connecting', option });
      const outcome = await take(option, activate);
      if (outcome === 'left') return;
      if (outcome === 'done') return tell({ kind: 'chosen', key });
      console.debug(`${option.name} did not connect`, outcome.cause);
      tell({ kind: 'failed', option, reason: 'connectionFailed' });
    },
    reconnect: async (key) => {
      const option = [SAFE_OPTION, ...offered()].find((candidate) => candidate.key === key);
      if (!option?.isConfigured) return false;
      return (await take(option, (connector) => connector.connectEagerly())) === 'done';
    },
    leave: () => {
      attempt += 1;
      underWay = null;
      tell({ kind: 'left' });
    },
    disconnect: async () => {
      const ended = inForce;
      ended?.end();
      inForce = null;
      tell({ kind: 'chosen', key: null });
      tell({ kind: 'disconnected' });
      await ended?.connection.connector.deactivate();
    },
    provider: () => inForce?.connection.connector.provider ?? null,
    session: () => {
      if (!inForce) return null;
      const { connector, store } = inForce.connection;
      const { accounts, chainId } = store.getState();
      const account = accounts?.[0] ? parseAddress(accounts[0]) : null;
      if (!connector.provider || !account || chainId === undefined || !isChainId(chainId)) return null;
      return { provider: connector.provider, account, chainId };
    },
  };
}
