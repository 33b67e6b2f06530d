import { addressWord, bytesWords, callData, dynamicArrayWords, readNumber, readPosition, uintWord } from '../abiWords';
import { batchElements } from './batchElements';
import type { BatchContractFormat } from './contractEncoder';

import { DEFAULT_CALL_GAS } from './readEncoder';

const MULTICALL_SELECTOR = '0x1749e1e3';
const DATA_OFFSET = 3 * 32;

/**
 * UniswapInterfaceMulticall: multicall((address target, uint256 gasLimit, bytes callData)[]) gives
 * (uint256 blockNumber, (bool success, uint256 gasUsed, bytes returnData)[]).
 */
export const interfaceMulticallFormat: BatchContractFormat = {
  encodeBatch: (calls) => {
    const elements = calls.map(
      (call) =>
        addressWord(call.address) + uintWord(call.gasRequired ?? DEFAULT_CALL_GAS) + uintWord(DATA_OFFSET) + bytesWords(call.callData),
    );
    return callData(MULTICALL_SELECTOR, uintWord(32), dynamicArrayWords(elements));
  },
  tellsHeight: true,
  decodeBatch: (data) => {
    const blockNumber = readNumber(data, 0);
    const start = readPosition(data, 32);
    const answers = start === null ? null : batchElements(data, start, 64);
    return blockNumber === null || answers === null ? null : { blockNumber, data: answers };
  },
};
