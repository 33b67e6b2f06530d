import type { ChainError } from '../../contract/ports';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { codeKind } from '../../domain/codeKind';
import { gasWithMargin } from '../../domain/transactions/gas';
import type { NodeRequests } from '../nodeRequests';
import { quantity } from './quantity';

/**
 * What is said where an account holds too little of the coin for the network cost of a call; `gas` in units, without margin. Null where it
 * suffices, where that is not known, and for who may have somebody else pay: a contract wallet, and an account that delegates (EIP-7702).
 */
export async function coinShortage(node: NodeRequests, chainId: ChainId, account: Address, gas: bigint): Promise<ChainError | null> {
  const [price, balance, code] = await Promise.all([
    node.request(chainId, 'eth_gasPrice', []),
    node.request(chainId, 'eth_getBalance', [account, 'latest']),
    node.request(chainId, 'eth_getCode', [account, 'latest']),
  ]);
  const [perUnit, coins] = [quantity(price), quantity(balance)];
  if (perUnit === null || coins === null || !code.ok || codeKind(code.value) !== 'none') return null;
  const needed = gasWithMargin(gas, chainId) * perUnit;
  return needed > coins ? { code: 'insufficient_funds', message: `The network cost is ${needed} wei, the account holds ${coins}` } : null;
}
