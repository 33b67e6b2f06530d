import type { RequestHandler } from './walletRequests';
import { isRecord } from './walletConfig';
import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS, WalletError } from './walletError';
import { askNode } from './walletNode';

/** One request to the wallet itself, and how it ended; reads that go to the node are not recorded. */
export interface RecordedRequest {
  readonly method: string;
  readonly params: unknown;
  outcome: 'open' | 'done' | number;
  result?: unknown;
}

/** The provider of EIP-1193. */
export interface WalletProvider {
  readonly isMetaMask: boolean;
  readonly isDevelopmentWallet: true;
  readonly request: (request: unknown) => Promise<unknown>;
  readonly on: (event: string, listener: (payload: unknown) => void) => WalletProvider;
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => WalletProvider;
  readonly isConnected: () => boolean;
}

/** Provider, record of requests, and the switch that cuts it off from all chains. */
export interface ProviderParts {
  readonly provider: WalletProvider;
  readonly requests: readonly RecordedRequest[];
  /** Tells listeners that the wallet is connected to its chain. */
  readonly announce: () => void;
  readonly setOnline: (online: boolean) => void;
}

/** The provider over the handlers. */
export function createWalletProvider(context: WalletContext, handlers: ReadonlyMap<string, RequestHandler>): ProviderParts {
  const { config, session, events, habits } = context;
  const requests: RecordedRequest[] = [];
  let online = true;
  const provider: WalletProvider = {
    isMetaMask: config.isMetaMask,
    isDevelopmentWallet: true,
    isConnected: () => online,
    request: async (request) => {
      const { method, params } = parseRequest(request);
      if (!online) throw WALLET_ERRORS.disconnected();
      const handler = handlers.get(method);
      if (handler === undefined) return habits.run(method, () => askNode(session.chain().rpcUrl, method, params));
      return record(
        requests,
        { method, params, outcome: 'open' },
        habits.run(method, () => handler(params)),
      );
    },
    on: (event, listener) => (events.on(event, listener), provider),
    removeListener: (event, listener) => (events.removeListener(event, listener), provider),
  };
  const announce = (): void => events.emit('connect', { chainId: toQuantity(session.read().chainId) });
  return {
    provider,
    announce,
    requests,
    setOnline: (next) => {
      if (online === next) return;
      online = next;
      if (online) announce();
      else events.emit('disconnect', WALLET_ERRORS.disconnected());
    },
  };
}

async function record(requests: RecordedRequest[], entry: RecordedRequest, answer: Promise<unknown>): Promise<unknown> {
  requests.push(entry);
  try {
    entry.result = await answer;
    entry.outcome = 'done';
    return entry.result;
  } catch (error) {
    entry.outcome = error instanceof WalletError ? error.code : -32603;
    throw error;
  }
}

function parseRequest(request: unknown): { readonly method: string; readonly params: unknown } {
  if (!isRecord(request) || typeof request['method'] !== 'string') throw WALLET_ERRORS.invalid('Expected a method.');
  return { method: request['method'], params: request['params'] };
}
