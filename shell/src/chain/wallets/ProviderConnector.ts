import { type Actions, Connector } from '@web3-react/types';
import { isChainId } from '@dex/mf-shared/domain';
import { firstAnswer } from './firstAnswer';
import { accountsOf, codeOf, networkOf } from './walletAnswers';
import { isWalletProvider, stopHearing, type WalletProvider } from './walletProvider';
import { withinTime } from './withinTime';

/** MetaMask's word for "no answer from the network just now": the connection itself stands. */
const TRY_AGAIN_LATER = 1013;

/** The wallet is on a network that the application does not know. */
export class UnsupportedChainError extends Error {
  readonly code = 'unsupported_chain';

  constructor(readonly chainId: number) {
    super(`Unsupported chain ID: ${chainId}`);
  }
}

/** How long a wallet may take over a question that needs no person, in milliseconds. */
const QUIET_ANSWER_MS = 20_000;
/**
 * A connector over any EIP-1193 provider. It listens to the wallet from the first contact on, so that an account that the
 * person allows later counts too, and stops listening when it is left or deactivated. `load` brings the provider, with its
 * code where that is loaded on demand. Odd values in what the wallet tells are ignored: nothing is thrown into a wallet.
 */
export class ProviderConnector extends Connector {
  declare provider?: WalletProvider;
  /** The wallet has said that it is cut off, or is gone; a hosted session that ends is no such loss. */
  isLost = false;
  private listened: WalletProvider | null = null;
  private prompt: Promise<unknown> | null = null;
  private ending: Promise<void> | null = null;
  private isConnected = false;
  private announced: ((accounts: readonly string[]) => void) | null = null;
  /** What the wallet told last while it is not connected: of its accounts, and of its network. It is newer than a question under way. */
  private toldAccounts: readonly string[] | null = null;
  private toldNetwork: number | null = null;

  constructor(
    actions: Actions,
    private readonly load: () => Promise<WalletProvider>,
    /** Hosted wallets end their session; a wallet in the page keeps what the person allowed until it is told to forget. */
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
    this.rest();
    if (!this.endsSession) return;
    const ending = this.endSession().finally(() => {
      if (this.ending === ending) this.ending = null;
    });
    this.ending = ending;
    await ending;
  }

  private async endSession(): Promise<void> {
    try {
      const { provider } = this;
      if (provider?.disconnect) await withinTime(QUIET_ANSWER_MS, 'The wallet', Promise.resolve(provider.disconnect()));
    } catch (cause) {
      console.debug('The session had ended already', cause);
    }
  }

  /** Hears the wallet no more; a session that it has stays good for another try. */
  rest(): void {
    this.listen(null);
    this.reset();
  }

  /** Ends the connection for good: the wallet is asked to forget that it allowed this page its accounts (EIP-2255), where it can. */
  async forget(): Promise<void> {
    await this.deactivate();
    if (this.endsSession) return;
    try {
      await this.provider?.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
    } catch (cause) {
      console.debug('The wallet keeps its permission', cause);
    }
  }

  /** The wallet, or null when it is gone from the page: then the connection is lost. */
  living(): WalletProvider | null {
    const { provider } = this;
    if (!provider || isWalletProvider(provider)) return provider ?? null;
    this.lose();
    return null;
  }

  private lose(): void {
    this.isLost = !this.endsSession;
    this.reset();
  }

  private reset(): void {
    this.isConnected = false;
    this.actions.resetState();
  }

  private async connect(method: 'eth_requestAccounts' | 'eth_accounts', isStrict: boolean): Promise<void> {
    const cancel = this.actions.startActivation();
    this.isConnected = false;
    try {
      // A session that is being ended would be taken for a new one.
      if (this.ending) await this.ending;
      const provider = await this.load();
      this.provider = provider;
      this.listen(provider);
      // Accounts first: while the wallet asks, the person may change the network too.
      const accounts = accountsOf(await this.ask(provider, method));
      if (!accounts?.length) throw new Error('The wallet gave no account');
      this.forgetTold();
      const chainId = await this.networkOfWallet(provider);
      if (isStrict && !isChainId(chainId)) throw new UnsupportedChainError(chainId);
      this.connected(chainId, accounts);
    } catch (cause) {
      cancel();
      throw cause;
    }
  }

