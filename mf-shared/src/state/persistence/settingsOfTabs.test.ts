/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { requireAddress } from '../../domain/address';
import { requireBps } from '../../domain/bps';
import type { Token } from '../../domain/tokens/currency';
import {
  deadlineChosen,
  expertModeChosen,
  pairRemoved,
  pairSaved,
  slippageToleranceChosen,
  tokenImported,
  tokenRemoved,
  walletSelected,
} from '../settings/settingsSlice';
import { twoTabs } from './twoTabs.fixture';

const tokenOf = (digit: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
});
const slippage = requireBps(300);
const [A, B, C] = [tokenOf('1'), tokenOf('2'), tokenOf('3')];

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

/** The order in which the tabs write and hear: who writes first, and whether the other was told before it wrote itself. */
const orders = [
  ['one', 'before'],
  ['one', 'after'],
  ['other', 'before'],
  ['other', 'after'],
] as const;

function openTabs(stored: Readonly<Record<string, unknown>> = {}) {
  const tabs = twoTabs(stored);
  const settings = () => [tabs.one, tabs.other].map(({ store }) => store.getState().settings);
  const settle = ([first, told]: (typeof orders)[number]) => {
    const [writer, second] = first === 'one' ? [tabs.one, tabs.other] : [tabs.other, tabs.one];
    writer.keeper.flush();
    if (told === 'before') second.hear();
    second.keeper.flush();
    for (const tab of [tabs.one, tabs.other, tabs.one, tabs.other]) {
      tab.hear();
      tab.keeper.flush();
    }
    expect([tabs.one.told, tabs.other.told]).toEqual([[], []]);
  };
  return { ...tabs, settings, settle, known: () => JSON.parse(tabs.stored('dex.user') ?? 'null') };
}

// TX-25
describe.each(orders)('of two tabs, where %s writes first and the other is told %s it writes,', (...order) => {
  it('each keeps the setting that it chose, and takes that of the other', () => {
    const { one, other, settings, settle, known } = openTabs();
    one.store.dispatch(slippageToleranceChosen(slippage));
    jest.advanceTimersByTime(10);
    other.store.dispatch(deadlineChosen(600));
    settle(order);
    const both = { userSlippageTolerance: slippage, userDeadline: 600 };
    expect(settings()).toEqual([expect.objectContaining(both), expect.objectContaining(both)]);
    expect(known()).toMatchObject(both);
  });

  it('what both chose is as the later one chose it', () => {
    const { one, other, settings, settle } = openTabs({ 'dex.user': { userDeadline: 300, timestamp: 5 } });
    one.store.dispatch(deadlineChosen(600));
    jest.advanceTimersByTime(10);
    other.store.dispatch(deadlineChosen(900));
    settle(order);
    expect(settings().map(({ userDeadline }) => userDeadline)).toEqual([900, 900]);
  });

  it('tokens and pairs are kept one by one, those that are taken away as well', () => {
    const { one, other, settings, settle } = openTabs();
    one.store.dispatch(tokenImported(A));
    one.store.dispatch(pairSaved({ token0: A, token1: B }));
    settle(['one', 'before']);
    one.store.dispatch(tokenImported(B));
    one.store.dispatch(pairRemoved({ token0: A, token1: B }));
    jest.advanceTimersByTime(10);
    other.store.dispatch(tokenRemoved({ chainId: 1, address: A.address }));
    other.store.dispatch(tokenImported(C));
    other.store.dispatch(pairSaved({ token0: A, token1: C }));
    settle(order);
    for (const { tokens, pairs } of settings()) {
      expect(Object.keys(tokens[1] ?? {}).sort()).toEqual([B.address, C.address]);
      expect(Object.values(pairs[1] ?? {})).toEqual([{ token0: A, token1: C }]);
    }
  });

  it('the wallet to connect on the next visit is the one that was chosen last in any of them', () => {
    const { one, other, settle, known } = openTabs();
    one.store.dispatch(walletSelected('io.metamask'));
    settle(order);
    expect(known().selectedWallet).toBe('io.metamask');
    other.store.dispatch(expertModeChosen(true));
    settle(order);
    expect(known()).toMatchObject({ selectedWallet: 'io.metamask', userExpertMode: true });
  });
});

// TX-25
it('nothing that another tab wrote is written again by one that chose nothing', () => {
  const { one, other, stored, settle } = openTabs();
  one.store.dispatch(slippageToleranceChosen(slippage));
  settle(['one', 'before']);
  const before = other.store.getState().settings;
  const text = stored('dex.user');
  settle(['other', 'before']);
  expect([other.store.getState().settings, stored('dex.user')]).toEqual([before, text]);
});

// TX-25
it.each([
  [1_000_005, 600],
  [999_995, 900],
])('a page that comes back out of the cache takes over what is newer than its own: written at %s', (timestamp, deadline) => {
  const stored: Record<string, unknown> = {};
  const { one } = openTabs(stored);
  one.store.dispatch(deadlineChosen(900));
  one.keeper.flush();
  one.comeBackTo('dex.user', { ...one.store.getState().settings, userDeadline: 600, timestamp });
  expect(one.store.getState().settings.userDeadline).toBe(deadline);
});
