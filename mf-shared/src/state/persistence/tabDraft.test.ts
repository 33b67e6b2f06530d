import { tabDraft, type DraftStorage } from './tabDraft';

function memory(): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const parse = (json: unknown) => (typeof json === 'string' ? json : null);

// SHELL-24
test('a draft is there after a reload, and gone once it is forgotten', () => {
  const storage = memory();
  tabDraft('form', parse, () => storage).keep('half a sen');
  const reloaded = tabDraft('form', parse, () => storage);
  expect(reloaded.read()).toBe('half a sen');
  expect(tabDraft('other', parse, () => storage).read()).toBeNull();
  reloaded.forget();
  expect(reloaded.read()).toBeNull();
});

test.each(['{', '7', 'null', '[]'])('%s is no draft', (text) => {
  const storage = memory();
  const draft = tabDraft('form', parse, () => storage);
  draft.keep('x');
  for (const key of storage.kept.keys()) storage.kept.set(key, text);
  expect(draft.read()).toBeNull();
});

test('blocked or full storage keeps nothing and fails nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const storage of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    const draft = tabDraft('form', parse, () => storage);
    draft.keep('x');
    draft.forget();
    expect(draft.read()).toBeNull();
  }
});
