function refuse(): never {
  throw new Error('This build holds no keys: the wallet signs');
}

/**
 * Stands for `@ethersproject/signing-key` in builds. The application never signs and never recovers a key itself, so the
 * elliptic-curve code is left out and every use throws.
 */
export class SigningKey {
  constructor() {
    refuse();
  }

  static isSigningKey(): boolean {
    return false;
  }
}

export function recoverPublicKey(): never {
  return refuse();
}

export function computePublicKey(): never {
  return refuse();
}
