import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { wrappedToken, ZERO_AMOUNT, type Chain } from '@dex/mf-shared/domain';
import type { AddOrder, RemoveOrder } from '../../domain/orders/poolOrder';
import type { EncodedCall } from '../orders/encodedCall';

const PERMIT = 'bool approveMax, uint8 v, bytes32 r, bytes32 s';
const REMOVE = 'address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline';
const REMOVE_ETH = 'address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline';

const ROUTER = new utils.Interface([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
  `function removeLiquidity(${REMOVE})`,
  `function removeLiquidityETH(${REMOVE_ETH})`,
  `function removeLiquidityETHSupportingFeeOnTransferTokens(${REMOVE_ETH})`,
  `function removeLiquidityWithPermit(${REMOVE}, ${PERMIT})`,
  `function removeLiquidityETHWithPermit(${REMOVE_ETH}, ${PERMIT})`,
  `function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(${REMOVE_ETH}, ${PERMIT})`,
]);

function encode(name: string, args: readonly unknown[], to: EncodedCall['to'], value = ZERO_AMOUNT): EncodedCall {
  return { to, data: requireHexText(ROUTER.encodeFunctionData(name, [...args])), value };
}

/** The deposit: addLiquidityETH with the native coin as value, else addLiquidity (V2-7). The shares go to the account. */
export function encodeAdd(order: AddOrder, chain: Chain): EncodedCall {
  const { a, b, amountA, amountB, minimumA, minimumB, account, deadlineSeconds, router } = order;
  if (a.kind === 'native' || b.kind === 'native') {
    const isNativeA = a.kind === 'native';
    const token = wrappedToken(isNativeA ? b : a, chain).address;
    const [amount, minimum, value, minimumValue] = isNativeA
      ? [amountB, minimumB, amountA, minimumA]
      : [amountA, minimumA, amountB, minimumB];
    return encode('addLiquidityETH', [token, amount, minimum, minimumValue, account, deadlineSeconds], router, value);
  }
  return encode('addLiquidity', [a.address, b.address, amountA, amountB, minimumA, minimumB, account, deadlineSeconds], router);
}

/**
 * The withdrawals that may work, in the order of their estimates (V2-6): the plain one, then with native output
 * the one for tokens that charge on transfer; with a signature the permit variants of the same.
 */
export function encodeRemove(order: RemoveOrder, chain: Chain): readonly EncodedCall[] {
  const { a, b, shares, minimumA, minimumB, account, deadlineSeconds, router, isApproved, permit } = order;
  const signature = isApproved || !permit ? null : ([false, permit.v, permit.r, permit.s] as const);
  // The contract checks the signature against the deadline that is sent: it must be the signed one.
  const deadline = signature && permit ? permit.deadline : deadlineSeconds;
  const suffix = signature ? 'WithPermit' : '';
  const tail = [account, deadline, ...(signature ?? [])];
  if (a.kind === 'native' || b.kind === 'native') {
    const isNativeA = a.kind === 'native';
    const token = wrappedToken(isNativeA ? b : a, chain).address;
    const args = [token, shares, ...(isNativeA ? [minimumB, minimumA] : [minimumA, minimumB]), ...tail];
    const name = `removeLiquidityETH${suffix}`;
    return [encode(name, args, router), encode(`${name}SupportingFeeOnTransferTokens`, args, router)];
  }
  return [encode(`removeLiquidity${suffix}`, [a.address, b.address, shares, minimumA, minimumB, ...tail], router)];
}
