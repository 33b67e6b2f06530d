import type { ReadCall } from '../contract/ports';
import { ZERO_ADDRESS, type Address } from '../domain/address';
import { addressWord, callData } from './abiWords';

/**
 * The target of reads that every batch contract answers about itself (native balance). No contract lives at the zero
 * address, so each encoder puts its own contract, or its own node method, in the place of it.
 */
export const READER_SELF: Address = ZERO_ADDRESS;

/** getEthBalance(address), of UniswapInterfaceMulticall and Multicall3. */
export const NATIVE_BALANCE_SELECTOR = '0x4d2301cc';
/** getCurrentBlockTimestamp(), of UniswapInterfaceMulticall and Multicall3. */
export const BLOCK_TIMESTAMP_SELECTOR = '0x0f28c97d';
/** getBlockNumber(), of Multicall3. */
export const BLOCK_NUMBER_SELECTOR = '0x42cbb15c';
/** arbBlockNumber(), of the ArbSys precompile: on Arbitrum, block.number inside a contract is the height of the parent chain. */
export const ARBITRUM_BLOCK_NUMBER_SELECTOR = '0xa3b1b31d';

/** Reads the native balance of an account, in wei as one unsigned word, through whatever the chain reads with. */
export function nativeBalanceCall(owner: Address): ReadCall {
  return { address: READER_SELF, callData: callData(NATIVE_BALANCE_SELECTOR, addressWord(owner)) };
}
