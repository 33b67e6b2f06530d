import { activeLists, inactiveLists } from './listSets';
import {
  listFetchFailed,
  listFetchStarted,
  listFetchSucceeded,
  listUpdateAccepted,
  listUpdatedAutomatically,
  NEW_LIST,
  type ListState,
} from './listState';
import type { ListedTokenInfo, TokenList } from './tokenList';

const token = (digit: string): ListedTokenInfo => ({
  chainId: 1,
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
});
const list = (version: string, digits: string): TokenList => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return { name: 'List', timestamp: '2021-01-01T00:00:00Z', version: { major, minor, patch }, tokens: [...digits].map(token) };
};
const FAULT = { code: 'download_failed', subject: 'https://a.example/list.json' } as const;
const loaded = (current: TokenList, pendingUpdate: TokenList | null = null): ListState => ({ ...NEW_LIST, current, pendingUpdate });

describe('fetching', () => {
  it('makes the first list current', () => {
    const started = listFetchStarted(undefined, 'a');
    expect(started).toEqual({ ...NEW_LIST, loadingRequestId: 'a' });
    expect(listFetchSucceeded(started, list('1.0.0', '1'))).toEqual(loaded(list('1.0.0', '1')));
  });

  // TOKEN-11
  it('lets a different version wait and ignores the same one', () => {
    const state = loaded(list('1.0.0', '1'));
    expect(listFetchSucceeded(state, list('1.1.0', '12')).pendingUpdate).toEqual(list('1.1.0', '12'));
    expect(listFetchSucceeded(state, list('1.0.0', '12'))).toEqual(state);
  });

  it('keeps what is known while it loads and after it fails', () => {
    const started = listFetchStarted(loaded(list('1.0.0', '1')), 'b');
    expect(listFetchFailed(started, 'b', FAULT)).toEqual({ ...loaded(list('1.0.0', '1')), error: FAULT });
  });

  it('takes an error only of the fetch that is going on', () => {
    const started = listFetchStarted(undefined, 'b');
    expect(listFetchFailed(started, 'a', FAULT)).toBe(started);
    expect(listFetchFailed(undefined, 'a', FAULT)).toEqual(NEW_LIST);
  });
});

describe('updating', () => {
  it('makes the update current', () => {
    const result = listUpdateAccepted(loaded(list('1.0.0', '1'), list('1.1.0', '12')));
    expect(result).toEqual({ ok: true, value: loaded(list('1.1.0', '12')) });
  });

  it('has no update to accept', () => {
    expect(listUpdateAccepted(loaded(list('1.0.0', '1')))).toEqual({
      ok: false,
      error: { code: 'no_pending_update', message: 'accept list update called without pending update' },
    });
  });

  // TOKEN-12
  it.each([
    ['1.0.0', '1', '1.1.0', '12'],
    ['1.0.0', '12', '2.0.0', '1'],
    ['1.0.0', '1', '2.0.0', '12'],
    ['1.0.0', '1', '1.0.1', '1'],
  ])('by itself takes %s (%s) to %s (%s)', (from, before, to, after) => {
    const result = listUpdatedAutomatically(loaded(list(from, before), list(to, after)), 'u');
    expect(result).toEqual({ ok: true, value: loaded(list(to, after)) });
  });

  it.each([
    ['1.0.0', '12', '1.0.1', '1', 'bump_too_small'],
    ['1.0.0', '12', '1.1.0', '1', 'bump_too_small'],
    ['1.0.0', '1', '1.0.1', '12', 'bump_too_small'],
    ['1.1.0', '1', '1.0.0', '1', 'bump_too_small'],
    ['1.0.0', '1', '1.0.0', '12', 'no_version_bump'],
  ])('by itself does not take %s (%s) to %s (%s): %s', (from, before, to, after, code) => {
    expect(listUpdatedAutomatically(loaded(list(from, before), list(to, after)), 'u')).toMatchObject({ ok: false, error: { code } });
  });

  it('says "unexpected no version bump" for equal versions', () => {
    expect(listUpdatedAutomatically(loaded(list('1.0.0', '1'), list('1.0.0', '12')), 'u')).toMatchObject({
      error: { message: 'unexpected no version bump' },
    });
  });

  it('does nothing when nothing waits', () => {
    const state = loaded(list('1.0.0', '1'));
    expect(listUpdatedAutomatically(state, 'u')).toEqual({ ok: true, value: state });
  });
});

describe('sets', () => {
  const state = { byUrl: { hidden: NEW_LIST, own: NEW_LIST, b: NEW_LIST, a: NEW_LIST }, activeListUrls: ['own', 'b', 'hidden', 'gone'] };
  const hidden = { defaults: ['a', 'b'], unsupported: 'hidden' };

  it('orders by priority and leaves the hidden list out', () => {
    expect(activeLists(state, hidden)).toEqual(['b', 'own']);
    expect(inactiveLists(state, hidden)).toEqual(['a']);
  });
});
