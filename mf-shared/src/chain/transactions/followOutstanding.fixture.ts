import { BehaviorSubject, Subject } from 'rxjs';
import type { Block } from '../../contract/bus';
import type { CallsStatus } from '../../contract/ports';
import type { NewOutstanding } from '../../contract/transactions';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { requireHexText } from '../abiWords';
import { digitHash, fakeLedger } from './fakeLedger';
import { type FollowedRequest, followOutstanding, type OutstandingNews } from './followOutstanding';
import type { RecordedOrder } from './recordedOrder';

/** When the fake clock begins, milliseconds. */
export const START = 1_700_000_000_000;

export const from = requireAddress('0x00000000000000000000000000000000000000a1');
const to = requireAddress('0x00000000000000000000000000000000000000c3');
export const about = { id: 'one', chainId: 1, from, addedTime: START, summary: { kind: 'approve', symbol: 'USDC' } } as const;
export const call = { to, data: requireHexText('0x12'), value: rawAmount(5n) };
export const unknown: NewOutstanding = { ...about, track: { kind: 'unknown', nonceBefore: 7, call } };
/** The call of these requests as it is mined. */
export const sent = { hash: digitHash('1'), from, nonce: 7, to, value: '0x5', input: '0x12' };

interface FakePage {
  isVisible: boolean;
  isConnected: boolean;
  recorded: RecordedOrder[];
  unsettled: NewOutstanding[];
}

/** Follows requests on a fake chain, as the shell does: what is told of them counts at once. Needs fake timers. */
export function follow(requests: readonly FollowedRequest[], answers: (CallsStatus | Promise<CallsStatus>)[] = []) {
  const ledger = fakeLedger(100);
  const open$ = new BehaviorSubject(requests);
  const blocks = new Subject<Block>();
  const news: OutstandingNews[] = [];
  const asked: number[] = [];
  const page: FakePage = { isVisible: true, isConnected: true, recorded: [], unsettled: [] };
  const subscription = followOutstanding({
    open$,
    block$: () => blocks,
    node: {
      request: async (_chainId, method, params) => {
        const answer = await ledger.client.request(method, params);
        return answer.ok ? ok(answer.value) : err({ code: 'unknown', message: answer.error.message });
      },
    },
    wallet: {
      callsStatus: async () => {
        asked.push(Date.now() - START);
        return answers.shift() ?? { kind: 'unknown', message: 'no' };
      },
    },
    recorded: () => page.recorded,
    unsettled: () => [...open$.value, ...page.unsettled],
    isConnected: (account) => account === from && page.isConnected,
    isVisible: () => page.isVisible,
  }).subscribe((item) => {
    news.push(item);
    if (item.kind === 'transactionAdded') page.recorded.push({ hashes: [item.transaction.hash], sighting: null });
    if (item.kind !== 'requestSettled') return;
    const { id, outcome } = item;
    const settled = open$.value.map((request) => (request.id === id ? { ...request, outcome } : request));
    open$.next(settled.filter((request) => request.id !== id || outcome.kind === 'notSent'));
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const mine = async (number: number) => {
    blocks.next({ chainId: 1, number, timestamp: 0 });
    await pass(0);
  };
  return { ledger, open$, blocks, news, asked, page, subscription, pass, mine };
}
