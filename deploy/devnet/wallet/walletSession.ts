import { type CallBundle, type CallsManner, parseBundles, parseManner, USUAL_MANNER } from './callBundles';
import { isRecord, type WalletAccount, type WalletChain, type WalletConfig } from './walletConfig';
import { WALLET_ERRORS } from './walletError';
import { type Habit, parseHabits } from './walletHabits';

const STORAGE_KEY = 'dev-wallet';

/** What the signers of a contract wallet have yet to agree on. */
export interface AgreedRequest {
  readonly hash: string;
  readonly rpcUrl: string;
  readonly owner: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** What a tab remembers over a reload. */
export interface SessionState {
  readonly accountIndex: number;
  readonly chainId: number;
  readonly connected: boolean;
  readonly locked: boolean;
  readonly autoApprove: boolean;
  readonly signsTypedData: boolean;
  /** Whether the methods of EIP-5792 exist, how they behave, and the bundles taken so far. */
  readonly sendsCalls: boolean;
  readonly calls: CallsManner;
  readonly bundles: readonly CallBundle[];
  /** Whether a contract wallet answers with the hash that its signers have yet to agree on, and what waits for them. */
  readonly waitsForSigners: boolean;
  readonly agreed: readonly AgreedRequest[];
  /** Chains that the wallet pretends not to know until they are added. */
  readonly unknownChains: readonly number[];
  /** What the wallet does with the requests of a method in place of obeying. */
  readonly habits: Readonly<Record<string, Habit>>;
}

/** The wallet's state of this tab. */
export interface WalletSession {
  readonly read: () => SessionState;
  readonly write: (change: Partial<SessionState>) => void;
  readonly account: () => WalletAccount;
  readonly chain: () => WalletChain;
  /** The accounts that the site may see: none while it is not connected or the wallet is locked. */
  readonly visibleAccounts: () => readonly string[];
}

/** Where a tab keeps its session. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The session of this tab, begun with the first account and chain. */
export function createWalletSession(config: WalletConfig, store: SessionStore): WalletSession {
  let state = restore(config, store);
  const account = (): WalletAccount => {
    const found = config.accounts[state.accountIndex];
    if (found === undefined) throw WALLET_ERRORS.invalid(`No account ${state.accountIndex}`);
    return found;
  };
  return {
    read: () => state,
    write: (change) => {
      state = { ...state, ...change };
      store.setItem(STORAGE_KEY, JSON.stringify(state));
    },
    account,
    chain: () => {
      const found = config.chains.find(({ chainId }) => chainId === state.chainId);
      if (found === undefined) throw WALLET_ERRORS.unknownChain(String(state.chainId));
      return found;
    },
    visibleAccounts: () => (state.connected && !state.locked ? [account().address] : []),
  };
}

function restore(config: WalletConfig, store: SessionStore): SessionState {
  const begin: SessionState = {
    accountIndex: 0,
    chainId: config.chains[0]?.chainId ?? 1,
    connected: false,
    locked: false,
    autoApprove: false,
    signsTypedData: true,
    sendsCalls: false,
    calls: USUAL_MANNER,
    bundles: [],
    waitsForSigners: false,
    agreed: [],
    unknownChains: [],
    habits: {},
  };
  try {
    const stored: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? 'null');
    return isRecord(stored) ? merge(begin, stored, config) : begin;
  } catch {
    return begin;
  }
}

function merge(begin: SessionState, stored: Record<string, unknown>, config: WalletConfig): SessionState {
  const { accountIndex, chainId, unknownChains } = stored;
  const flag = (name: 'connected' | 'locked' | 'autoApprove' | 'signsTypedData' | 'sendsCalls' | 'waitsForSigners'): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : begin[name];
  };
  const knownChain = config.chains.some((chain) => chain.chainId === chainId);
  return {
    accountIndex: typeof accountIndex === 'number' && accountIndex in config.accounts ? accountIndex : begin.accountIndex,
    chainId: typeof chainId === 'number' && knownChain ? chainId : begin.chainId,
    connected: flag('connected'),
    locked: flag('locked'),
    autoApprove: flag('autoApprove'),
    signsTypedData: flag('signsTypedData'),
    sendsCalls: flag('sendsCalls'),
    calls: parseManner(stored['calls']),
    bundles: parseBundles(stored['bundles']),
    waitsForSigners: flag('waitsForSigners'),
    agreed: parseAgreed(stored['agreed']),
    unknownChains: Array.isArray(unknownChains) ? unknownChains.filter((id) => typeof id === 'number') : [],
    habits: parseHabits(stored['habits']),
  };
}

function parseAgreed(value: unknown): readonly AgreedRequest[] {
  return (Array.isArray(value) ? value : []).flatMap((stored: unknown) => {
    if (!isRecord(stored) || !isRecord(stored['request'])) return [];
    const { hash, rpcUrl, owner, request } = stored;
    return [{ hash: String(hash), rpcUrl: String(rpcUrl), owner: String(owner), request }];
  });
}
