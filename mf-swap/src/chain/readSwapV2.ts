import type { Address } from '@dex/mf-shared/domain';
import {
  createCallReader,
  say,
  type Asset,
  type CallArguments,
  type CallMeaning,
  type OrderCall,
  type Statement,
  type WayPool,
} from '@dex/mf-shared/orders';

type Meaning = CallMeaning<readonly Statement[]>;

const TAIL = 'address[] path, address to, uint256 deadline';

/** What is paid or received: a token at an end of the path, or the native coin in its place. */
type Side = 'token' | 'coin';

function exactInput(from: Side, to: Side): Meaning {
  return swap(from, to, (args, { value }, paid, received) => [
    say.paysExactly(paid, from === 'coin' ? value : args.amount('amountIn')),
    say.receivesAtLeast(received, args.amount('amountOutMin'), args.address('to')),
  ]);
}

function exactOutput(from: Side, to: Side): Meaning {
  return swap(from, to, (args, { value }, paid, received) => [
    say.paysAtMost(paid, from === 'coin' ? value : args.amount('amountInMax')),
    say.receivesExactly(received, args.amount('amountOut'), args.address('to')),
  ]);
}

/** A pair between each two tokens of a path. */
function pairsAlong(path: readonly Address[]): readonly WayPool[] {
  return path.slice(1).map(() => 'v2');
}

type Figures = (args: CallArguments, call: OrderCall, paid: Asset, received: Asset) => readonly Statement[];

function swap(from: Side, to: Side, figures: Figures): Meaning {
  return (args, call) => {
    const path = args.addresses('path');
    const [first, last] = [path.at(0), path.at(-1)];
    if (!first || !last || path.length < 2) return null;
    const assetOf = (side: Side, end: Address): Asset => (side === 'coin' ? 'native' : end);
    return [
      ...say.calls('swap', call.to),
      ...figures(args, call, assetOf(from, first), assetOf(to, last)),
      say.way(path, pairsAlong(path)),
      say.until(args.seconds('deadline')),
    ];
  };
}

/** The swaps of the version-2 router. The variants for tokens that charge on transfer promise the same: they measure what arrived. */
export const readSwapV2 = createCallReader({
  [`function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, ${TAIL})`]: exactInput('token', 'token'),
  [`function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${TAIL})`]: exactInput(
    'token',
    'token',
  ),
  [`function swapExactETHForTokens(uint256 amountOutMin, ${TAIL}) payable`]: exactInput('coin', 'token'),
  [`function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, ${TAIL}) payable`]: exactInput('coin', 'token'),
  [`function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, ${TAIL})`]: exactInput('token', 'coin'),
  [`function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${TAIL})`]: exactInput(
    'token',
    'coin',
  ),
  [`function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, ${TAIL})`]: exactOutput('token', 'token'),
  [`function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, ${TAIL})`]: exactOutput('token', 'coin'),
  [`function swapETHForExactTokens(uint256 amountOut, ${TAIL}) payable`]: exactOutput('coin', 'token'),
});
