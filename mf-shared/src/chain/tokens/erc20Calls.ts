import type { ReadCall } from '../../contract/ports';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { balanceGas } from '../../domain/transactions/gas';
import { addressWord, callData } from '../abiWords';

/** balanceOf(owner) of an ERC-20 token, in raw units as one unsigned word, with its own gas limit (TX-7). */
export function balanceOfCall(chainId: ChainId, token: Address, owner: Address): ReadCall {
  return { ...plainRead(token, '0x70a08231', owner), gasRequired: balanceGas(chainId) };
}

/** allowance(owner, spender) of an ERC-20 token, in raw units as one unsigned word. */
export function allowanceCall(token: Address, owner: Address, spender: Address): ReadCall {
  return plainRead(token, '0xdd62ed3e', owner, spender);
}

/** totalSupply() of an ERC-20 token, in raw units as one unsigned word. */
export function totalSupplyCall(token: Address): ReadCall {
  return plainRead(token, '0x18160ddd');
}

/** nonces(owner) of a token with permits (EIP-2612), as one unsigned word. */
export function noncesCall(token: Address, owner: Address): ReadCall {
  return plainRead(token, '0x7ecebe00', owner);
}

/** DOMAIN_SEPARATOR() of a token with permits (EIP-2612), as 32 bytes. */
export function domainSeparatorCall(token: Address): ReadCall {
  return plainRead(token, '0x3644e515');
}

/** decimals() of an ERC-20 token, as one unsigned word. */
export function decimalsCall(token: Address): ReadCall {
  return { ...plainRead(token, '0x313ce567'), isConstant: true };
}

/** symbol() of an ERC-20 token, as text or as 32 bytes. */
export function symbolCall(token: Address): ReadCall {
  return plainRead(token, '0x95d89b41');
}

/** name() of an ERC-20 token, as text or as 32 bytes. */
export function nameCall(token: Address): ReadCall {
  return plainRead(token, '0x06fdde03');
}

/** isArgentWallet(account) of the detector of chain 1, as one truth word; asked once (ORDER-16). */
export function isArgentWalletCall(detector: Address, account: Address): ReadCall {
  return plainRead(detector, '0xf7c8afb7', account);
}

function plainRead(address: Address, selector: `0x${string}`, ...args: readonly Address[]): ReadCall {
  return { address, callData: callData(selector, ...args.map(addressWord)) };
}
