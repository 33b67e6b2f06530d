import { createFakeWallet } from './fakeWallet.fixtures';
import { ALICE, BOB, settle, setUp } from './walletManager.fixtures';

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a connection to a wallet that is not as others', () => {
  it.each(['chainChanged', 'accountsChanged'])('ignores odd values of %s, and throws nothing into the wallet', async (event) => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, events } = setUp(wallet);
    await manager.connect('w0');
    const before = events.length;
    const numbers = [-1, 0, 1.5, NaN, 2 ** 53 - 1, '0x1fffffffffffff', `0x${'f'.repeat(64)}`, '9'.repeat(400), '-1', '1e3', 1n];
    for (const odd of [...numbers, null, undefined, {}, 'abc', '', '0x', [5], ['0x12'], [ALICE, 5], [[ALICE]], true, { length: 0 }]) {
      if (event === 'chainChanged' || !Array.isArray(odd) || odd.length > 0) wallet.emit(event, odd);
    }
    await settle();
    expect(events).toHaveLength(before);
    expect(manager.session()).toMatchObject({ account: ALICE, chainId: 1 });
  });

  it('is lost when the wallet does not let itself be looked at any more', async () => {
    const { proxy, revoke } = Proxy.revocable(createFakeWallet([ALICE], '0x1'), {});
    const { manager, last } = setUp(proxy);
    await manager.connect('w0');
    revoke();
    expect(manager.session()).toBeNull();
    await settle();
    expect(last()).toEqual({ kind: 'lost' });
    await manager.disconnect();
    expect(last()).toEqual({ kind: 'disconnected' });
  });

  it('ends also where the wallet throws when it is told to be quiet', async () => {
    const [first, second] = [createFakeWallet([ALICE], '0x1'), createFakeWallet([BOB], '0x1')];
    const { manager, last } = setUp(first, second);
    await manager.connect('w0');
    first.removeListener = () => {
      throw new Error('not now');
    };
    await manager.connect('w1');
    expect(manager.session()).toMatchObject({ account: BOB });
    first.emit('accountsChanged', [ALICE]);
    await settle();
    expect(last()).toMatchObject({ kind: 'chosen', key: 'w1' });
    expect(manager.session()).toMatchObject({ account: BOB });
  });

  it('takes an answer that is no promise, and is refused by a wallet that throws at once', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last, kinds } = setUp(wallet);
    const { request } = wallet;
    wallet.request = () => {
      throw new Error('no');
    };
    await manager.connect('w0');
    expect(last()).toMatchObject({ kind: 'failed' });
    const atOnce: Record<string, unknown> = { eth_requestAccounts: [ALICE], eth_chainId: '0x1' };
    Reflect.set(wallet, 'request', (asked: Parameters<typeof request>[0]) => atOnce[asked.method] ?? request(asked));
    await manager.connect('w0');
    expect(kinds().at(-1)).toBe('chosen');
    expect(manager.session()).toMatchObject({ account: ALICE });
  });
});
