import type { ReadCall } from '@dex/mf-shared/contract';
import { addressWord, callData, readAddress, readWord } from '@dex/mf-shared/chain';
import type { Address, Hex, RawAmount } from '@dex/mf-shared/domain';
import { supplyWithFee } from '../../domain/v2/shares';

/** kLast() of a version-2 pair: the product of its reserves after the last deposit or withdrawal, 0 where its factory takes no part. */
export function kLastCall(pair: Address): ReadCall {
  return { address: pair, callData: callData('0x7464fc3d') };
}

/** feeTo() of a version-2 factory: whom it pays its part to, zero for nobody. */
export function feeToCall(factory: Address): ReadCall {
  return { address: factory, callData: callData('0x017e7e58') };
}

/** All shares as the next deposit or withdrawal finds them (V2-15), by what `feeTo` and `kLast` answered: contracts that refuse to say take no part. */
export function supplyIn(
  totalSupply: RawAmount,
  { reserve0, reserve1 }: { readonly reserve0: RawAmount; readonly reserve1: RawAmount },
  feeTo: Hex | null,
  kLast: Hex | null,
): RawAmount {
  const [taker, kept] = [feeTo, kLast].map((data) => (data === null ? null : readWord(data, 0)) ?? 0n);
  return taker && kept ? supplyWithFee(totalSupply, reserve0, reserve1, kept) : totalSupply;
}

/** getPair(tokenA, tokenB) of a version-2 factory: the pair's address, zero when there is none. */
export function getPairCall(factory: Address, token0: Address, token1: Address): ReadCall {
  return { address: factory, callData: callData('0xe6a43905', addressWord(token0), addressWord(token1)) };
}

/** True when the answer of `getPair` says that there is no pair; null when it says nothing. */
export function isAbsentIn(data: Hex | null): boolean | null {
  const address = data === null ? null : readAddress(data, 0);
  return address === null ? null : BigInt(address) === 0n;
}

/** factory(), token0() and token1() of a pair, each an address. */
export function pairFactoryCall(pair: Address): ReadCall {
  return { address: pair, callData: callData('0xc45a0155') };
}
export function token0Call(pair: Address): ReadCall {
  return { address: pair, callData: callData('0x0dfe1681') };
}
export function token1Call(pair: Address): ReadCall {
  return { address: pair, callData: callData('0xd21220a7') };
}
