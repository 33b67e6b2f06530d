import { parseHex, parseTxHash, rawAmount, requireAddress } from '@dex/mf-shared/domain';
import {
  createSharedStore,
  requestOutstanding,
  requestSettled,
  transactionAdded,
  transactionFinalised,
  transactionSighted,
} from '@dex/mf-shared/state';
import { recordedOrders, unsettledRequests } from './recordedOrders';

const from = requireAddress('0x00000000000000000000000000000000000000aa');
const summary = { kind: 'approve', symbol: 'USDC' } as const;
const [first, again, settled] = ['1', '2', '3'].map((digit) => {
  const hash = parseTxHash(`0x${digit.repeat(64)}`);
  if (hash === null) throw new Error('No hash');
  return hash;
});
const data = parseHex('0x12');
if (!first || !again || !settled || !data) throw new Error('fixture');
const call = { to: from, data, value: rawAmount(5n) };
const request = { chainId: 1, from, addedTime: 1, summary } as const;

// TX-24
test('an order sent again with more gas is recorded by both hashes, with what was seen of it; the end of a request by its own', () => {
  const store = createSharedStore();
  const sighting = { sender: from, nonce: 7, to: from, value: rawAmount(5n), dataHash: data };
  const place = { blockHash: '0xb', blockNumber: 7, contractAddress: null, from, to: from, transactionIndex: 0 };
  store.dispatch(transactionAdded({ ...request, hash: first }));
  expect(recordedOrders(store, 1)).toEqual([{ hashes: [first, first], sighting: null }]);
  store.dispatch(transactionSighted({ chainId: 1, hash: first, sighting }));
  store.dispatch(transactionFinalised({ chainId: 1, hash: first, receipt: { ...place, transactionHash: again }, confirmedTime: 2 }));
  store.dispatch(requestOutstanding({ ...request, id: 'a', track: { kind: 'unknown', nonceBefore: 7, call } }));
  store.dispatch(requestSettled({ id: 'a', outcome: { kind: 'partial', hashes: [settled] } }));
  expect(recordedOrders(store, 1)).toEqual([
    { hashes: [first, again], sighting },
    { hashes: [settled], sighting: null },
  ]);
  expect(recordedOrders(store, 10)).toEqual([]);
});

test('what a wallet is asked now may still become a transaction; what was answered, or is mined, will not', () => {
  const store = createSharedStore();
  const open = { ...request, addedTime: Date.now() };
  for (const id of ['asked', 'answered', 'mined', 'notSent'])
    store.dispatch(requestOutstanding({ ...open, id, track: { kind: 'asked', nonceBefore: 7, call } }));
  store.dispatch(requestSettled({ id: 'answered', outcome: { kind: 'answered' } }));
  store.dispatch(requestSettled({ id: 'mined', outcome: { kind: 'mined', hash: settled } }));
  store.dispatch(requestSettled({ id: 'notSent', outcome: { kind: 'notSent' } }));
  expect(unsettledRequests(store).map(({ id }) => id)).toEqual(['asked', 'notSent']);
});
