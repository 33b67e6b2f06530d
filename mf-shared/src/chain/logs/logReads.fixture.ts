import { Subject } from 'rxjs';
import type { Block } from '../../contract/bus';
import type { LogQuery, LogsState } from '../../contract/ports';
import { requireAddress } from '../../domain/address';
import { requireHexText } from '../abiWords';
import { fakeNode, recordingLog, type SeenRequest } from '../fakeNode';
import { createRpcClients } from '../rpc/rpcClients';
import { createLogReads } from './createLogReads';
import type { LogStore } from './logStore';

export const address = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
export const topic = requireHexText(`0x${'11'.repeat(32)}`);
export const query: LogQuery = { address, topics: [topic, null], fromBlock: 0 };

export function rangeOf(request: SeenRequest): readonly [number, number] {
  const [filter] = request.params;
  const { fromBlock, toBlock } = Object.fromEntries(Object.entries(filter ?? {}));
  return [Number(fromBlock), Number(toBlock)];
}

/** The chain's blocks have hashes that name it, so that another chain has others. */
export function setUp(
  eventBlocks: number[] = [10, 90],
  { store, name = 'aa' }: { readonly store?: LogStore; readonly name?: string } = {},
) {
  const node = fakeNode((request) => {
    if (request.method === 'eth_getBlockByNumber') return { result: { hash: `0x${name}${String(request.params[0]).slice(2)}` } };
    const [from, to] = rangeOf(request);
    const logs = eventBlocks
      .filter((block) => block >= from && block <= to)
      .map((block) => ({
        address: address.toLowerCase(),
        topics: [topic],
        data: '0x01',
        blockNumber: `0x${block.toString(16)}`,
        transactionHash: `0x${'ab'.repeat(32)}`,
        logIndex: '0x0',
      }));
    return { result: logs };
  });
  const blocks = new Subject<Block>();
  const log = recordingLog();
  const clients = createRpcClients({ urls: { 1: ['u'] }, fetch: node.fetch });
  const logs$ = createLogReads({ clients, block$: () => blocks, log, openStore: store && (async () => store) });
  const mine = async (number: number) => {
    blocks.next({ chainId: 1, number, timestamp: 0 });
    await jest.advanceTimersByTimeAsync(5000);
  };
  return { node, blocks, log, logs$, mine, eventBlocks };
}

export function follow(stream: ReturnType<ReturnType<typeof createLogReads>>) {
  const states: LogsState[] = [];
  const subscription = stream.subscribe((state) => states.push(state));
  return { states, stop: () => subscription.unsubscribe(), kinds: () => states.map((state) => state.kind) };
}

export const blocksIn = (state: LogsState | undefined) =>
  state !== undefined && 'logs' in state ? state.logs.map((log) => log.blockNumber) : null;
