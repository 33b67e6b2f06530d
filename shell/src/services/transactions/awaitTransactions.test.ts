import { parseTxHash, requireAddress } from '@dex/mf-shared/domain';
import { createSharedStore, transactionAdded, walletConnected } from '@dex/mf-shared/state';
import { awaitTransactions } from './awaitTransactions';
import { followedTransactions$ } from './followedTransactions';

const account = requireAddress('0x00000000000000000000000000000000000000aa');
const token = requireAddress('0x00000000000000000000000000000000000000bb');
const hash = parseTxHash(`0x${'1'.padStart(64, '0')}`);
if (hash === null) throw new Error('fixture');
const connected = { connectorId: 'x', name: 'X', isExtension: true, sendsBatches: false };
const sent = transactionAdded({
  chainId: 1,
  hash,
  from: account,
  addedTime: 1,
  summary: { kind: 'approve', symbol: 'USDC' },
  approval: { tokenAddress: token, spender: account },
});

test('the follower comes with the first transaction that is followed, once, and a visit without one never loads it', async () => {
  const store = createSharedStore();
  const load = jest.fn(async () => () => undefined);
  awaitTransactions(store, load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  store.dispatch(sent);
  store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
  expect(load).toHaveBeenCalledTimes(1);
  const earlier = createSharedStore({ preloaded: { transactions: store.getState().transactions } });
  awaitTransactions(earlier, load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('it stands ready once a wallet is connected, before anything is sent', () => {
  const store = createSharedStore();
  const load = jest.fn(async () => () => undefined);
  awaitTransactions(store, load);
  store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was sent while the code was on its way is followed as soon as it listens', () => {
  const store = createSharedStore();
  store.dispatch(sent);
  const seen: unknown[] = [];
  const subscription = followedTransactions$(store).subscribe((all) => seen.push(all.map((one) => one.hash)));
  subscription.unsubscribe();
  expect(seen).toEqual([[hash]]);
});
