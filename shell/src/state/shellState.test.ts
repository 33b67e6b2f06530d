/** @jest-environment jsdom */
import { createFakeServices, fakeSections } from '@dex/mf-shared/testing';
import type { AppLocation, BusEvent } from '@dex/mf-shared/contract';
import { parseTxHash, requireAddress, type TxHash } from '@dex/mf-shared/domain';
import { createAnalyticsSink, reportUse } from '../chain/analytics';
import { busToStore } from '../services/busToStore';
import { createAppHistory, type HistoryPort } from './createAppHistory';
import { followLink } from './followLink';
import { followTheme } from '../ui/page/followTheme';

const ALICE = requireAddress('0x00000000000000000000000000000000000000a1');
const hash = parseTxHash(`0x${'1'.repeat(64)}`) as TxHash;

function fakePort(start: string) {
  const entries = [start];
  let onPop: () => void = () => undefined;
  const read = (): AppLocation => {
    const { pathname, search, hash: fragment } = new URL(entries.at(-1) ?? '/', 'https://app.test');
    return { pathname, search, hash: fragment };
  };
  const port: HistoryPort = {
    read,
    write: (to, how) => void (how === 'push' ? entries.push(to) : entries.splice(-1, 1, to)),
    back: () => {
      entries.pop();
      onPop();
    },
    onPop: (listener) => {
      onPop = listener;
      return () => undefined;
    },
  };
  return { port, entries };
}

describe('the history', () => {
  it('replaces what must be replaced before anyone sees it', () => {
    const { port, entries } = fakePort('/?use=v2');
    const history = createAppHistory(port, fakeSections);
    const seen: string[] = [];
    history.subscribe(({ pathname }) => seen.push(pathname));
    expect(entries).toEqual(['/swap?use=v2']);
    history.push('/nowhere');
    expect(entries).toEqual(['/swap?use=v2', '/send']);
    history.back();
    expect(seen).toEqual(['/send', '/swap']);
    expect(history.location).toMatchObject({ pathname: '/swap', search: '?use=v2' });
  });
});

describe('a link', () => {
  it('sets theme and language, and turns expert mode on with a notice', () => {
    const services = createFakeServices({ path: '/pool?theme=DARK&lng=en-US&ape' });
    followLink(services.history, services.store);
    const { settings, application } = services.store.getState();
    expect(settings).toMatchObject({ userDarkMode: true, userLocale: 'en-US', userExpertMode: true });
    expect(application.popupList.map(({ content }) => content)).toEqual([{ kind: 'notice', notice: 'expertModeByLink' }]);
  });

  it.each(['/swap?ape=false', '/swap?theme=blue&lng=xx', '/swap?slippage=50&userSlippageTolerance=5000&deadline=1&approvalChoice=exact'])(
    '%s changes nothing',
    (path) => {
      const services = createFakeServices({ path });
      const before = services.store.getState().settings;
      followLink(services.history, services.store);
      expect(services.store.getState().settings).toBe(before);
    },
  );

  it('is applied once: what the person chose after it stands', () => {
    const services = createFakeServices({ path: '/swap?ape' });
    followLink(services.history, services.store);
    services.history.replace('/swap?ape#x');
    expect(services.store.getState().application.popupList).toHaveLength(1);
  });
});

describe('the bus', () => {
  const transaction = { hash, chainId: 1, from: ALICE, addedTime: 1, summary: { kind: 'approve', symbol: 'T' } } as const;
  const receipt = {
    blockHash: '0x',
    blockNumber: 1,
    contractAddress: null,
    from: ALICE,
    to: null,
    transactionHash: hash,
    transactionIndex: 0,
  };

  function listening() {
    const services = createFakeServices();
    busToStore(services.bus, services.store);
    const say = (event: BusEvent) => services.announce(event);
    return { services, say, popups: () => services.store.getState().application.popupList };
  }

  it.each([
    [1, 25_000],
    [42161, 5000],
    [10, 5000],
    [196, 25_000],
  ] as const)('shows how a transaction on %s ended, for %s ms', (chainId, removeAfterMs) => {
    const { say, popups } = listening();
    say({ kind: 'transactionAdded', transaction: { ...transaction, chainId } });
    say({ kind: 'transactionFinalised', chainId, hash, receipt: { ...receipt, status: 0 }, confirmedTime: 2 });
    expect(popups()).toMatchObject([{ removeAfterMs, content: { kind: 'transaction', success: false, summary: transaction.summary } }]);
  });

  it('shows that a transaction was replaced', () => {
    const { say, popups } = listening();
    say({ kind: 'transactionAdded', transaction });
    say({ kind: 'transactionReplaced', chainId: 1, hash, fate: 'replaced', blockNumber: 7 });
    expect(popups()).toMatchObject([{ content: { kind: 'transactionFate', fate: 'replaced' } }]);
  });

  it('says on the console that a transaction was added twice, and goes on', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { say, services } = listening();
    say({ kind: 'transactionAdded', transaction });
    say({ kind: 'transactionAdded', transaction });
    expect(String(error.mock.calls[0]?.[0])).toContain('Attempted to add existing transaction.');
    say({ kind: 'dialogOpened', dialog: { kind: 'settings' } });
    expect(services.store.getState().application.openModal).toEqual({ kind: 'settings' });
    error.mockRestore();
  });
});

