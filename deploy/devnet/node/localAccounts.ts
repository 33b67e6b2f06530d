import { pbkdf2Sync } from 'node:crypto';
import { HDKey, hdKeyToAccount } from 'viem/accounts';
import { ACCOUNTS, MNEMONIC } from '../facts/accounts';
import { parseHex, type Hex } from './hex';

/** An account with its key; the keys are public knowledge. */
export interface LocalAccount {
  readonly address: Hex;
  readonly privateKey: Hex;
}

/** The unlocked accounts with their keys, derived from the mnemonic (BIP-39, BIP-44). */
export function deriveLocalAccounts(): readonly LocalAccount[] {
  // The node's own hashing: a library in JavaScript takes seconds for ten accounts.
  const root = HDKey.fromMasterSeed(pbkdf2Sync(MNEMONIC, 'mnemonic', 2048, 64, 'sha512'));
  return ACCOUNTS.map((address, addressIndex) => {
    const key = hdKeyToAccount(root, { addressIndex }).getHdKey().privateKey;
    return { address, privateKey: parseHex(`0x${Buffer.from(key ?? []).toString('hex')}`) };
  });
}
