import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address, type Hex, type RawAmount } from '@dex/mf-shared/domain';
import type { SwapTerms } from '../domain/swapPromises';

/** Call data and the native coin that goes with it, in wei. */
export interface EncodedCall {
  readonly data: Hex;
  readonly value: RawAmount;
}

type OrderOfV2 = Pick<SwapTerms, 'input' | 'output' | 'recipient' | 'deadlineSeconds' | 'tradeType' | 'maximumInput' | 'minimumOutput'> & {
  readonly path: readonly Address[];
};

const TAIL = 'address[] path, address to, uint256 deadline';

const ROUTER = new utils.Interface([
  `function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, ${TAIL})`,
  `function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${TAIL})`,
  `function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, ${TAIL})`,
  `function swapExactETHForTokens(uint256 amountOutMin, ${TAIL}) payable`,
  `function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, ${TAIL}) payable`,
  `function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, ${TAIL})`,
  `function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, ${TAIL})`,
  `function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${TAIL})`,
  `function swapETHForExactTokens(uint256 amountOut, ${TAIL}) payable`,
]);

/** The calls to the version-2 router that may carry out an order, the plain one first; an exact input can also be sent so that tokens which charge on transfer work. */
export function encodeSwapV2(order: OrderOfV2): readonly EncodedCall[] {
  const nativeIn = order.input.kind === 'native';
  const [from, to] = [nativeIn ? 'ETH' : 'Tokens', order.output.kind === 'native' ? 'ETH' : 'Tokens'];
  const tail = [order.path, order.recipient, order.deadlineSeconds];
  const value = nativeIn ? order.maximumInput : ZERO_AMOUNT;
  const encode = (name: string, amounts: readonly RawAmount[]): EncodedCall => ({
    data: requireHexText(ROUTER.encodeFunctionData(name, [...amounts, ...tail])),
    value,
  });
  if (order.tradeType === 'exactOutput') {
    const amounts = nativeIn ? [order.minimumOutput] : [order.minimumOutput, order.maximumInput];
    return [encode(`swap${from}ForExact${to}`, amounts)];
  }
  const amounts = nativeIn ? [order.minimumOutput] : [order.maximumInput, order.minimumOutput];
  const name = `swapExact${from}For${to}`;
  return [encode(name, amounts), encode(`${name}SupportingFeeOnTransferTokens`, amounts)];
}
