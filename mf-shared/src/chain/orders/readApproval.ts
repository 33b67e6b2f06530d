import type { Statement } from '../../domain/orders/statement';
import { say } from '../../domain/orders/say';
import { createCallReader } from './callReader';

/** `approve` of an ERC-20 token: the allowance that stands afterwards. */
export const readApproval = createCallReader<readonly Statement[]>({
  'function approve(address spender, uint256 amount)': (args, { to }) => [say.allows(to, args.address('spender'), args.amount('amount'))],
});
