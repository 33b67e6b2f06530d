import type { ReadCall } from '../../contract/ports';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { isHex, type Hex } from '../../domain/hex';
import { err, ok } from '../../domain/result';
import { codeOverrides } from './codeOverrides';
import { atContract, ownCallsOf } from './ownCalls';
import type { ReadEncoder } from './readEncoder';

/** The answer of a batch contract: one entry a call, null where it failed or gave nothing. */
export interface BatchContractAnswer {
  /** The height, if this contract tells it with every batch. */
  readonly blockNumber: number | null;
  readonly data: readonly (Hex | null)[];
}

/** How one batch contract takes calls and gives answers. */
export interface BatchContractFormat {
  /** True if `blockNumber` comes with every answer. */
  readonly tellsHeight: boolean;
  /** Call data for the calls, every one with its gas limit if the contract takes one. */
  encodeBatch(calls: readonly ReadCall[]): Hex;
  /** The answer in the data, or null if it is none. */
  decodeBatch(data: Hex): BatchContractAnswer | null;
}

/** An encoder that reads through a contract: all calls in one eth_call, with time and height of the block in front. */
export function createContractEncoder(chainId: ChainId, contract: Address, format: BatchContractFormat): ReadEncoder {
  const own = ownCallsOf(chainId, !format.tellsHeight);
  const undecodable = err({ code: 'undecodable', message: 'Result data parsing failed' });
  return {
    encode: (calls) => {
      const data = format.encodeBatch([...own.calls, ...calls].map((call) => atContract(call, contract)));
      return [{ method: 'eth_call', params: [{ to: contract, data }, 'latest', ...codeOverrides(calls)] }];
    },
    decode: (calls, [result]) => {
      if (result === undefined) return undecodable;
      if (!result.ok) return result;
      if (result.value === '0x') return err({ code: 'no_contract', message: `No batch contract at ${contract}` });
      const answer = typeof result.value === 'string' && isHex(result.value) ? format.decodeBatch(result.value) : null;
      if (answer === null || answer.data.length !== own.calls.length + calls.length) return undecodable;
      const block = own.read(answer.data.slice(0, own.calls.length), answer.blockNumber);
      return block === null ? undecodable : ok({ ...block, data: answer.data.slice(own.calls.length) });
    },
  };
}
