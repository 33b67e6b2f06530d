import type { ReadCall } from '../../contract/ports';
import type { Address } from '../../domain/address';
import type { Hex } from '../../domain/hex';
import { callData } from '../abiWords';

/** resolver(node) of the name registry (EIP-137), as one address word. */
export function resolverCall(registry: Address, node: Hex): ReadCall {
  return { address: registry, callData: callData('0x0178b8bf', node.slice(2)) };
}

/** addr(node) of a resolver (EIP-137), as one address word. */
export function addrCall(resolver: Address, node: Hex): ReadCall {
  return { address: resolver, callData: callData('0x3b3b57de', node.slice(2)) };
}

/** name(node) of a resolver (EIP-181), as text. */
export function reverseNameCall(resolver: Address, node: Hex): ReadCall {
  return { address: resolver, callData: callData('0x691f3431', node.slice(2)) };
}

/** contenthash(node) of a resolver (EIP-1577), as bytes. */
export function contentHashCall(resolver: Address, node: Hex): ReadCall {
  return { address: resolver, callData: callData('0xbc1c58d1', node.slice(2)) };
}
