/** How an option connects; each beyond `injected` is code of its own, loaded when it is chosen. */
export type ConnectorKind = 'injected' | 'walletConnect' | 'coinbase' | 'fortmatic' | 'portis' | 'safe' | 'link';

/** A wallet as the dialog offers it (WALLET-1). */
export interface WalletOption {
  /** Remembered for the next visit; of an announced wallet its reverse domain name. */
  readonly key: string;
  readonly name: string;
  readonly connector: ConnectorKind;
  readonly color: string;
  /** Where its picture is: a path of this site, or a checked data address that the wallet announced. */
  readonly iconURL: string;
  /** Where the option leads instead of connecting. */
  readonly href: string | null;
  readonly mobile: boolean;
  readonly mobileOnly: boolean;
  /** False until the operator has put its key into the run-time configuration (WALLET-2). */
  readonly isConfigured: boolean;
}

/** The name of a wallet that gives none; each language has its own for it. */
export const UNNAMED_WALLET = 'Injected';

/** The key of the Safe around the page, as it is remembered. */
export const SAFE_KEY = 'SAFE';
