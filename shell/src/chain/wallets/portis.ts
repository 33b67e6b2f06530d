import type { Eip1193Provider } from '@dex/mf-shared/chain';
import Penpal from 'penpal';
import type { WalletProvider } from './walletProvider';

interface PortisOptions {
  readonly dappId: string;
  /** The node of chain 1: the hosted wallet only signs. */
  readonly node: Eip1193Provider;
  readonly nodeUrl: string;
}

const WIDGET_URL = 'https://widget.portis.io';
const CHAIN_ID = '0x1';
/** The version of the hosted wallet's interface that is spoken here. */
const SDK_VERSION = '@portis/web3@4.1.0';
const FRAME_LAYER = '2147483000';
/** How long the service may take to answer in its frame, in milliseconds. */
const READY_MS = 15_000;

interface Answer {
  readonly error?: unknown;
  readonly result?: unknown;
}

interface Widget {
  setSdkConfig(config: object): unknown;
  getAccounts(config: object): Promise<Answer>;
  signTransaction(transaction: object, config: object): Promise<Answer>;
  logout(): Promise<unknown>;
}

function isWidget(value: unknown): value is Widget {
  return typeof value === 'object' && value !== null && 'getAccounts' in value && 'signTransaction' in value;
}

function resultOf({ error, result }: Answer): unknown {
  if (error) throw new Error(String(error));
  return result;
}

function createFrame(): HTMLElement {
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'fixed',
    top: '20px',
    right: '20px',
    width: '375px',
    maxWidth: '100%',
    height: '0',
    overflow: 'hidden',
    borderRadius: '8px',
    zIndex: FRAME_LAYER,
  });
  document.body.append(frame);
  return frame;
}

async function openWidget(onAccounts: (accounts: readonly string[]) => void): Promise<Widget> {
  const frame = createFrame();
  const connection = Penpal.connectToChild({
    url: WIDGET_URL,
    appendTo: frame,
    timeout: READY_MS,
    methods: {
      setHeight: (height: unknown) => {
        frame.style.height = `${Number(height) || 0}px`;
      },
      getWindowSize: () => ({ width: window.innerWidth, height: window.innerHeight }),
      onLogin: (address: unknown) => onAccounts([String(address)]),
      onLogout: () => onAccounts([]),
      onActiveWalletChanged: (address: unknown) => onAccounts([String(address)]),
      onError: (error: unknown) => console.debug('Portis', error),
    },
  });
  Object.assign(connection.iframe.style, { position: 'absolute', width: '100%', height: '100%', border: '0' });
  try {
    const widget: unknown = await connection.promise;
    if (!isWidget(widget)) throw new TypeError('Portis gave no wallet');
    return widget;
  } catch (cause) {
    frame.remove();
    throw cause;
  }
}

/** The provider of the hosted wallet on chain 1: it lists accounts and signs; the node of the application sends. */
export async function loadProvider({ dappId, node, nodeUrl }: PortisOptions): Promise<WalletProvider> {
  const listeners = new Map<string | symbol, Set<(value: unknown) => void>>();
  const widget = await openWidget((accounts) => {
    for (const listener of listeners.get('accountsChanged') ?? []) listener(accounts);
  });
  const config = { dappId, network: { nodeUrl, chainId: '1' }, version: SDK_VERSION, scope: [], registerPageByDefault: false };
  await widget.setSdkConfig(config);

  const send = async (asked: object): Promise<unknown> => {
    const from: unknown = Reflect.get(asked, 'from');
    const reads = [
      node.request({ method: 'eth_getTransactionCount', params: [from, 'pending'] }),
      node.request({ method: 'eth_gasPrice' }),
    ];
    const [nonce, gasPrice] = await Promise.all(reads).catch(() => {
      // Unlike an answer that is lost after signing, this one leaves no doubt that nothing went out.
      throw Object.assign(new Error('No answer of the node, so nothing was signed'), { code: -32003 });
    });
    const signed = resultOf(await widget.signTransaction({ nonce, gasPrice, ...asked }, config));
    return node.request({ method: 'eth_sendRawTransaction', params: [signed] });
  };
  const provider: WalletProvider = {
    request: async ({ method, params }) => {
      const first: unknown = Array.isArray(params) ? params[0] : null;
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return resultOf(await widget.getAccounts(config));
      if (method === 'eth_chainId') return CHAIN_ID;
      if (method === 'eth_sendTransaction' && typeof first === 'object' && first !== null) return send(first);
      throw Object.assign(new Error(`Portis does not support ${method}`), { code: 4200 });
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
      return provider;
    },
    disconnect: () => widget.logout(),
  };
  return provider;
}