// SHELL-4
it('the theme follows the choice, else the system', () => {
  const { store } = createFakeServices();
  const changes: (() => void)[] = [];
  const system = {
    matches: true,
    addEventListener: (_type: 'change', listener: () => void) => void changes.push(listener),
    removeEventListener: () => undefined,
  };
  followTheme(store, system);
  expect(document.documentElement.dataset.theme).toBe('dark');
  system.matches = false;
  changes.forEach((change) => change());
  expect(document.documentElement.dataset.theme).toBe('light');
});

describe('reports of use', () => {
  it('tell of each change of path plus query once, and of outbound links', () => {
    const services = createFakeServices({ path: '/swap' });
    const sink = jest.fn();
    reportUse(services.history, services.bus, sink);
    services.history.push('/pool');
    services.history.push('/pool?x=1');
    services.history.replace('/pool?x=1#here');
    services.bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url: 'https://etherscan.io/tx/0xab?x=1' } });
    expect(sink.mock.calls.map(([event]) => event.path ?? event.url)).toEqual([
      '/swap',
      '/pool',
      '/pool?x=1',
      'https://etherscan.io/tx/0xab?x=1',
    ]);
  });

  it('tell when the popup and the form of a claim open and close', () => {
    const services = createFakeServices({ path: '/swap' });
    const sink = jest.fn();
    reportUse(services.history, services.bus, sink);
    services.bus.emit({ kind: 'dialogOpened', dialog: { kind: 'claimPopup' } });
    services.bus.emit({ kind: 'dialogOpened', dialog: { kind: 'selfClaim' } });
    services.bus.emit({ kind: 'dialogOpened', dialog: { kind: 'selfClaim' } });
    services.bus.emit({ kind: 'dialogOpened', dialog: { kind: 'wallet' } });
    services.bus.emit({ kind: 'dialogClosed' });
    const events = sink.mock.calls.flatMap(([event]) => (event.kind === 'event' ? [`${event.category} ${event.action}`] : []));
    expect(events).toEqual(['MerkleDrop Open', 'MerkleDrop Close', 'SelfClaim Open', 'SelfClaim Close']);
  });

  // SHELL-7
  it('are masked, carry no cookie, and go nowhere without an address', () => {
    const fetched = jest.fn(async () => ({ ok: true }));
    Object.assign(globalThis, { fetch: fetched });
    createAnalyticsSink(null)({ kind: 'pageView', path: '/swap' });
    expect(fetched).not.toHaveBeenCalled();
    const sink = createAnalyticsSink('https://sink.test');
    sink({ kind: 'outboundLink', url: 'https://etherscan.io/tx/0xab?x=1' });
    sink({ kind: 'pageView', path: `/add/ETH/${ALICE}` });
    sink({ kind: 'pageView', path: '/send?recipient=alice.eth&amount=1.5' });
    sink({ kind: 'pageView', path: '/pool?use=v2&owner=%E7%94%B2%2Eeth' });
    expect(fetched.mock.calls.map((call: unknown[]) => JSON.parse(String(Object(call[1]).body)))).toEqual([
      { kind: 'outboundLink', url: 'https://etherscan.io/tx/***' },
      { kind: 'pageView', path: '/add/ETH/***' },
      { kind: 'pageView', path: '/send?recipient=***&amount=1.5' },
      { kind: 'pageView', path: '/pool?use=v2&owner=***' },
    ]);
    expect(fetched).toHaveBeenCalledWith('https://sink.test', expect.objectContaining({ credentials: 'omit' }));
  });
});
