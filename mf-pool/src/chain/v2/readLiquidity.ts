import {
  createCallReader,
  say,
  signatureText,
  type Asset,
  type CallArguments,
  type CallMeaning,
  type Statement,
} from '@dex/mf-shared/orders';
import type { OrderCall } from '@dex/mf-shared/orders';

type Meaning = CallMeaning<readonly Statement[]>;

const PERMIT = 'bool approveMax, uint8 v, bytes32 r, bytes32 s';
const TOKENS = 'address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline';
const COIN = 'address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline';

const leastPaid = (asset: Asset, minimum: string) => say.detail('leastPaid', `${asset} ${minimum}`);

const addTokens: Meaning = (args, { to }) => [
  ...say.calls('addLiquidity', to),
  say.paysAtMost(args.address('tokenA'), args.amount('amountADesired')),
  say.paysAtMost(args.address('tokenB'), args.amount('amountBDesired')),
  leastPaid(args.address('tokenA'), args.amount('amountAMin')),
  leastPaid(args.address('tokenB'), args.amount('amountBMin')),
  ...ending(args),
];

const addCoin: Meaning = (args, { to, value }) => [
  ...say.calls('addLiquidity', to),
  say.paysAtMost(args.address('token'), args.amount('amountTokenDesired')),
  say.paysAtMost('native', value),
  leastPaid(args.address('token'), args.amount('amountTokenMin')),
  leastPaid('native', args.amount('amountETHMin')),
  ...ending(args),
];

function ending(args: CallArguments): readonly Statement[] {
  return [say.detail('recipient', args.address('to')), say.until(args.seconds('deadline'))];
}

const removeTokens: Meaning = (args, call) => [
  ...removal(args, call),
  say.receivesAtLeast(args.address('tokenA'), args.amount('amountAMin'), args.address('to')),
  say.receivesAtLeast(args.address('tokenB'), args.amount('amountBMin'), args.address('to')),
];

const removeCoin: Meaning = (args, call) => [
  ...removal(args, call),
  say.receivesAtLeast(args.address('token'), args.amount('amountTokenMin'), args.address('to')),
  say.receivesAtLeast('native', args.amount('amountETHMin'), args.address('to')),
];

function removal(args: CallArguments, { to }: OrderCall): readonly Statement[] {
  return [...say.calls('removeLiquidity', to), say.detail('shares', args.amount('liquidity')), say.until(args.seconds('deadline'))];
}

/** The same with a signature for these shares alone: one for all that the account will ever hold is refused. */
function withPermit(meaning: Meaning): Meaning {
  return (args, call, account) => {
    const says = args.flag('approveMax') ? null : meaning(args, call, account);
    return says && [...says, say.detail('permitSignature', signatureText(args.amount('v'), args.bytes('r'), args.bytes('s')))];
  };
}

/** The version-2 router's calls for liquidity. Which pair's shares are taken follows from the tokens: the call does not name it. */
export const readLiquidity = createCallReader({
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)':
    addTokens,
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable':
    addCoin,
  [`function removeLiquidity(${TOKENS})`]: removeTokens,
  [`function removeLiquidityETH(${COIN})`]: removeCoin,
  [`function removeLiquidityETHSupportingFeeOnTransferTokens(${COIN})`]: removeCoin,
  [`function removeLiquidityWithPermit(${TOKENS}, ${PERMIT})`]: withPermit(removeTokens),
  [`function removeLiquidityETHWithPermit(${COIN}, ${PERMIT})`]: withPermit(removeCoin),
  [`function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(${COIN}, ${PERMIT})`]: withPermit(removeCoin),
});
