import { type Actions, Connector } from '@web3-react/types';
import { isChainId } from '@dex/mf-shared/domain';
import type { WalletProvider } from './walletProvider';

/** MetaMask's word for "no answer from the network just now": the connection itself stands. */
const TRY_AGAIN_LATER = 1013;

/** The wallet is on a network that the application does not know. */
export class UnsupportedChainError extends Error {
  readonly code = 'unsupported_chain';

  constructor(readonly chainId: number) {
    super(`Unsupported chain ID: ${chainId}`);
  }
}

function numberOf(chainId: unknown): number {
  const number = typeof chainId === 'string' ? Number(chainId) : chainId;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw new TypeError(`The wallet gave no network: ${String(chainId)}`);
  return number;
}

function textsOf(accounts: unknown): string[] {
  return Array.isArray(accounts) ? accounts.filter((account) => typeof account === 'string') : [];
}

/**
 * A connector over any EIP-1193 provider. It listens to the wallet once, from the first activation on, and stops listening
 * when it is deactivated. `load` brings the provider, with its code where that is loaded on demand.
 */
export class ProviderConnector extends Connector {
  declare provider?: WalletProvider;
  /** The wallet has said that it is cut off; a hosted session that ends is no such loss. */
  isLost = false;
  private listened: WalletProvider | null = null;
  private prompt: Promise<unknown> | null = null;

  constructor(
    actions: Actions,
    private readonly load: () => Promise<WalletProvider>,
    /** Hosted wallets end their session; a wallet in the page keeps what the person allowed. */
    private readonly endsSession: boolean,
  ) {
    super(actions);
  }

  /** Asks the wallet for its accounts. `isStrict` refuses a network that is not supported, before anything is reported. */
  override async activate({ isStrict }: { readonly isStrict: boolean } = { isStrict: false }): Promise<void> {
    return this.connect('eth_requestAccounts', isStrict);
  }

  /** Takes up a connection that the wallet still allows, without asking; rejects when there is none. */
  override async connectEagerly(): Promise<void> {
    return this.connect('eth_accounts', false);
  }

  override async deactivate(): Promise<void> {
    this.listen(null);
    this.actions.resetState();
    if (this.endsSession) await this.provider?.disconnect?.();
  }

  private async connect(method: 'eth_requestAccounts' | 'eth_accounts', isStrict: boolean): Promise<void> {
    const cancel = this.actions.startActivation();
    try {
      const provider = await this.load();
      this.provider = provider;
      // Accounts first: while the wallet asks, the person may change the network too.
      const accounts = textsOf(await this.ask(provider, method));
      if (accounts.length === 0) throw new Error('The wallet gave no account');
      const chainId = numberOf(await provider.request({ method: 'eth_chainId' }));
      if (isStrict && !isChainId(chainId)) throw new UnsupportedChainError(chainId);
      this.listen(provider);
      this.isLost = false;
      this.actions.update({ chainId, accounts });
    } catch (cause) {
      cancel();
      throw cause;
    }
  }

  /** A wallet has one prompt to connect: while it is open, a second request joins the first instead of being refused. */
  private ask(provider: WalletProvider, method: 'eth_requestAccounts' | 'eth_accounts'): Promise<unknown> {
    if (method === 'eth_accounts') return provider.request({ method });
    this.prompt ??= provider.request({ method }).finally(() => {
      this.prompt = null;
    });
    return this.prompt;
  }

  private listen(provider: WalletProvider | null): void {
    if (this.listened === provider) return;
    for (const [event, listener] of this.listeners) {
      this.listened?.removeListener(event, listener);
      provider?.on(event, listener);
    }
    this.listened = provider;
  }

  private readonly listeners: readonly (readonly [string, (value: unknown) => void])[] = [
    ['accountsChanged', (accounts) => this.actions.update({ accounts: textsOf(accounts) })],
    ['chainChanged', (chainId) => this.actions.update({ chainId: numberOf(chainId) })],
    [
      'disconnect',
      (error) => {
        const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
        if (code === TRY_AGAIN_LATER) return;
        this.isLost = !this.endsSession;
        this.actions.resetState();
      },
    ],
  ];
}
