import type { TransactionSummary } from '@dex/mf-shared/contract';
import { parseTxHash, requireAddress, type Address } from '@dex/mf-shared/domain';
import { createSharedStore, transactionAdded, transactionReplaced } from '@dex/mf-shared/state';
import { removeTerms } from '../../domain/orders.fixture';
import { selectPendingShares } from './pendingShares';

const hash = parseTxHash(`0x${'5'.repeat(64)}`);
if (!hash) throw new Error('That is a hash');
const [account, other] = [requireAddress(`0x${'a'.repeat(40)}`), requireAddress(`0x${'b'.repeat(40)}`)];
const { pair } = removeTerms;
const amounts = { a: { amount: '1', symbol: 'ONE' }, b: { amount: '2', symbol: 'TWO' } };

const SUMMARIES: readonly TransactionSummary[] = [
  { kind: 'removeLiquidity', version: 'v2', ...amounts, sharesOf: pair.toLowerCase() },
  { kind: 'migrate', symbolA: 'ONE', symbolB: 'TWO', sharesOf: pair },
];

// ORDER-22
test.each(SUMMARIES)('while a $kind of shares has no end, nothing else of that account that takes them is offered', (summary) => {
  const store = createSharedStore();
  const asked = (chainId: 1 | 10, from: Address, of: Address) => selectPendingShares(store.getState(), chainId, from, of);
  const now = () => [asked(1, account, pair), asked(10, account, pair), asked(1, other, pair), asked(1, account, other)];
  expect(now()).toEqual(['none', 'none', 'none', 'none']);
  store.dispatch(transactionAdded({ chainId: 1, from: account, addedTime: 1_000, hash, summary }));
  expect(now()).toEqual(['sent', 'none', 'none', 'none']);
  store.dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(now()).toEqual(['none', 'none', 'none', 'none']);
});

test('a withdrawal that was stored before it named its pair takes the shares of none', () => {
  const store = createSharedStore();
  const summary = { kind: 'removeLiquidity', version: 'v2', ...amounts } as const;
  store.dispatch(transactionAdded({ chainId: 1, from: account, addedTime: 1_000, hash, summary }));
  expect(selectPendingShares(store.getState(), 1, account, pair)).toBe('none');
});
