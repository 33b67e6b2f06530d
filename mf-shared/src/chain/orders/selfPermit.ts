import type { Address } from '../../domain/address';
import { MAX_UINT256 } from '../../domain/rawAmount';
import { say, signatureText } from '../../domain/orders/say';
import type { Statement } from '../../domain/orders/statement';
import type { CallArguments } from './callArguments';
import type { CallMeaning } from './callReader';

const BY_AMOUNT = '(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable';
const BY_ALLOWANCE = '(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) payable';

const signature = (args: CallArguments): Statement =>
  say.detail('permitSignature', signatureText(args.amount('v'), args.bytes('r'), args.bytes('s')));

const byAmount = (args: CallArguments, to: Address): readonly Statement[] => [
  say.allows(args.address('token'), to, args.amount('value')),
  say.detail('permitUntil', args.amount('deadline')),
  signature(args),
];

const byAllowance = (args: CallArguments, to: Address): readonly Statement[] => [
  say.allows(args.address('token'), to, MAX_UINT256),
  say.detail('permitNonce', args.amount('nonce')),
  say.detail('permitUntil', args.amount('expiry')),
  signature(args),
];

/**
 * The permits that contracts of the version-3 periphery take inside their `multicall` (SelfPermit), for the contract that is called:
 * signatures with their meanings, to be put among a section's own. `step` makes of what a permit says what that section reads calls as.
 */
export function selfPermits<Step>(step: (says: readonly Statement[]) => Step): Readonly<Record<string, CallMeaning<Step>>> {
  const as =
    (says: (args: CallArguments, contract: Address) => readonly Statement[]): CallMeaning<Step> =>
    (args, { to }) =>
      step(says(args, to));
  return {
    [`function selfPermit${BY_AMOUNT}`]: as(byAmount),
    [`function selfPermitIfNecessary${BY_AMOUNT}`]: as(byAmount),
    [`function selfPermitAllowed${BY_ALLOWANCE}`]: as(byAllowance),
    [`function selfPermitAllowedIfNecessary${BY_ALLOWANCE}`]: as(byAllowance),
  };
}
