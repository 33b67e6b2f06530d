import { utils } from 'ethers';
import type { Hex } from '../domain/hex';
import { requireHexText, uintWord } from './abiWords';
import type { Reply, SeenRequest } from './fakeNode';

const INTERFACE_MULTICALL = new utils.Interface([
  'function multicall((address target, uint256 gasLimit, bytes callData)[]) returns (uint256 blockNumber, (bool success, uint256 gasUsed, bytes returnData)[])',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function getEthBalance(address) view returns (uint256)',
]);
const MULTICALL3 = new utils.Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[]) returns ((bool success, bytes returnData)[])',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function getBlockNumber() view returns (uint256)',
  'function getEthBalance(address) view returns (uint256)',
]);

/** A call as the fake chain got it inside a batch. */
export interface SeenCall {
  readonly target: string;
  readonly data: string;
  readonly gas: number | null;
}

/** A chain for tests, decoded by the reference coder: its height, the calls of each batch, and what a call gives. */
export interface FakeChain {
  blockNumber: number;
  readonly batches: SeenCall[][];
  /** The data that a call gives, or null for a revert. */
  run: (call: SeenCall) => Hex | null;
  answer(request: SeenRequest): Reply;
}

/** Addresses of the two batch contracts of the fake chain. */
export const FAKE_INTERFACE_MULTICALL = '0x1F98415757620B543A52E61c46B32eB19261F984';
export const FAKE_MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** One word as answer data. */
export function word(value: number | bigint): Hex {
  return requireHexText(`0x${uintWord(value)}`);
}

/** A chain at height 100 whose every call gives the height. */
export function fakeChain(): FakeChain {
  const chain: FakeChain = {
    blockNumber: 100,
    batches: [],
    run: () => word(chain.blockNumber),
    answer: (request) => answerOf(chain, request),
  };
  return chain;
}

function answerOf(chain: FakeChain, { method, params }: SeenRequest): Reply {
  const [first] = params;
  if (method === 'eth_getBlockByNumber') {
    return { result: { number: quantity(chain.blockNumber), timestamp: quantity(chain.blockNumber * 12) } };
  }
  if (method === 'eth_getBalance') return { result: quantity(77) };
  if (method !== 'eth_call' || typeof first !== 'object' || first === null) {
    return { error: { code: -32601, message: `the method ${method} does not exist` } };
  }
  const { to, data, gas }: Record<string, unknown> = Object.fromEntries(Object.entries(first));
  if (to === FAKE_INTERFACE_MULTICALL) return { result: interfaceAnswer(chain, String(data)) };
  if (to === FAKE_MULTICALL3) return { result: multicall3Answer(chain, String(data)) };
  const given = chain.run({ target: String(to), data: String(data), gas: gas === undefined ? null : Number(gas) });
  return given === null ? { error: { code: 3, message: 'execution reverted' } } : { result: given };
}

function interfaceAnswer(chain: FakeChain, data: string): string {
  const [calls] = INTERFACE_MULTICALL.decodeFunctionData('multicall', data);
  const seen: SeenCall[] = calls.map((call: { target: string; gasLimit: { toNumber(): number }; callData: string }) => ({
    target: call.target,
    data: call.callData,
    gas: call.gasLimit.toNumber(),
  }));
  const answers = runAll(chain, seen, FAKE_INTERFACE_MULTICALL);
  const results = answers.map((answer) => [answer !== null, 21_000, answer ?? '0x']);
  return INTERFACE_MULTICALL.encodeFunctionResult('multicall', [chain.blockNumber, results]);
}

function multicall3Answer(chain: FakeChain, data: string): string {
  const [calls] = MULTICALL3.decodeFunctionData('aggregate3', data);
  const seen: SeenCall[] = calls.map((call: { target: string; callData: string }) => ({
    target: call.target,
    data: call.callData,
    gas: null,
  }));
  const answers = runAll(chain, seen, FAKE_MULTICALL3);
  const results = answers.map((answer) => [answer !== null, answer ?? '0x']);
  return MULTICALL3.encodeFunctionResult('aggregate3', [results]);
}

function runAll(chain: FakeChain, calls: SeenCall[], self: string): (Hex | null)[] {
  chain.batches.push(calls.filter((call) => call.target !== self));
  return calls.map((call) => {
    if (call.target !== self) return chain.run(call);
    switch (call.data.slice(0, 10)) {
      case MULTICALL3.getSighash('getCurrentBlockTimestamp'):
        return word(chain.blockNumber * 12);
      case MULTICALL3.getSighash('getBlockNumber'):
        return self === FAKE_MULTICALL3 ? word(chain.blockNumber) : null;
      case MULTICALL3.getSighash('getEthBalance'):
        return word(77);
      default:
        return null;
    }
  });
}

function quantity(value: number): string {
  return `0x${value.toString(16)}`;
}
