import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address, type Currency, type SignedPermit } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import type { AddPairTerms, RemovePairTerms } from '../../domain/v2/pairOrders';

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

function encode(name: string, args: readonly unknown[], to: Address, value = ZERO_AMOUNT): OrderCall {
  return { to, data: requireHexText(ROUTER.encodeFunctionData(name, [...args])), value };
}

/** The deposit: addLiquidityETH with the native coin as value, else addLiquidity. The shares go to the account. */
export function encodeAdd(terms: AddPairTerms, account: Address): OrderCall {
  const { a, b, amountA, amountB, minimumA, minimumB, deadlineSeconds, router } = terms;
  if (a.kind === 'native') {
    return encode('addLiquidityETH', [addressOf(b), amountB, minimumB, minimumA, account, deadlineSeconds], router, amountA);
  }
  if (b.kind === 'native') {
    return encode('addLiquidityETH', [a.address, amountA, minimumA, minimumB, account, deadlineSeconds], router, amountB);
  }
  return encode('addLiquidity', [a.address, b.address, amountA, amountB, minimumA, minimumB, account, deadlineSeconds], router);
}

/**
 * The withdrawals that may work, the preferred one first: the plain one, then with native output the one for tokens that charge on
 * transfer; with a signature the permit variants of the same.
 */
export function encodeRemove(terms: RemovePairTerms, account: Address, permit: SignedPermit | null): readonly OrderCall[] {
  const { a, b, shares, minimumA, minimumB, deadlineSeconds, router } = terms;
  const suffix = permit ? 'WithPermit' : '';
  // The contract checks the signature against the deadline that is sent: it must be the signed one.
  const tail = permit ? [account, permit.deadline, false, permit.v, permit.r, permit.s] : [account, deadlineSeconds];
  if (a.kind === 'native' || b.kind === 'native') {
    const minimums = a.kind === 'native' ? [minimumB, minimumA] : [minimumA, minimumB];
    const args = [addressOf(a.kind === 'native' ? b : a), shares, ...minimums, ...tail];
    const name = `removeLiquidityETH${suffix}`;
    return [encode(name, args, router), encode(`${name}SupportingFeeOnTransferTokens`, args, router)];
  }
  return [encode(`removeLiquidity${suffix}`, [a.address, b.address, shares, minimumA, minimumB, ...tail], router)];
}

function addressOf(currency: Currency): Address {
  if (currency.kind === 'native') throw new TypeError('A pair has a token on one side at least');
  return currency.address;
}
