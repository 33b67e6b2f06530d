import { ACCOUNT, ONE, PAIR, ROUTER, TWO } from '../domain/orders.fixture';
import type { GrantsAnswer } from '../domain/allowances/grants';
import type { Answered, Question } from '../domain/question';
import { pairsWish, type PairsFacts } from '../domain/v2/pairsWish';
import type { PoolState } from '../domain/v3/poolState';
import type { Followed } from '../domain/wanted';
import type { PairHistory } from '../domain/v2/pairHistory';
import { factLeft, factReceived, factWanted, selectFollowed, selectQuestion, selectTarget, wantedReducer } from './wantedSlice';
import { selectAreGrantsFailed, selectGrants, selectPairHistory, selectPairs } from './selectAnswers';

const question = (key: string): Question => ({
  kind: 'pairHistory',
  chainId: 1,
  pair: PAIR,
  factory: ROUTER,
  tokens: [ONE.address, TWO.address],
  account: ACCOUNT,
  stakingContracts: [],
  key,
});
const answer = (key: string, history: PairHistory): Answered => ({ kind: 'pairHistory', key, answer: history });
const failed: PairHistory = { kind: 'failed' };

type Step = ReturnType<typeof factWanted> | ReturnType<typeof factLeft> | ReturnType<typeof factReceived>;
const after = (...steps: readonly Step[]) => ({
  poolWanted: steps.reduce(wantedReducer, wantedReducer(undefined, { type: 'begin' })),
});
const shown = (state: ReturnType<typeof after>, key: string) => selectPairHistory(state, key)?.kind ?? null;
const asked = (state: ReturnType<typeof after>) => selectQuestion(state)?.key ?? null;

// V2-17
test('what a second part asks takes nothing from the first: both keep their answers, and one is read after the other', () => {
  const both = [factWanted(question('one')), factWanted(question('two'))] as const;
  expect(['one', 'two'].map((key) => shown(after(...both), key))).toEqual(['loading', 'loading']);
  expect(asked(after(...both))).toBe('one');
  const first = [...both, factReceived(answer('one', failed))] as const;
  expect(['one', 'two'].map((key) => shown(after(...first), key))).toEqual(['failed', 'loading']);
  expect(asked(after(...first))).toBe('two');
  const second = [...first, factReceived(answer('two', failed))] as const;
  expect(['one', 'two'].map((key) => shown(after(...second), key))).toEqual(['failed', 'failed']);
  expect(asked(after(...second, factLeft('two')))).toBe('one');
  expect(['one', 'two'].map((key) => shown(after(...second, factLeft('two')), key))).toEqual(['failed', null]);
});

test('an answer that comes after its question was left, or was asked anew, is not shown', () => {
  const left = [factWanted(question('one')), factLeft('one'), factReceived(answer('one', failed))] as const;
  expect(asked(after(...left))).toBeNull();
  expect(shown(after(...left, factWanted(question('one'))), 'one')).toBe('loading');
});

// V3-34
test('a price that an order waits for is asked before a long reading, which goes on after it', () => {
  const price: Question = {
    kind: 'purchase',
    chainId: 1,
    quoter: ROUTER,
    between: [],
    token0: ONE.address,
    token1: TWO.address,
    fee: 500,
    tickLower: 0,
    tickUpper: 10,
    sqrtPriceX96: '1',
    held0: '1',
    held1: '0',
    slippageBps: 50,
    before: null,
    key: 'price',
  };
  const both = [factWanted(question('long')), factWanted(price)] as const;
  expect(asked(after(...both))).toBe('price');
  expect(asked(after(...both, factReceived({ kind: 'purchase', key: 'price', answer: { kind: 'known', quote: null } })))).toBe('long');
});

// V3-37
test('a figure that one look answers is asked before a long reading, whichever was asked first, and those alike in their order', () => {
  const look = (key: string): Question => ({ kind: 'pairThen', chainId: 1, pair: PAIR, factory: ROUTER, seconds: 1, firstBlock: 0, key });
  const past = { kind: 'priceHistory', chainId: 1, span: 'day', pools: [], key: 'past' } as const;
  const all = [factWanted(question('long')), factWanted(past), factWanted(look('one')), factWanted(look('two'))] as const;
  expect(asked(after(...all))).toBe('one');
  const answered = (key: string) => factReceived({ kind: 'pairThen', key, answer: { kind: 'failed' } });
  expect(asked(after(...all, answered('one')))).toBe('two');
  const looked = [...all, answered('one'), answered('two')] as const;
  expect(asked(after(...looked))).toBe('long');
  expect(asked(after(...looked, factReceived(answer('long', failed))))).toBe('past');
});

