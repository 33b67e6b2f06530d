import type { ReadCall, ReadResult } from '../../contract/ports';
import { literalAddress, requireAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { resolveChains } from '../../domain/chains/chainTable';
import type { MulticallContract } from '../../domain/chains/chain';
import { requireHexText } from '../abiWords';
import { FAKE_INTERFACE_MULTICALL, fakeChain, word } from '../fakeChain';
import { fakeNode, recordingLog } from '../fakeNode';
import { createRpcClients } from '../rpc/rpcClients';
import { createChainReads } from './createChainReads';

/** Milliseconds between polls of the reader under test. */
export const POLL = 15_000;
const dai = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
/** A read of a token by its four bytes. */
export const call = (selector: string): ReadCall => ({ address: dai, callData: requireHexText(selector) });
const multicall: MulticallContract = { kind: 'uniswapInterface', address: literalAddress(FAKE_INTERFACE_MULTICALL) };
/** A valid result as a watcher gets it. */
export const valid = (value: number, blockNumber: number, syncing = false) => ({
  kind: 'valid',
  data: word(value),
  blockNumber,
  syncing,
});
/** Lets faked time pass; timers of no delay that are set by other timers take a millisecond each. */
export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms + 3);

type Listener = (event: MessageEvent) => void;

/** A WebSocket of which the test is the other end. */
export class FakeSocket {
  static last: FakeSocket | null = null;
  private readonly listeners = new Map<string, Listener>();
  readonly sent: string[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  send(text: string) {
    this.sent.push(text);
  }
  isClosed = false;
  close() {
    this.isClosed = true;
    this.fire('close');
  }
  fire(type: string, message: object = {}) {
    this.listeners.get(type)?.(new MessageEvent(type, { data: JSON.stringify(message) }));
  }
  subscribe(chainId = 1) {
    this.fire('open');
    this.fire('message', { id: 2, result: `0x${chainId.toString(16)}` });
    this.fire('message', { id: 1, result: '0xabc' });
  }
  head(number: number) {
    const result = { number: `0x${number.toString(16)}`, timestamp: `0x${(number * 12).toString(16)}` };
    this.fire('message', { method: 'eth_subscription', params: { subscription: '0xabc', result } });
  }
}

/** The reader over a fake chain, with everything around it in the hands of the test. */
export function setUp({
  wsUrl = null,
  blockTimeSeconds = null,
  pollingIntervalMs = POLL,
}: { wsUrl?: string | null; blockTimeSeconds?: number | null; pollingIntervalMs?: number } = {}) {
  const chain = fakeChain();
  const node = fakeNode((request) => chain.answer(request));
  node.chainIdOf = (url) => (url === 'two' ? 196 : 1);
  const log = recordingLog();
  const page = { visible: true, listener: (): void => undefined };
  const facts = { multicall, pollingIntervalMs, blockTimeSeconds, wsUrl };
  const network = { online: true, listener: (): void => undefined };
  const chains = { ...resolveChains(), 1: facts, 196: facts };
  const clients = createRpcClients({ urls: { 1: ['one'], 196: ['two'] }, defaultChainId: 1, fetch: node.fetch, log });
  const reads = createChainReads({
    chains,
    clients,
    log,
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      random: () => 0,
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    },
    visibility: {
      isVisible: () => page.visible,
      onChange: (listener) => {
        page.listener = listener;
        return () => undefined;
      },
    },
    connectivity: {
      isOnline: () => network.online,
      onChange: (listener) => {
        network.listener = listener;
        return () => undefined;
      },
    },
    createSocket: () => new FakeSocket(),
  });
  const setOnline = (online: boolean) => {
    network.online = online;
    network.listener();
  };
  const setVisible = (visible: boolean) => {
    page.visible = visible;
    page.listener();
  };
  return { chain, node, log, reads, clients, setVisible, setOnline };
}

/** Watches calls and keeps every state that comes. */
export function follow(
  reads: ReturnType<typeof setUp>['reads'],
  calls: readonly (ReadCall | null)[],
  options: { blocksPerFetch?: number; urgent?: boolean; chainId?: ChainId } = {},
) {
  const states: (readonly ReadResult[])[] = [];
  const { chainId = 1, ...rest } = options;
  const subscription = reads.watch(chainId, calls, rest).subscribe((results) => states.push(results));
  return { states, last: () => states.at(-1), first: () => states.at(-1)?.[0], stop: () => subscription.unsubscribe() };
}
