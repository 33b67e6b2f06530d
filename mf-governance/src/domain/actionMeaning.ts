import { parseAddress, parseRawAmount, type Address, type RawAmount } from '@dex/mf-shared/domain';
import type { ProposalAction } from './proposal';

/** What an action says in words, where the token it is asked of may be named: a transfer or an allowance (EIP-20). Amounts are raw units. */
export interface TokenAction {
  readonly kind: 'transfer' | 'approve';
  readonly token: Address;
  readonly to: Address;
  readonly amount: RawAmount;
}

const KINDS: Readonly<Record<string, TokenAction['kind']>> = {
  'transfer(address,uint256)': 'transfer',
  'approve(address,uint256)': 'approve',
};

/**
 * An action as what it does to a token, or null: only the two functions of EIP-20 whose arguments were decoded. That the target
 * is a token must be known from elsewhere.
 */
export function tokenAction({ target, functionSig, callData }: ProposalAction): TokenAction | null {
  const kind = KINDS[functionSig];
  const [to = '', amount = '', ...more] = callData?.split(',').map((part) => part.trim()) ?? [];
  const [receiver, raw] = [parseAddress(to), parseRawAmount(amount)];
  return kind && receiver && raw !== null && more.length === 0 ? { kind, token: target, to: receiver, amount: raw } : null;
}