  /** The account that the wallet told of last counts: it may have been changed, or locked, while the wallet answered for its network. */
  private connected(chainId: number, asked: readonly string[]): void {
    const accounts = [...(this.toldAccounts ?? asked)];
    this.forgetTold();
    if (accounts.length === 0) throw new Error('The wallet was locked meanwhile');
    this.isLost = false;
    this.isConnected = true;
    this.actions.update({ chainId, accounts });
  }

  private forgetTold(): void {
    this.toldAccounts = null;
    this.toldNetwork = null;
  }

  private async networkOfWallet(provider: WalletProvider): Promise<number> {
    const answer: unknown = await withinTime(QUIET_ANSWER_MS, 'The wallet', provider.request({ method: 'eth_chainId' }));
    const chainId = this.toldNetwork ?? networkOf(answer);
    if (chainId === null) throw new TypeError('The wallet gave no network');
    return chainId;
  }

  /** Asks, and takes an account that the wallet tells of meanwhile for the answer. Each try asks anew: a prompt may be lost. */
  private async ask(provider: WalletProvider, method: 'eth_requestAccounts' | 'eth_accounts'): Promise<unknown> {
    let notify: (accounts: readonly string[]) => void = () => undefined;
    const told = new Promise<readonly string[]>((resolve) => {
      notify = resolve;
    });
    this.announced = notify;
    try {
      return await Promise.race([method === 'eth_accounts' ? provider.request({ method }) : this.prompted(provider), told]);
    } finally {
      if (this.announced === notify) this.announced = null;
    }
  }

  private prompted(provider: WalletProvider): Promise<unknown> {
    // Some wallets give the answer itself, and no promise of it.
    const request = Promise.resolve(provider.request({ method: 'eth_requestAccounts' }));
    const prompt = (this.prompt ? firstAnswer(this.prompt, request) : request).finally(() => {
      if (this.prompt === prompt) this.prompt = null;
    });
    this.prompt = prompt;
    return prompt;
  }

  private listen(provider: WalletProvider | null): void {
    if (this.listened === provider) return;
    // What a wallet told counts only while it is heard: it may be on another network by the time it is heard again.
    this.forgetTold();
    for (const [event, listener] of this.listeners) {
      stopHearing(this.listened, event, listener);
      provider?.on(event, listener);
    }
    this.listened = provider;
  }

  private async allowed(accounts: readonly string[]): Promise<void> {
    const { listened, announced } = this;
    if (announced && accounts.length > 0) return announced(accounts);
    if (announced) return;
    this.toldAccounts = accounts;
    // The question that is under way takes what was told last.
    if (!listened || accounts.length === 0) return;
    try {
      const chainId = await this.networkOfWallet(listened);
      if (this.listened === listened && !this.isConnected) this.connected(chainId, accounts);
    } catch (cause) {
      console.debug('The wallet told of an account, but not of its network', cause);
    }
  }

  private readonly listeners: readonly (readonly [string, (value: unknown) => void])[] = [
    [
      'accountsChanged',
      (value) => {
        const accounts = accountsOf(value);
        if (!accounts) return;
        if (this.isConnected) this.actions.update({ accounts });
        else void this.allowed(accounts);
      },
    ],
    [
      'chainChanged',
      (value) => {
        const chainId = networkOf(value);
        if (chainId === null) return;
        if (this.isConnected) this.actions.update({ chainId });
        else this.toldNetwork = chainId;
      },
    ],
    [
      'disconnect',
      (error) => {
        if (codeOf(error) !== TRY_AGAIN_LATER) this.lose();
      },
    ],
    // Back from that: who allowed an account before is asked for nothing.
    [
      'connect',
      () =>
        void (
          this.isLost &&
          !this.announced &&
          this.connectEagerly().catch((cause) => console.debug('The wallet is back without an account', cause))
        ),
    ],
  ];
}
