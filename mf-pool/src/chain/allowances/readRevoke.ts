import { sameAddress, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { createCallReader, say, type Statement } from '@dex/mf-shared/orders';

/** Calls that take something back; one that gives anything is not read. */
export const readRevoke = createCallReader<readonly Statement[]>({
  // ERC-20 and ERC-721 share the selector. Nobody can be let take tokens as the zero address: with it, the number is a position.
  'function approve(address spender, uint256 amountOrId)': (args, { to }) => {
    const [spender, number] = [args.address('spender'), args.amount('amountOrId')];
    if (sameAddress(spender, ZERO_ADDRESS)) return [say.allowsPosition(to, spender, number)];
    // One smallest unit is what some tokens insist on.
    return BigInt(number) <= 1n ? [say.allows(to, spender, number)] : null;
  },
  'function setApprovalForAll(address operator, bool approved)': (args, { to }) =>
    args.flag('approved') ? null : [say.detail('contract', to), say.detail('operatorRemoved', args.address('operator'))],
});
