import { CLAIM_FOR_OTHER, SECOND, THIRD, WALLET_OWNER } from './accounts';
import type { Hex } from '../node/hex';

/** One account of the airdrop; the amount is raw, with 18 decimals. */
export interface ClaimFact {
  readonly account: Hex;
  readonly amount: bigint;
  readonly flags: { readonly isSOCKS: boolean; readonly isLP: boolean; readonly isUser: boolean };
  readonly claimed: boolean;
}

const whole = (amount: string): bigint => {
  const [integer = '0', fraction = ''] = amount.split('.');
  return BigInt(integer + fraction.padEnd(18, '0'));
};

const USER = { isSOCKS: false, isLP: false, isUser: true } as const;
const ALL_PARTS = { isSOCKS: true, isLP: true, isUser: true } as const;

/** The accounts of interest; the first account has no claim, so that no claim card disturbs it. */
export const CLAIMS: readonly ClaimFact[] = [
  { account: SECOND, amount: whole('400'), flags: USER, claimed: false },
  { account: THIRD, amount: whole('3526.75'), flags: ALL_PARTS, claimed: false },
  { account: WALLET_OWNER, amount: whole('400'), flags: USER, claimed: true },
  { account: CLAIM_FOR_OTHER, amount: whole('1024.5'), flags: { isSOCKS: false, isLP: true, isUser: true }, claimed: false },
];

/** Number of accounts in the tree, the invented ones included. */
export const CLAIM_COUNT = 1000;
