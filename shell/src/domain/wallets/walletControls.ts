import type { WalletOption } from './walletOption';

/** What the wallet dialog commands; the code behind it comes when the dialog does. */
export interface WalletControls {
  options(): readonly WalletOption[];
  onOptionsChange(listener: () => void): () => void;
  /** Asks the wallet, anew at each call; whatever the wallet tells later of an account counts until the person leaves. */
  connect(key: string): Promise<void>;
  /** Leaves a connection that is under way, whatever its wallet still does. */
  leave(): void;
  /** Ends the connection and forgets it, here and in the wallet where that can. */
  disconnect(): Promise<void>;
}

/** What screens know of the wallet before its code is there. */
export interface WalletAccess {
  /** Loads the code that talks to wallets. */
  load(): Promise<WalletControls>;
  /** The address to show as a QR code while a wallet elsewhere is awaited. */
  pairingUri(): string | null;
  onPairingUri(listener: () => void): () => void;
}
