import type { OutstandingTrack } from '@dex/mf-shared/contract';
import { parseHex, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { requestOutstanding, stateOf } from '@dex/mf-shared/state';
import { createFakeServices } from '@dex/mf-shared/testing';
import { governanceSlice } from './governanceSlice';
import { selectOwnVote } from './governanceSelectors';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const data = parseHex('0x12');
if (!data) throw new Error('Those are bytes');
const unknown = { kind: 'unknown', nonceBefore: 3, call: { to: ACCOUNT, data, value: ZERO_AMOUNT } } as const;

// ORDER-22
test.each<[string, OutstandingTrack, string]>([
  ['a batch that a wallet took', { kind: 'batch', batchId: '0x1', callCount: 2 }, 'sent'],
  ['what nobody knows whether it was sent', unknown, 'loading'],
])('a vote in %s', (_name, track, kind) => {
  const { store } = createFakeServices({ account: ACCOUNT, chainId: 1 });
  store.addSlice(governanceSlice);
  const summary = { kind: 'vote', support: 1, proposal: '2.7' } as const;
  store.dispatch(requestOutstanding({ id: 'one', chainId: 1, from: ACCOUNT, addedTime: 1, summary, track }));
  const voteOn = (id: string) => selectOwnVote(stateOf(store, governanceSlice), 2, id).kind;
  expect([voteOn('7'), voteOn('8')]).toEqual([kind, 'loading']);
});
