import { sameAddress } from '../../domain/address';
import type { OrderCall } from '../../domain/orders/order';
import { createCallReader } from './callReader';

/** `wc_multiCall` of a contract wallet to itself: the calls that it makes, in their order. */
export const readWalletBatch = createCallReader<readonly OrderCall[]>({
  'function wc_multiCall(tuple(address to, uint256 value, bytes data)[] calls)': (args, { to }, account) =>
    sameAddress(to, account)
      ? args.tuples('calls').map((call) => ({ to: call.address('to'), value: call.amount('value'), data: call.bytes('data') }))
      : null,
});
