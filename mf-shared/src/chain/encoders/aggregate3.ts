import { addressWord, boolWord, bytesWords, callData, dynamicArrayWords, readPosition, uintWord } from '../abiWords';
import { batchElements } from './batchElements';
import type { BatchContractFormat } from './contractEncoder';

const AGGREGATE3_SELECTOR = '0x82ad56cb';
const DATA_OFFSET = 3 * 32;

/**
 * Multicall3: aggregate3((address target, bool allowFailure, bytes callData)[]) gives (bool success, bytes returnData)[].
 * It has no gas limit for a single call (NET-5).
 */
export const aggregate3Format: BatchContractFormat = {
  encodeBatch: (calls) => {
    const elements = calls.map((call) => addressWord(call.address) + boolWord(true) + uintWord(DATA_OFFSET) + bytesWords(call.callData));
    return callData(AGGREGATE3_SELECTOR, uintWord(32), dynamicArrayWords(elements));
  },
  tellsHeight: false,
  decodeBatch: (data) => {
    const start = readPosition(data, 0);
    const answers = start === null ? null : batchElements(data, start, 32);
    return answers === null ? null : { blockNumber: null, data: answers };
  },
};