const nothing: PairsFacts = { isComplete: true, hasFailed: false, syncing: false, held: [], pairs: {}, rewards: {} };
const pairsOf = (account: typeof ACCOUNT | null): Followed => ({
  kind: 'pairs',
  ...pairsWish({ chainId: 1, account, watch: [], discover: [], rewards: [], withPermits: false }),
});
const target = (key: string): Followed => ({ kind: 'target', key, chainId: 1, pool: PAIR, tokens: [ONE.address, TWO.address], fee: 500 });
const grants = (key: string): Followed => ({ kind: 'grants', key, owner: 'me', chainId: 1, account: ACCOUNT, questions: [] });
const followed = (state: ReturnType<typeof after>, kind: Followed['kind']) => selectFollowed(state, kind)?.key ?? null;

test('of what is followed the newest of each kind is read, beside the others and beside the questions', () => {
  const [own, nobody] = [pairsOf(ACCOUNT), pairsOf(null)];
  const all = [own, target('tier'), grants('round'), question('long')].map((wish) => factWanted(wish));
  const state = after(...all);
  expect((['pairs', 'target', 'identity', 'grants'] as const).map((kind) => followed(state, kind))).toEqual([
    own.key,
    'tier',
    null,
    'round',
  ]);
  expect(asked(state)).toBe('long');
  expect(followed(after(...all, factWanted(nobody)), 'pairs')).toBe(nobody.key);
  expect(followed(after(...all, factWanted(nobody), factLeft(nobody.key)), 'pairs')).toBe(own.key);
});

test('an answer about another account, to what was wanted before, or after leaving is dropped', () => {
  const [own, nobody] = [pairsOf(ACCOUNT), pairsOf(null)];
  const came = factReceived({ kind: 'pairs', key: own.key, answer: nothing });
  const known = (...steps: readonly Step[]) => [own, nobody].map(({ key }) => selectPairs(after(...steps), key));
  expect(known(factWanted(nobody), came)).toEqual([null, null]);
  expect(known(factWanted(own), factLeft(own.key), came)).toEqual([null, null]);
  expect(known(factWanted(own), factWanted(nobody), came)).toEqual([null, null]);
  expect(known(factWanted(own), came)).toEqual([nothing, null]);
  expect(known(factWanted(own), came, factLeft(nobody.key))).toEqual([nothing, null]);
  // Who comes back sees at once what was known, until the chain has answered anew.
  expect(known(factWanted(own), came, factLeft(own.key), factWanted(own))).toEqual([nothing, null]);
});

test('a pool that another tier asks about meanwhile is not taken for the first, and one that could not be read is not known', () => {
  const came = (key: string, answer: PoolState) => factReceived({ kind: 'target', key, answer });
  const pools = (...steps: readonly Step[]) => ['one', 'other'].map((key) => selectTarget(after(...steps), { key }).kind);
  expect(pools(factWanted(target('one')), came('other', { kind: 'notExists' }))).toEqual(['loading', 'loading']);
  const first = [factWanted(target('one')), came('one', { kind: 'notExists' })] as const;
  expect(pools(...first)).toEqual(['notExists', 'loading']);
  expect(pools(...first, factWanted(target('other')), came('other', { kind: 'failed' }))).toEqual(['loading', 'failed']);
  expect(pools(...first, came('one', { kind: 'failed' }))).toEqual(['failed', 'loading']);
});

test('grants that were read stay known, and are said to be old, where a newer reading fails', () => {
  const read = { kind: 'known', grants: [], unread: [] } as const;
  const came = (key: string, answer: GrantsAnswer) => factReceived({ kind: 'grants', key, owner: 'me', answer });
  const anew = [factWanted(grants('one')), came('one', read), factLeft('one'), factWanted(grants('two'))] as const;
  const told = (...steps: readonly Step[]) => [selectGrants(after(...steps), 'me'), selectAreGrantsFailed(after(...steps), 'two')];
  expect(told(...anew)).toEqual([read, false]);
  expect(told(...anew, came('two', { kind: 'failed' }))).toEqual([read, true]);
  expect(told(...anew, came('two', { kind: 'failed' }), came('two', read))).toEqual([read, false]);
  expect(selectGrants(after(...anew), 'another')).toBeNull();
});
