import type { Address } from '../address';
import type { SignedPermit } from '../approvals/permitMessage';
import { MAX_UINT256, type RawAmount } from '../rawAmount';
import type { Asset, Statement, WayPart, WayPool } from './statement';

/** The words that promises and readers share; amounts in raw units, times in seconds since the epoch. */
export const say = {
  paysExactly: (asset: Asset, amount: RawAmount): Statement => ({ kind: 'pays', asset, amount, bound: 'exactly' }),
  paysAtMost: (asset: Asset, amount: RawAmount): Statement => ({ kind: 'pays', asset, amount, bound: 'atMost' }),
  receivesExactly: (asset: Asset, amount: RawAmount, recipient: Address): Statement => ({
    kind: 'receives',
    asset,
    amount,
    bound: 'exactly',
    recipient,
  }),
  receivesAtLeast: (asset: Asset, amount: RawAmount, recipient: Address): Statement => ({
    kind: 'receives',
    asset,
    amount,
    bound: 'atLeast',
    recipient,
  }),
  allows: (token: Address, spender: Address, amount: RawAmount): Statement => ({ kind: 'allows', token, spender, amount }),
  allowsPosition: (collection: Address, spender: Address, id: string): Statement => ({ kind: 'allowsPosition', collection, spender, id }),
  way: (path: readonly Address[], pools: readonly WayPool[], part: WayPart | null = null): Statement => ({
    kind: 'way',
    path,
    pools,
    part,
  }),
  until: (seconds: number): Statement => ({ kind: 'until', seconds }),
  detail: (name: string, value: string | number): Statement => ({ kind: 'detail', name, value: String(value) }),
  /** What is called: the action in the section's own word, and the contract that is asked for it. */
  calls: (action: string, contract: Address): readonly Statement[] => [
    { kind: 'detail', name: 'action', value: action },
    { kind: 'detail', name: 'contract', value: contract },
  ],
} as const;

/** The three numbers of a signature (v, r, s) as one text. */
export function signatureText(v: string | number, r: string, s: string): string {
  return `${v} ${r} ${s}`.toLowerCase();
}

/**
 * What a permit says inside a contract's own `multicall` (selfPermit… of the version-3 periphery): whom it allows how much, until
 * when, under which signature. A permit of the allowed-flag form allows everything.
 */
export function permitStatements(permit: SignedPermit): readonly Statement[] {
  const { tokenAddress, spender, deadline, v, r, s } = permit;
  return [
    say.allows(tokenAddress, spender, permit.permitType === 'amount' ? permit.amount : MAX_UINT256),
    ...(permit.permitType === 'amount' ? [] : [say.detail('permitNonce', permit.nonce)]),
    say.detail('permitUntil', deadline),
    say.detail('permitSignature', signatureText(v, r, s)),
  ];
}
