import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { WalletOption } from './walletOption';

/** What a wallet connection tells; the shell writes it into the store. */
export type WalletEvent =
  | { readonly kind: 'connecting'; readonly option: WalletOption }
  | { readonly kind: 'left' }
  | {
      readonly kind: 'connected';
      readonly option: WalletOption;
      readonly account: Address;
      readonly chainId: ChainId;
      readonly sendsBatches: boolean;
    }
  | { readonly kind: 'unsupportedChain'; readonly option: WalletOption; readonly chainId: number }
  | { readonly kind: 'disconnected' }
  /** A wallet in the page has lost its connection to all networks. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly option: WalletOption; readonly reason: 'connectionFailed' | 'notConfigured' }
  /** The choice to remember for the next visit. */
  | { readonly kind: 'chosen'; readonly key: string | null };
