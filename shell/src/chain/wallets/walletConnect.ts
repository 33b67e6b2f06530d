import type { ChainTable } from '@dex/mf-shared/domain';
import UniversalProvider from '@walletconnect/universal-provider';
import { sessionProvider } from './sessionProvider';
import type { WalletProvider } from './walletProvider';
import { withinTime } from './withinTime';

interface WalletConnectOptions {
  readonly projectId: string;
  readonly appName: string;
  readonly origin: string;
  readonly chains: ChainTable;
  /** The network a new session starts on. */
  readonly chainId: number;
  /** Called with the address to show as a QR code, and with null when it is no longer needed. */
  readonly onPairingUri: (uri: string | null) => void;
}

/** How long the relay may take until there is a code to show, in milliseconds; the person has all the time that the code lasts. */
const CODE_MS = 20_000;

const METHODS = ['eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'];
const EVENTS = ['chainChanged', 'accountsChanged'];

function namespaceOf(chains: ChainTable) {
  const all = Object.values(chains);
  const rpcMap = Object.fromEntries(all.flatMap(({ chainId, rpcUrls }) => (rpcUrls[0] ? [[String(chainId), rpcUrls[0]]] : [])));
  return { methods: METHODS, events: EVENTS, chains: all.map(({ chainId }) => `eip155:${chainId}`), rpcMap };
}

// The library may be started once a page, however often one connects.
let started: ReturnType<typeof UniversalProvider.init> | null = null;

function startOnce({ projectId, appName, origin }: WalletConnectOptions): ReturnType<typeof UniversalProvider.init> {
  const metadata = { name: appName, description: appName, url: origin, icons: [`${origin}/favicon.svg`] };
  started ??= UniversalProvider.init({ projectId, metadata }).catch((cause: unknown) => {
    started = null;
    throw cause;
  });
  return started;
}

/** A provider over WalletConnect version 2: one session with a wallet elsewhere, kept over reloads by its own storage. */
export async function loadProvider(options: WalletConnectOptions): Promise<WalletProvider> {
  const { chains, onPairingUri } = options;
  const client = await startOnce(options);
  client.removeListener('display_uri', onPairingUri);
  client.on('display_uri', onPairingUri);

  const pair = async () => {
    const isShown = new Promise<void>((resolve) => client.once('display_uri', () => resolve()));
    const session = client.connect({ optionalNamespaces: { eip155: namespaceOf(chains) } });
    try {
      await withinTime(CODE_MS, 'WalletConnect', Promise.race([isShown, session]));
      await session;
    } finally {
      onPairingUri(null);
    }
  };
  return sessionProvider(client, options.chainId, pair);
}
