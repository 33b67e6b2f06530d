// Whatever an earlier version, another program or a bad disk left in the browser's storage must never keep the page from starting.
import fc from 'fast-check';
import type { TransactionSummary } from '../../contract/transactions';
import { INITIAL_SETTINGS } from '../settings/settingsSlice';
import { selectAccountRequests, selectOpenRequests } from '../outstanding/outstandingSelectors';
import { ALICE, approvalBy, BOB, hashOf, TOKEN } from '../state.fixtures';
import { createSharedStore } from '../store/createSharedStore';
import { selectAccountTransactions, selectClaimFor, selectHasPendingApproval } from '../transactions/transactionsSelectors';
import { walletConnected } from '../wallet/walletSlice';
import { mergeTransactions } from '../transactions/mergeTransactions';
import { parseListBody } from './storedLists';
import { readStoredState, STORED_PARTS } from './storedState';

const CONNECTED = { connectorId: 'io.metamask', name: 'MetaMask', isExtension: true, sendsBatches: false };
const amount = { amount: '1', symbol: 'ETH' };
const SUMMARIES: readonly TransactionSummary[] = [
  { kind: 'swap', input: amount, output: amount, exact: 'input', version: 'v3', recipient: BOB },
  { kind: 'send', amount, recipient: BOB },
  { kind: 'approve', symbol: 'USDC' },
  { kind: 'addLiquidity', version: 'v2', a: amount, b: amount },
  { kind: 'collectAllFees', count: 2, collectsFrom: ['7', '11'] },
  { kind: 'collectAllFees', count: 1, rewards: 2, collectsFrom: ['7'] },
  { kind: 'claimRewards', symbol: 'UNI', claimsFrom: [TOKEN] },
  { kind: 'withdrawStake' },
  { kind: 'vote', support: 1, proposal: '2.15' },
];
const receipt = {
  blockHash: '0x1',
  blockNumber: 7,
  contractAddress: null,
  from: ALICE,
  status: 1,
  to: BOB,
  transactionHash: hashOf('1'),
  transactionIndex: 0,
};
const transactions = SUMMARIES.map((summary, index) => ({
  ...approvalBy(ALICE, String(index + 1)),
  summary,
  claim: { recipient: BOB },
  lastCheckedBlockNumber: 3,
  receipt,
  confirmedTime: 2_000,
}));
const OPEN = {
  ...{ chainId: 1, from: ALICE, addedTime: 1_000, summary: SUMMARIES[0], claim: { recipient: BOB } },
  track: { kind: 'batch', batchId: '0x1', callCount: 2 },
};
const token = { kind: 'token', chainId: 1, address: TOKEN, decimals: 18, symbol: 'T', name: 'Token' };
const other = { ...token, address: ALICE };
const list = { name: 'L', timestamp: 't', version: { major: 1, minor: 0, patch: 0 }, tokens: [token, other], tags: {}, keywords: ['a'] };

const GOOD: Readonly<Record<string, unknown>> = {
  'dex.user': {
    ...INITIAL_SETTINGS,
    userSlippageTolerance: 70,
    userLocale: 'zh-CN',
    tokens: { 1: { [TOKEN]: token, [ALICE]: other } },
    pairs: { 1: { pair: { token0: other, token1: token } } },
  },
  'dex.transactions': { 1: Object.fromEntries(transactions.map((each) => [each.hash, each])), 10: {} },
  'dex.outstanding': {
    one: { ...OPEN, id: 'one', outcome: { kind: 'partial', hashes: [hashOf('1')] } },
    two: { ...OPEN, id: 'two', track: { kind: 'unknown', nonceBefore: 3, call: { to: BOB, data: '0x12', value: '5' } } },
  },
  'dex.lists': {
    urls: ['https://a.test', 'b.eth'],
    byUrl: { old: { current: list, pendingUpdate: list } },
    activeListUrls: ['b.eth', 'old'],
  },
};

type Path = readonly string[];

function pathsOf(json: unknown, at: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [at];
  return [at, ...Object.entries(json).flatMap(([key, value]) => pathsOf(value, [...at, key]))];
}

