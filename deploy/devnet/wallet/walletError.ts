/** A failure as wallets report it (EIP-1193, EIP-1474): a code and a text. */
export class WalletError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'WalletError';
    this.code = code;
  }
}

/** Codes of EIP-1193, EIP-1474 and of the chain switch. */
export const WALLET_ERRORS = {
  rejected: () => new WalletError(4001, 'User rejected the request.'),
  unauthorized: () => new WalletError(4100, 'The requested account has not been authorized by the user.'),
  disconnected: () => new WalletError(4900, 'The provider is disconnected from all chains.'),
  unknownChain: (chainId: string) => new WalletError(4902, `Unrecognized chain ID "${chainId}".`),
  methodMissing: (method: string) => new WalletError(-32601, `The method "${method}" does not exist / is not available.`),
  alreadyPending: (method: string) => new WalletError(-32002, `Request of type "${method}" already pending. Please wait.`),
  invalid: (message: string) => new WalletError(-32602, message),
} as const;
