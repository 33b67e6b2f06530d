import { Multicall, Payments, SelfPermit, SwapRouter } from '@uniswap/v3-sdk';
import { requireHexText } from '@dex/mf-shared/chain';
import { ZERO_ADDRESS, ZERO_AMOUNT, type Address, type SignedPermit } from '@dex/mf-shared/domain';
import type { SwapTerms } from '../domain/swapPromises';
import { encodePath } from './confirmQuotes';
import type { EncodedCall } from './encodeSwapV2';

/** What the call is made from: the trade and its one way. Fees in millionths. */
type OrderOfV3 = Pick<SwapTerms, 'input' | 'output' | 'recipient' | 'deadlineSeconds' | 'tradeType' | 'maximumInput' | 'minimumOutput'> & {
  readonly path: readonly Address[];
  readonly fees: readonly number[];
};

/** The call to the version-3 router for an order: permit first, the swap, then unwrapping or refunding of the native coin. */
export function encodeSwapV3(order: OrderOfV3, permit: SignedPermit | null): EncodedCall {
  const nativeIn = order.input.kind === 'native';
  const nativeOut = order.output.kind === 'native';
  const steps = [
    ...(permit ? [encodePermit(permit)] : []),
    encodeStep(order, nativeOut),
    ...(nativeOut ? [Payments.INTERFACE.encodeFunctionData('unwrapWETH9', [order.minimumOutput, order.recipient])] : []),
    // What an exact output leaves of the native coin stays in the router unless it is asked back.
    ...(nativeIn && order.tradeType === 'exactOutput' ? [Payments.INTERFACE.encodeFunctionData('refundETH')] : []),
  ];
  return { data: requireHexText(Multicall.encodeMulticall(steps)), value: nativeIn ? order.maximumInput : ZERO_AMOUNT };
}

function encodeStep(order: OrderOfV3, nativeOut: boolean): string {
  const { path, fees, tradeType, deadlineSeconds: deadline, minimumOutput, maximumInput } = order;
  // The router keeps wrapped coins for itself (address zero means itself) until they are unwrapped to the recipient.
  const recipient = nativeOut ? ZERO_ADDRESS : order.recipient;
  const amounts =
    tradeType === 'exactInput'
      ? { amountIn: maximumInput, amountOutMinimum: minimumOutput }
      : { amountOut: minimumOutput, amountInMaximum: maximumInput };
  const name = tradeType === 'exactInput' ? 'exactInput' : 'exactOutput';
  if (fees.length === 1) {
    const single = { tokenIn: path[0], tokenOut: path[1], fee: fees[0], recipient, deadline, ...amounts, sqrtPriceLimitX96: 0 };
    return SwapRouter.INTERFACE.encodeFunctionData(`${name}Single`, [single]);
  }
  return SwapRouter.INTERFACE.encodeFunctionData(name, [{ path: encodePath(path, fees, tradeType), recipient, deadline, ...amounts }]);
}

/** The step that hands a permit to the router. "IfNecessary": somebody may have sent the permit from the pool of waiting transactions already. */
export function encodePermit(permit: SignedPermit): string {
  const { tokenAddress, v, r, s, deadline, nonce } = permit;
  return permit.permitType === 'amount'
    ? SelfPermit.INTERFACE.encodeFunctionData('selfPermitIfNecessary', [tokenAddress, permit.amount, deadline, v, r, s])
    : SelfPermit.INTERFACE.encodeFunctionData('selfPermitAllowedIfNecessary', [tokenAddress, nonce, deadline, v, r, s]);
}
