import type { ReadCall } from '../../contract/ports';
import { isHex, type Hex } from '../../domain/hex';
import { err, ok, type Result } from '../../domain/result';
import { requireHexText, uintWord } from '../abiWords';
import { NATIVE_BALANCE_SELECTOR, READER_SELF } from '../readerCalls';
import { unexpectedReply, type RpcError } from '../rpc/rpcError';
import { codeOverrides } from './codeOverrides';
import { DEFAULT_CALL_GAS, type ReadEncoder, type ReadRequest } from './readEncoder';

const CALL_FAILED = /revert|out of gas|invalid opcode|bad jump|stack/i;

/** Reads without any contract: the newest block's header and one eth_call a read, in one JSON-RPC batch (NET-5). */
export const plainEncoder: ReadEncoder = {
  encode: (calls) => [{ method: 'eth_getBlockByNumber', params: ['latest', false] }, ...calls.map(requestOf)],
  decode: (calls, [header, ...results]) => {
    if (header === undefined) return err(unexpectedReply('eth_getBlockByNumber'));
    if (!header.ok) return header;
    const block = headerOf(header.value);
    if (block === null) return err(unexpectedReply('eth_getBlockByNumber'));
    const answers = calls.map((_, index) => answerOf(results[index]));
    const failed = answers.find((answer) => !answer.ok);
    if (failed && !failed.ok) return failed;
    return ok({ ...block, data: answers.map((answer) => (answer.ok ? answer.value : null)) });
  },
};

function requestOf(call: ReadCall): ReadRequest {
  if (call.address === READER_SELF && call.callData.startsWith(NATIVE_BALANCE_SELECTOR)) {
    return { method: 'eth_getBalance', params: [`0x${call.callData.slice(-40)}`, 'latest'] };
  }
  const gas = `0x${(call.gasRequired ?? DEFAULT_CALL_GAS).toString(16)}`;
  return { method: 'eth_call', params: [{ to: call.address, data: call.callData, gas }, 'latest', ...codeOverrides([call])] };
}

// A call that ran and failed is an answer; a node that could not run it is not.
function answerOf(result: Result<unknown, RpcError> | undefined): Result<Hex | null, RpcError> {
  if (result === undefined) return err(unexpectedReply('eth_call'));
  if (!result.ok) {
    const { code, rpcCode, message } = result.error;
    return code === 'node_error' && (rpcCode === 3 || CALL_FAILED.test(message)) ? ok(null) : result;
  }
  return typeof result.value === 'string' ? ok(wholeBytes(result.value)) : err(unexpectedReply('eth_call'));
}

// eth_getBalance gives a quantity (0x1a), which may be half a byte short; it becomes the word that a contract would give.
function wholeBytes(text: string): Hex | null {
  if (text === '0x') return null;
  if (isHex(text) && text.length > 64) return text;
  return /^0x[0-9a-f]{1,64}$/i.test(text) ? requireHexText(`0x${uintWord(BigInt(text))}`) : null;
}

/** Height and time of a block header as a node gives it, or null if it is none. */
export function headerOf(value: unknown): { readonly blockNumber: number; readonly timestamp: number } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { number, timestamp } = Object.fromEntries(Object.entries(value));
  const blockNumber = quantity(number);
  const seconds = quantity(timestamp);
  return blockNumber === null || seconds === null ? null : { blockNumber, timestamp: seconds };
}

function quantity(value: unknown): number | null {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(value)) return null;
  return Number(value);
}
