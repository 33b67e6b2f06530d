import type { ChainError, WalletPort } from '@dex/mf-shared/contract';
import { err } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';

interface WalletGuard {
  /** Whether the build that asks has been revoked. */
  isRevoked(): Promise<boolean>;
  /** Called for every request that was refused. */
  onRefused(): void;
}

const REVOKED: ChainError = { code: 'release_revoked', message: 'This build of the section was revoked; reload the page' };

/** The wallet as one section sees it: nothing is signed or sent for a build that was revoked while it ran. */
export function guardWallet(wallet: WalletPort, { isRevoked, onRefused }: WalletGuard): WalletPort {
  async function guarded<T>(ask: () => Promise<Result<T, ChainError>>): Promise<Result<T, ChainError>> {
    if (!(await isRevoked())) return ask();
    onRefused();
    return err(REVOKED);
  }
  return {
    ...wallet,
    sendTransaction: (transaction) => guarded(() => wallet.sendTransaction(transaction)),
    signTypedData: (account, chainId, data) => guarded(() => wallet.signTypedData(account, chainId, data)),
    // An endpoint that a wallet takes up sees all that is sent from then on.
    addNetwork: (network) => guarded(() => wallet.addNetwork(network)),
    sendCalls: (chainId, from, calls) => guarded(() => wallet.sendCalls(chainId, from, calls)),
  };
}
