import { collectTexts, readLanguage, TEXT_OWNERS } from '../../scripts/collectTexts';

/** The names that a text fills in: "{symbol}" and the "count" of "{count, plural, …}". Every other level of braces is the words of a choice. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [brace, name] of text.matchAll(/\{\s*(\w+)\s*(?=[,}])|[{}]/g)) {
    if (brace === '}') depth -= 1;
    else {
      if (name !== undefined && depth % 2 === 0) names.add(name);
      depth += 1;
    }
  }
  return [...names].sort();
}

describe.each(TEXT_OWNERS.map((owner) => [owner.workspace, owner] as const))('the texts of %s', (_workspace, owner) => {
  const found = collectTexts(owner);
  const english = Object.fromEntries(found.map(({ id, text }) => [id, text]));
  const chinese = readLanguage(owner, 'zh-CN');

  test('begin with the name of the workspace', () => {
    expect(found.filter(({ id }) => !id.startsWith(`${owner.prefix}.`))).toEqual([]);
  });

  test('have one meaning for each id', () => {
    expect(found.filter(({ id, text }) => english[id] !== text)).toEqual([]);
  });

  test('stand in the English language file word by word', () => {
    expect(readLanguage(owner, 'en-US')).toEqual(english);
  });

  test('are all translated, and nothing else is', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(chinese).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fill in the same names in both languages', () => {
    const differing = Object.entries(chinese).filter(([id, text]) => placeholders(text).join() !== placeholders(english[id] ?? '').join());
    expect(differing).toEqual([]);
  });
});

test('names to fill in are found', () => {
  expect(placeholders('{count, plural, one {# token} other {# tokens}} of {symbol}')).toEqual(['count', 'symbol']);
  expect(placeholders('{count, plural, =2 {two} other {{size} of {kind, select, a {an} other {a}}}}')).toEqual(['count', 'kind', 'size']);
});
