import { chooseWords } from './chooseWords';
import { chinese } from './chinese';
import { english } from './english';

it.each([
  [['zh-TW', 'en'], chinese],
  [['de', 'zh-CN'], chinese],
  [['en-GB', 'zh'], english],
  [['de'], english],
  [[], english],
])('the words for readers of %j', (languages, expected) => {
  expect(chooseWords(languages).words).toBe(expected);
});

/** What is true of one transaction alone: another may have been sent before, and still be on its way. */
const NOTHING_SENT = /nothing was sent|没有发送任何/i;

// ORDER-7
it('says of nothing that nothing at all was sent', () => {
  for (const words of [english, chinese]) expect(Object.values(words).filter((text) => NOTHING_SENT.test(String(text)))).toEqual([]);
});

it('joins what is done, with what and how it ended by the signs of each language', () => {
  expect(english.fateOf(english.wayOf('Unwrap', 'Wrapped coin'), english.done)).toBe('Unwrap: Wrapped coin – Done.');
  expect(chinese.fateOf(chinese.wayOf(chinese.way.unwrap, chinese.wrapped), chinese.done)).toBe('解包装：包装币 —— 已完成。');
});

// DELIVERY-43
it('has every text in both languages', () => {
  const parts = (words: object): readonly (readonly [string, unknown])[] => Object.entries(words);
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  for (const [name, text] of parts(chinese)) {
    if (typeof text !== 'string' || text === '–') continue;
    expect(`${name}: ${text}`).toMatch(/[\u4e00-\u9fff]/);
  }
});

it.each(['wouldFail', 'arrivesLess', 'leavesMore', 'coinShort', 'notChecked', 'notEstimated', 'misread', 'notEncoded'] as const)(
  'says in both languages what stands in the way: %s',
  (kind) => {
    const figures = { measured: '1 A', limit: '2 A', reason: '' };
    expect(english.problem(kind, figures)).toMatch(/\.$/);
    expect(chinese.problem(kind, figures)).toMatch(/。$/);
    expect([english, chinese].map((words) => words.problem(kind, figures)).join()).not.toMatch(NOTHING_SENT);
  },
);
