import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { requireAddress, ZERO_AMOUNT, type Address, type SignedPermit } from '@dex/mf-shared/domain';
import type { LegTerms, SwapTerms } from '../domain/swapPromises';
import { encodePath } from './confirmQuotes';
import type { EncodedCall } from './encodeSwapV2';
import { encodePermit } from './encodeSwapV3';

/** The router itself as a recipient (Constants.ADDRESS_THIS of SwapRouter02): what comes in stays for the next step. */
const ROUTER_ITSELF = requireAddress('0x0000000000000000000000000000000000000002');

const SINGLE = 'address tokenIn, address tokenOut, uint24 fee, address recipient';

const ROUTER = new utils.Interface([
  'function multicall(uint256 deadline, bytes[] data) payable',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable',
  `function exactInputSingle(tuple(${SINGLE}, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable`,
  'function exactInput(tuple(bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params) payable',
  `function exactOutputSingle(tuple(${SINGLE}, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params) payable`,
  'function exactOutput(tuple(bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params) payable',
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
]);

/**
 * The call to the router of both versions (SwapRouter02): one `multicall` with a deadline. Several ways, or a native coin to be
 * received, are paid to the router, and the last step gives out no less than the minimum of the whole; one way pays the recipient itself.
 */
export function encodeSwapBoth(order: SwapTerms, permit: SignedPermit | null): EncodedCall {
  const { legs, input, output, tradeType, recipient, minimumOutput } = order;
  const [nativeIn, nativeOut] = [input.kind === 'native', output.kind === 'native'];
  const isSettled = nativeOut || legs.length > 1;
  const target = isSettled ? { recipient: ROUTER_ITSELF, minimum: ZERO_AMOUNT } : { recipient, minimum: minimumOutput };
  const steps = [
    ...(permit ? [encodePermit(permit)] : []),
    ...legs.flatMap((leg) => (tradeType === 'exactInput' ? sellingSteps(leg, target) : [buyingStep(leg, target.recipient)])),
    ...(isSettled ? [settlement(order, nativeOut)] : []),
    // What an exact output leaves of the native coin stays in the router unless it is asked back.
    ...(nativeIn && tradeType === 'exactOutput' ? [ROUTER.encodeFunctionData('refundETH')] : []),
  ];
  return {
    data: requireHexText(ROUTER.encodeFunctionData('multicall', [order.deadlineSeconds, steps])),
    value: nativeIn ? order.maximumInput : ZERO_AMOUNT,
  };
}

function settlement({ legs, recipient, minimumOutput }: SwapTerms, nativeOut: boolean): string {
  if (nativeOut) return ROUTER.encodeFunctionData('unwrapWETH9', [minimumOutput, recipient]);
  return ROUTER.encodeFunctionData('sweepToken', [legs[0]?.path.at(-1), minimumOutput, recipient]);
}

/** A stretch of a way within one version. */
interface Stretch {
  readonly path: readonly Address[];
  readonly pools: LegTerms['pools'];
}

function stretchesOf({ path, pools }: LegTerms): readonly Stretch[] {
  const starts = pools.flatMap((pool, index) => (index > 0 && (pool === 'v2') === (pools[index - 1] === 'v2') ? [] : [index]));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? pools.length;
    return { path: path.slice(start, end + 1), pools: pools.slice(start, end) };
  });
}

/** Each stretch but the first sells what the one before brought to the router: an amount of zero stands for all that it holds. */
function sellingSteps(leg: LegTerms, last: { readonly recipient: Address; readonly minimum: string }): readonly string[] {
  const stretches = stretchesOf(leg);
  return stretches.map((stretch, index) => {
    const amountIn = index === 0 ? leg.amount : ZERO_AMOUNT;
    const { recipient, minimum } = index === stretches.length - 1 ? last : { recipient: ROUTER_ITSELF, minimum: ZERO_AMOUNT };
    if (stretch.pools[0] === 'v2')
      return ROUTER.encodeFunctionData('swapExactTokensForTokens', [amountIn, minimum, stretch.path, recipient]);
    return versionThree('exactInput', stretch, recipient, { amountIn, amountOutMinimum: minimum });
  });
}

function buyingStep(leg: LegTerms, recipient: Address): string {
  const amounts = { amountOut: leg.amount, amountInMaximum: leg.maximumInput };
  if (leg.pools[0] !== 'v2') return versionThree('exactOutput', leg, recipient, amounts);
  return ROUTER.encodeFunctionData('swapTokensForExactTokens', [leg.amount, leg.maximumInput, leg.path, recipient]);
}

function versionThree(
  name: 'exactInput' | 'exactOutput',
  { path, pools }: Stretch,
  recipient: Address,
  amounts: Readonly<Record<string, string>>,
): string {
  const fees = pools.flatMap((pool) => (pool === 'v2' ? [] : [pool]));
  if (fees.length > 1) return ROUTER.encodeFunctionData(name, [{ path: encodePath(path, fees, name), recipient, ...amounts }]);
  const single = { tokenIn: path[0], tokenOut: path[1], fee: fees[0], recipient, ...amounts, sqrtPriceLimitX96: 0 };
  return ROUTER.encodeFunctionData(`${name}Single`, [single]);
}
