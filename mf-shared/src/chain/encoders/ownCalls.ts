import type { ReadCall } from '../../contract/ports';
import { literalAddress, type Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { Hex } from '../../domain/hex';
import { callData, readNumber } from '../abiWords';
import { ARBITRUM_BLOCK_NUMBER_SELECTOR, BLOCK_NUMBER_SELECTOR, BLOCK_TIMESTAMP_SELECTOR, READER_SELF } from '../readerCalls';

const ARB_SYS: Address = literalAddress('0x0000000000000000000000000000000000000064');
const SMALL_CALL_GAS = 100_000;

/** The calls about the block itself that ride in front of every batched read. */
export interface OwnCalls {
  readonly calls: readonly ReadCall[];
  /** Time and height out of the answers to `calls`; `contractHeight` is what the batch contract said of itself, if it did. */
  read(answers: readonly (Hex | null)[], contractHeight: number | null): BlockOfAnswer | null;
}

/** The block at which a batch was answered: height, and time in seconds since 1970. */
export interface BlockOfAnswer {
  readonly blockNumber: number;
  readonly timestamp: number;
}

/**
 * Time and, where the batch contract does not give it by itself, height of the answering block. On Arbitrum block.number is
 * the parent chain's, so its own height is asked of ArbSys; a local chain with the same id has no such contract.
 */
export function ownCallsOf(chainId: ChainId, asksHeight: boolean): OwnCalls {
  const own = (address: Address, selector: `0x${string}`): ReadCall[] => [
    { address, callData: callData(selector), gasRequired: SMALL_CALL_GAS },
  ];
  const isArbitrum = chainId === 42161 || chainId === 421611;
  return {
    calls: [
      ...own(READER_SELF, BLOCK_TIMESTAMP_SELECTOR),
      ...(isArbitrum ? own(ARB_SYS, ARBITRUM_BLOCK_NUMBER_SELECTOR) : []),
      ...(asksHeight ? own(READER_SELF, BLOCK_NUMBER_SELECTOR) : []),
    ],
    read: ([timeData, ...heights], contractHeight) => {
      const timestamp = numberIn(timeData);
      const blockNumber = numberIn(heights.find((height) => height !== null)) ?? contractHeight;
      return timestamp === null || blockNumber === null ? null : { blockNumber, timestamp };
    },
  };
}

/** The call with the batch contract in the place of `READER_SELF`. */
export function atContract(call: ReadCall, contract: Address): ReadCall {
  return call.address === READER_SELF ? { ...call, address: contract } : call;
}

function numberIn(data: Hex | null | undefined): number | null {
  return data ? readNumber(data, 0) : null;
}
