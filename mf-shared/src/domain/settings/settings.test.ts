import fc from 'fast-check';
import { requireAddress } from '../address';
import { isDarkTheme, readLinkSettings } from './linkSettings';
import { chooseLocale, matchLocale } from './locale';
import { parseSettings } from './parseSettings';
import { DEFAULT_SETTINGS, pairKey } from './userSettings';

const A = requireAddress(`0x${'1'.repeat(40)}`);
const B = requireAddress(`0x${'2'.repeat(40)}`);
const token = (address: string, chainId = 1) => ({ chainId, address, decimals: 18, symbol: 'T', name: 'Token' });
const read = (part: object) => parseSettings(JSON.parse(JSON.stringify(part)));

describe('parseSettings', () => {
  it('gives the defaults for nothing, and says so for rubbish', () => {
    expect(parseSettings(undefined)).toEqual({ settings: DEFAULT_SETTINGS, dropped: [] });
    expect(parseSettings('x')).toEqual({ settings: DEFAULT_SETTINGS, dropped: ['settings'] });
    expect(parseSettings({})).toEqual({ settings: DEFAULT_SETTINGS, dropped: [] });
  });

  it.each([5001, 1.5, -1, 'x', null])('drops the slippage %j', (userSlippageTolerance) => {
    const { settings, dropped } = read({ userSlippageTolerance, userExpertMode: true });
    expect(settings.userSlippageTolerance).toBe('auto');
    expect(settings.userExpertMode).toBe(true);
    expect(dropped).toEqual(['userSlippageTolerance']);
  });

  // TX-18
  it.each([10, 50, 100])('makes the earlier slippage %i automatic once', (userSlippageTolerance) => {
    const first = read({ userSlippageTolerance });
    expect(first.settings.userSlippageTolerance).toBe('auto');
    expect(first.dropped).toEqual([]);
    expect(first.settings.userSlippageToleranceHasBeenMigratedToAuto).toBe(true);
    const later = read({ ...first.settings, userSlippageTolerance });
    expect(later.settings.userSlippageTolerance).toBe(userSlippageTolerance);
  });

  it('keeps other slippages through the change', () => {
    expect(read({ userSlippageTolerance: 30 }).settings.userSlippageTolerance).toBe(30);
    expect(read({ userSlippageTolerance: 5000 }).settings.userSlippageTolerance).toBe(5000);
  });

  it.each([59, 10_801, 90.5, '1800'])('drops the deadline %j', (userDeadline) => {
    const { settings, dropped } = read({ userDeadline });
    expect(settings.userDeadline).toBe(1800);
    expect(dropped).toEqual(['userDeadline']);
  });

  // TOKEN-24
  it('keeps tokens one by one', () => {
    const { settings, dropped } = read({
      tokens: { '1': { [A]: token(A), [B]: token(B, 10), bad: 7 }, '137': {}, '10': 'x' },
    });
    expect(settings.tokens).toEqual({ 1: { [A]: { kind: 'token', ...token(A) } } });
    expect([...dropped].sort()).toEqual(['tokens.1.bad', `tokens.1.${B}`, 'tokens.10', 'tokens.137'].sort());
  });

  it('keeps pairs of one network with two tokens, in the order of the pool', () => {
    const { settings, dropped } = read({
      pairs: {
        '1': {
          good: { token0: token(B), token1: token(A) },
          same: { token0: token(A), token1: token(A) },
          mixed: { token0: token(A), token1: token(B, 10) },
        },
      },
    });
    expect(Object.keys(settings.pairs[1] ?? {})).toEqual([pairKey(B, A)]);
    expect(settings.pairs[1]?.[`${A};${B}`]?.token0.address).toBe(A);
    expect(dropped).toEqual(['pairs.1.same', 'pairs.1.mixed']);
  });

  it('reads back what it gave', () => {
    const { settings } = read({
      userDarkMode: true,
      userLocale: 'en-us',
      userDeadline: 600,
      approvalChoice: 'exact',
      tokens: { '1': { [A]: token(A) } },
    });
    expect(settings.userLocale).toBe('en-US');
    expect(read(settings)).toEqual({ settings, dropped: [] });
  });

  it('never throws and always gives a slippage and a deadline inside their bounds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (userSlippageTolerance, userDeadline, tokens) => {
        const { settings } = parseSettings({ userSlippageTolerance, userDeadline, tokens, pairs: tokens });
        const { userSlippageTolerance: slippage, userDeadline: deadline } = settings;
        expect(slippage === 'auto' || (slippage >= 0 && slippage <= 5000)).toBe(true);
        expect(deadline >= 60 && deadline <= 10_800).toBe(true);
      }),
    );
  });
});

describe('locale', () => {
  it.each([
    ['EN-us', 'en-US'],
    ['en', 'en-US'],
    ['zh', 'zh-CN'],
    ['ZH-cn', 'zh-CN'],
    ['de', null],
    ['en-GB', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (text, expected) => {
    expect(matchLocale(text)).toBe(expected);
  });

  // SHELL-6
  it('is the link, the stored choice, the browser, zh-CN', () => {
    expect(chooseLocale({ link: 'en', stored: 'zh-CN', browser: 'zh' })).toBe('en-US');
    expect(chooseLocale({ link: 'de', stored: 'en-US', browser: 'zh' })).toBe('en-US');
    expect(chooseLocale({ stored: null, browser: 'en-GB' })).toBe('en-US');
    expect(chooseLocale({ browser: 'fr-FR' })).toBe('zh-CN');
    expect(chooseLocale({})).toBe('zh-CN');
  });
});

describe('links', () => {
  it.each([
    ['?theme=DARK', { theme: 'dark' }],
    ['?theme=light', { theme: 'light' }],
    ['?theme=red', { theme: null }],
    ['?lng=EN', { locale: 'en-US' }],
    ['?lng=de', { locale: null }],
    ['?ape', { turnsExpertModeOn: true }],
    ['?ape=', { turnsExpertModeOn: true }],
    ['?ape=true', { turnsExpertModeOn: true }],
    ['?ape=false', { turnsExpertModeOn: false }],
    ['?ape=1', { turnsExpertModeOn: false }],
    ['', { theme: null, locale: null, turnsExpertModeOn: false }],
  ])('%s sets %j', (search, expected) => {
    expect(readLinkSettings(search)).toMatchObject(expected);
  });

  // SHELL-5
  it('set nothing else: no slippage, deadline or approval', () => {
    const search = '?slippage=5000&slippageTolerance=50&userSlippageTolerance=5000&deadline=60&userDeadline=60&approvalChoice=unlimited';
    expect(readLinkSettings(search)).toEqual({ theme: null, locale: null, turnsExpertModeOn: false });
    expect(Object.keys(readLinkSettings(search))).toEqual(['theme', 'locale', 'turnsExpertModeOn']);
  });
});

test("the user's theme wins over the system's", () => {
  expect(isDarkTheme(null, true)).toBe(true);
  expect(isDarkTheme(null, false)).toBe(false);
  expect(isDarkTheme(false, true)).toBe(false);
  expect(isDarkTheme(true, false)).toBe(true);
});
