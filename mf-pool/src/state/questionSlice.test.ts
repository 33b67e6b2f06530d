import { ACCOUNT, ONE, PAIR, ROUTER, TWO } from '../domain/orders.fixture';
import type { Answered, Question } from '../domain/question';
import type { PairHistory } from '../domain/v2/pairHistory';
import { questionAnswered, questionAsked, questionLeft, questionReducer, selectQuestion } from './questionSlice';
import { selectPairHistory } from './selectAnswers';

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

type Step = ReturnType<typeof questionAsked> | ReturnType<typeof questionLeft> | ReturnType<typeof questionAnswered>;
const after = (...steps: readonly Step[]) => ({
  poolQuestion: steps.reduce(questionReducer, questionReducer(undefined, { type: 'begin' })),
});
const shown = (state: ReturnType<typeof after>, key: string) => selectPairHistory(state, key)?.kind ?? null;
const asked = (state: ReturnType<typeof after>) => selectQuestion(state)?.key ?? null;

// V2-17
test('what a second part asks takes nothing from the first: both keep their answers, and one is read after the other', () => {
  const both = [questionAsked(question('one')), questionAsked(question('two'))] as const;
  expect(['one', 'two'].map((key) => shown(after(...both), key))).toEqual(['loading', 'loading']);
  expect(asked(after(...both))).toBe('one');
  const first = [...both, questionAnswered(answer('one', failed))] as const;
  expect(['one', 'two'].map((key) => shown(after(...first), key))).toEqual(['failed', 'loading']);
  expect(asked(after(...first))).toBe('two');
  const second = [...first, questionAnswered(answer('two', failed))] as const;
  expect(['one', 'two'].map((key) => shown(after(...second), key))).toEqual(['failed', 'failed']);
  expect(asked(after(...second, questionLeft('two')))).toBe('one');
  expect(['one', 'two'].map((key) => shown(after(...second, questionLeft('two')), key))).toEqual(['failed', null]);
});

test('an answer that comes after its question was left, or was asked anew, is not shown', () => {
  const left = [questionAsked(question('one')), questionLeft('one'), questionAnswered(answer('one', failed))] as const;
  expect(asked(after(...left))).toBeNull();
  expect(shown(after(...left, questionAsked(question('one'))), 'one')).toBe('loading');
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
  const both = [questionAsked(question('long')), questionAsked(price)] as const;
  expect(asked(after(...both))).toBe('price');
  expect(asked(after(...both, questionAnswered({ kind: 'purchase', key: 'price', answer: { kind: 'known', quote: null } })))).toBe('long');
});

// V3-37
test('a figure that one look answers is asked before a long reading, whichever was asked first, and those alike in their order', () => {
  const look = (key: string): Question => ({ kind: 'pairThen', chainId: 1, pair: PAIR, factory: ROUTER, seconds: 1, firstBlock: 0, key });
  const past = { kind: 'priceHistory', chainId: 1, span: 'day', pools: [], key: 'past' } as const;
  const all = [questionAsked(question('long')), questionAsked(past), questionAsked(look('one')), questionAsked(look('two'))] as const;
  expect(asked(after(...all))).toBe('one');
  const answered = (key: string) => questionAnswered({ kind: 'pairThen', key, answer: { kind: 'failed' } });
  expect(asked(after(...all, answered('one')))).toBe('two');
  const looked = [...all, answered('one'), answered('two')] as const;
  expect(asked(after(...looked))).toBe('long');
  expect(asked(after(...looked, questionAnswered(answer('long', failed))))).toBe('past');
});
