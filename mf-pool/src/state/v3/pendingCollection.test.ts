import type { OutstandingTrack, TransactionSummary } from '@dex/mf-shared/contract';
import { parseHex, parseTxHash, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { createSharedStore, requestOutstanding, requestSettled, transactionAdded, transactionReplaced } from '@dex/mf-shared/state';
import { account, HIGH, LOW } from './fixtures';
import { selectPendingClaim, selectPendingCollection, selectPendingWithdrawal } from './pendingCollection';

const amounts = { a: { amount: '1', symbol: 'LOW' }, b: { amount: '2', symbol: 'HIGH' } };
const collectsFrom = ['7', '11'];
const hash = parseTxHash(`0x${'5'.repeat(64)}`);
const data = parseHex('0x12');
if (!hash || !data) throw new Error('That is a hash, and bytes');
const sent = { chainId: 1, from: account, addedTime: 1_000 } as const;

const SUMMARIES: readonly TransactionSummary[] = [
  { kind: 'collectFees', symbolA: 'LOW', symbolB: 'HIGH', collectsFrom },
  { kind: 'collectAllFees', count: 2, collectsFrom },
  { kind: 'addLiquidity', version: 'v3', ...amounts, collectsFrom },
  { kind: 'removeLiquidity', version: 'v3', ...amounts, collectsFrom },
];

// V3-29
test.each(SUMMARIES)('while a $kind that collects from a position has no end, no second collection is offered there', (summary) => {
  const store = createSharedStore();
  const isPendingOf = (chainId: 1 | 10, tokenId: string) => selectPendingCollection(store.getState(), chainId, tokenId) !== 'none';
  expect(isPendingOf(1, '7')).toBe(false);
  store.dispatch(transactionAdded({ ...sent, hash, summary }));
  expect([isPendingOf(1, '7'), isPendingOf(1, '11'), isPendingOf(1, '1'), isPendingOf(10, '7')]).toEqual([true, true, false, false]);
  store.dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(isPendingOf(1, '7')).toBe(false);
});

test.each<[string, OutstandingTrack, string]>([
  ['a batch that a wallet took', { kind: 'batch', batchId: '0x1', callCount: 2 }, 'sent'],
  [
    'what nobody knows whether it was sent',
    { kind: 'unknown', nonceBefore: 3, call: { to: account, data, value: ZERO_AMOUNT } },
    'unclear',
  ],
])('%s counts until its end is known', (_name, track, pending) => {
  const store = createSharedStore();
  const [, summary] = SUMMARIES;
  if (!summary) throw new Error('There is a second');
  store.dispatch(requestOutstanding({ ...sent, id: 'one', summary, track }));
  const pendingNow = () => selectPendingCollection(store.getState(), 1, '11');
  expect(pendingNow()).toBe(pending);
  store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent' } }));
  expect(pendingNow()).toBe('none');
});

test('one that was stored before positions were named is no collection of any, and an addition of new amounts neither', () => {
  const store = createSharedStore();
  store.dispatch(transactionAdded({ ...sent, hash, summary: { kind: 'addLiquidity', version: 'v3', ...amounts } }));
  expect(selectPendingCollection(store.getState(), 1, '7')).toBe('none');
});

const claimsFrom = [LOW.address.toLowerCase()];
const CLAIMS: readonly TransactionSummary[] = [
  { kind: 'claimRewards', symbol: 'UNI', claimsFrom },
  { kind: 'withdrawStake', claimsFrom },
  { kind: 'collectAllFees', count: 1, rewards: 1, collectsFrom: ['7'], claimsFrom },
];

// V3-23
test.each(CLAIMS)('while a $kind that claims from a deposit has no end, the rewards of that account there are under way', (summary) => {
  const store = createSharedStore();
  const other = requireAddress(`0x${'9'.repeat(40)}`);
  const claimOf = (who: typeof account, contract: typeof account) => selectPendingClaim(store.getState(), 1, who, contract);
  expect(claimOf(account, LOW.address)).toBe('none');
  store.dispatch(transactionAdded({ ...sent, hash, summary }));
  expect([claimOf(account, LOW.address), claimOf(account, HIGH.address), claimOf(other, LOW.address)]).toEqual(['sent', 'none', 'none']);
  expect(selectPendingClaim(store.getState(), 10, account, LOW.address)).toBe('none');
  store.dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(claimOf(account, LOW.address)).toBe('none');
});

// ORDER-22
test.each(CLAIMS)('a $kind withdraws everything only where it is a withdrawal', (summary) => {
  const store = createSharedStore();
  store.dispatch(transactionAdded({ ...sent, hash, summary }));
  const expected = summary.kind === 'withdrawStake' ? 'sent' : 'none';
  expect(selectPendingWithdrawal(store.getState(), 1, account, LOW.address)).toBe(expected);
  expect(selectPendingWithdrawal(store.getState(), 1, account, HIGH.address)).toBe('none');
});
