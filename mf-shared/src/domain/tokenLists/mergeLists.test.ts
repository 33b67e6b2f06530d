import fullList from '@uniswap/default-token-list';
import { requireAddress } from '../address';
import { resolveChains } from '../chains/chainTable';
import { parseRuntimeConfig } from '../runtimeConfig';
import bundled from './defaultTokens.json';
import { expandList } from './compactList';
import { compactList } from './compactList.fixtures';
import { loadDefaultTokenList } from './loadDefaultTokenList';
import { loadTokenListValidator } from './loadTokenListValidator';
import { mergeLists } from './mergeLists';
import type { ListedTokenInfo } from './tokenList';
import { isUnsupported, localUnsupportedList, unsupportedTokens } from './unsupportedTokens';

const token = (digit: string, more: Partial<ListedTokenInfo> = {}): ListedTokenInfo => ({
  chainId: 1,
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
  ...more,
});
const address = (digit: string) => requireAddress(`0x${digit.repeat(40)}`);

describe('mergeLists', () => {
  // TOKEN-10
  it('takes each token from the first list that names it', () => {
    const { tokens, problems } = mergeLists([
      { url: 'a', list: { name: 'A', tokens: [token('1', { symbol: 'FIRST' })] } },
      { url: 'b', list: { name: 'B', tokens: [token('1', { symbol: 'SECOND' }), token('2')] } },
      { url: null, list: { name: 'Bundled', tokens: [token('2', { symbol: 'LAST' }), token('3', { chainId: 10 })] } },
    ]);
    expect(tokens[1]?.get(address('1'))).toMatchObject({ token: { symbol: 'FIRST' }, list: { url: 'a', name: 'A' } });
    expect(tokens[1]?.get(address('2'))).toMatchObject({ token: { symbol: 'T2' }, list: { name: 'B' } });
    expect(tokens[10]?.get(address('3'))).toMatchObject({ list: { url: null } });
    expect(problems).toEqual([]);
  });

  it('reads one network alone when asked', () => {
    const { tokens } = mergeLists([{ url: 'a', list: { name: 'A', tokens: [token('1'), token('2', { chainId: 10 })] } }], 10);
    expect(Object.keys(tokens)).toEqual(['10']);
  });

  it('keeps the first of two entries inside one list and says "Duplicate token!"', () => {
    const twice = [token('a'), token('a', { address: `0x${'A'.repeat(40)}`, symbol: 'AGAIN' })];
    const { tokens, problems } = mergeLists([{ url: 'a', list: { name: 'A', tokens: twice } }]);
    expect(tokens[1]?.size).toBe(1);
    expect(tokens[1]?.get(address('a'))?.token.symbol).toBe('Ta');
    expect(problems).toEqual([{ code: 'duplicate_token', message: 'Duplicate token!', listName: 'A', address: address('a') }]);
  });

  it('leaves out other networks and what is no address', () => {
    const { tokens } = mergeLists([
      { url: 'a', list: { name: 'A', tokens: [token('1', { chainId: 137 }), token('2', { address: '0x1' })] } },
    ]);
    expect(tokens).toEqual({});
  });

  it('goes on without a list that cannot be read', () => {
    const broken = JSON.parse('{"name":"Broken","tokens":[null]}');
    const { tokens, problems } = mergeLists([
      { url: 'a', list: broken },
      { url: 'b', list: { name: 'B', tokens: [token('1')] } },
    ]);
    expect(tokens[1]?.size).toBe(1);
    expect(problems).toEqual([{ code: 'list_unreadable', message: 'Could not show token list due to error', listName: 'Broken' }]);
  });
});

describe('unsupported tokens', () => {
  // TOKEN-13, TOKEN-14
  it('are those of the broken list, of a local and of a downloaded one', () => {
    const { config } = parseRuntimeConfig({ chains: { '1': { unsupportedTokens: [address('1')] } } });
    const local = localUnsupportedList(resolveChains(config));
    const unsupported = unsupportedTokens([local, null, { name: 'Far', tokens: [token('2')] }]);
    const isOut = (text: string) => isUnsupported({ chainId: 1, address: requireAddress(text) }, unsupported);
    expect(isOut('0x4bf5dc91E2555449293D7824028Eb8Fe5879B689')).toBe(true);
    expect(isOut(address('1'))).toBe(true);
    expect(isOut(address('2'))).toBe(true);
    expect(isOut(address('3'))).toBe(false);
    expect(isUnsupported({ chainId: 10, address: address('1') }, unsupported)).toBe(false);
  });
});

describe('the bundled list', () => {
  it('is the supported part of the package that it comes from', () => {
    expect(bundled).toEqual(JSON.parse(JSON.stringify(compactList(fullList))));
    expect(bundled.rows).toHaveLength(690);
  });

  it('comes back whole from its compact form', () => {
    const small = { name: 'A', timestamp: 't', version: { major: 1, minor: 0, patch: 0 }, logoURI: undefined, tokens: [token('1')] };
    expect(expandList(compactList(small))).toEqual({ ...small, tokens: [{ ...token('1'), logoURI: undefined }] });
  });

  it('has no token twice', async () => {
    const { problems } = mergeLists([{ url: null, list: await loadDefaultTokenList() }]);
    expect(problems).toEqual([]);
  });
});

describe('the check of a downloaded list', () => {
  const list = {
    name: 'A list',
    timestamp: '2021-01-21T23:57:10.982Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [token('1')],
  };

  it('accepts a list', async () => {
    const validate = await loadTokenListValidator();
    expect(await validate(list)).toEqual({ ok: true, value: list });
  });

  it.each([
    ['without version', { ...list, version: undefined }],
    ['without tokens', { ...list, tokens: [] }],
    ['with a bad address', { ...list, tokens: [token('1', { address: '0x12' })] }],
    ['with too many decimals', { ...list, tokens: [token('1', { decimals: 256 })] }],
    ['with a picture that is no address', { ...list, logoURI: 'not a uri' }],
    ['that is a text', 'list'],
    ['that is nothing', null],
  ])('refuses one %s', async (_, json) => {
    const validate = await loadTokenListValidator();
    const result = await validate(JSON.parse(JSON.stringify(json)));
    expect(result).toMatchObject({ ok: false, error: { code: 'list_invalid' } });
    expect(result).toMatchObject({ ok: false, error: { code: 'list_invalid', subject: expect.stringMatching(/^\//) } });
  });

  const many = (count: number) => ({
    ...list,
    tokens: Array.from({ length: count }, (_, index) => token('1', { address: `0x${index.toString(16).padStart(40, '0')}` })),
  });

  it('accepts 10,000 tokens and refuses 10,001', async () => {
    const validate = await loadTokenListValidator();
    expect((await validate(many(10_000))).ok).toBe(true);
    expect((await validate(many(10_001))).ok).toBe(false);
  });

  // TOKEN-17
  it('names the place of a bad token deep inside a long list', async () => {
    const validate = await loadTokenListValidator();
    const long = many(1000);
    const result = await validate({ ...long, tokens: long.tokens.with(777, token('1', { address: '0x12' })) });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'list_invalid', subject: '/tokens/777/address', message: 'String does not match pattern.' },
    });
  });

  it('refuses the whole package list, since it names tokens of networks without such addresses', async () => {
    const validate = await loadTokenListValidator();
    expect((await validate(fullList)).ok).toBe(false);
  });
});