/** The same with another value at the path; a copy as JSON makes it, so that `__proto__` is a key like any other. */
function replaced(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.map((each, index) => (String(index) === key ? replaced(each, rest, value) : each));
  const entries = Object.entries(Object(json)).map(([name, each]) => [name, name === key ? replaced(each, rest, value) : each]);
  return Object.fromEntries(entries);
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(5, -1, 1.5, 1e308, 2 ** 60, '', 'x', '0x', null, true, [], [5], [null], {}, { length: 3 }),
  fc
    .constantFrom('{"__proto__":{"kind":"swap"}}', '{"constructor":1,"toString":5}', '{"hash":5}', '{"1":{"a":{"hash":5}}}')
    .map(JSON.parse),
  fc.jsonValue(),
);

const from = (texts: Readonly<Record<string, string>>) =>
  readStoredState({ getItem: (key) => texts[key] ?? null, setItem: () => undefined });
const textsOf = (json: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(json).map(([key, each]) => [key, JSON.stringify(each)]));

/** Starts a store from it and asks what the first screen asks. */
function start(texts: Readonly<Record<string, string>>) {
  const preloaded = from(texts);
  const store = createSharedStore({ preloaded });
  store.dispatch(walletConnected({ account: ALICE, walletChainId: 1, connected: CONNECTED }));
  const state = store.getState();
  selectAccountTransactions(state);
  selectClaimFor(state, 1, BOB);
  selectHasPendingApproval(state, { chainId: 1, sender: ALICE, token: TOKEN, spender: BOB });
  selectAccountRequests(state);
  selectOpenRequests(state);
  mergeTransactions(state.transactions, preloaded.transactions);
  for (const { kept } of STORED_PARTS) JSON.stringify(kept(state));
  return preloaded;
}

describe.each(STORED_PARTS.map(({ key }) => key))('the stored part %s', (key) => {
  const paths = pathsOf(GOOD[key]);

  it('starts the page whatever stands in any of its fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), odd, (path, value) => {
        start(textsOf({ ...GOOD, [key]: replaced(GOOD[key], path, value) }));
      }),
      { numRuns: 500 },
    );
  });

  it('starts the page whatever its text is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          odd.map((each) => JSON.stringify(each)),
        ),
        (text) => {
          start({ ...textsOf(GOOD), [key]: text });
        },
      ),
    );
  });

  it('harms no other part', () => {
    const good = from(textsOf(GOOD));
    fc.assert(
      fc.property(odd, (value) => {
        const now = from(textsOf({ ...GOOD, [key]: value }));
        for (const { part, key: otherKey } of STORED_PARTS) if (otherKey !== key) expect(now[part]).toEqual(good[part]);
      }),
    );
  });
});

it('one broken transaction is dropped alone', () => {
  const [first, ...others] = transactions;
  if (!first) throw new Error('No transaction');
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(first).filter((path) => path.length > 0)), odd, (path, value) => {
      const stored = replaced(GOOD['dex.transactions'], ['1', first.hash, ...path], value);
      const kept = from(textsOf({ 'dex.transactions': stored })).transactions[1] ?? {};
      for (const each of others) expect(kept[each.hash]).toEqual(each);
    }),
  );
  expect(from({ 'dex.transactions': '{"1":{"a":{"hash":5}}}' }).transactions).toEqual({ 1: {} });
});

it('one broken token or setting is dropped alone', () => {
  const good = from(textsOf(GOOD)).settings;
  fc.assert(
    fc.property(odd, (value) => {
      const ofToken = from(textsOf({ 'dex.user': replaced(GOOD['dex.user'], ['tokens', '1', TOKEN], value) })).settings;
      expect(ofToken).toEqual({ ...good, tokens: { 1: { [ALICE]: good.tokens[1]?.[ALICE] } } });
      const { userDeadline: _deadline, ...rest } = from(
        textsOf({ 'dex.user': replaced(GOOD['dex.user'], ['userDeadline'], value) }),
      ).settings;
      expect({ userDeadline: good.userDeadline, ...rest }).toEqual(good);
    }),
  );
});

it('a broken list of the database is dropped alone, by halves', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(list)), odd, (path, value) => {
      expect(parseListBody({ current: list, pendingUpdate: replaced(list, path, value) }).current).toEqual(
        parseListBody({ current: list }).current,
      );
      parseListBody(value);
    }),
  );
});
