import { createFakeWallet } from './fakeWallet.fixtures';
import { ALICE, BOB, requestsOf, settle, setUp } from './walletManager.fixtures';

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a wallet connection', () => {
  it('goes from pending to connected and is remembered', async () => {
    const { manager, events, kinds } = setUp(createFakeWallet([ALICE], '0x1'));
    await manager.connect('w0');
    expect(kinds()).toEqual(['connecting', 'connected', 'chosen']);
    expect(events[1]).toMatchObject({ account: ALICE, chainId: 1 });
    expect(manager.session()).toMatchObject({ account: ALICE, chainId: 1 });
  });

  it('follows the account and the network, listening once however often it is connected', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last } = setUp(wallet);
    await manager.connect('w0');
    const listening = wallet.listenerCount();
    await manager.connect('w0');
    expect(wallet.listenerCount()).toBe(listening);
    wallet.emit('accountsChanged', [BOB]);
    await settle();
    expect(last()).toMatchObject({ kind: 'connected', account: BOB, chainId: 1 });
    wallet.emit('chainChanged', '0xa4b1');
    await settle();
    expect(last()).toMatchObject({ kind: 'connected', account: BOB, chainId: 42161 });
    expect(manager.session()).toMatchObject({ account: BOB, chainId: 42161 });
  });

  it('five account changes in a row end at the last one', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last } = setUp(wallet);
    await manager.connect('w0');
    for (const account of [BOB, ALICE, BOB, ALICE, BOB]) wallet.emit('accountsChanged', [account]);
    await settle();
    expect(last()).toMatchObject({ kind: 'connected', account: BOB });
  });

  // WALLET-6
  it('reaches the wrong network through a second activation, with a wallet that can be asked to switch', async () => {
    const wallet = createFakeWallet([ALICE], '0x38');
    const { manager, kinds, events } = setUp(wallet);
    await manager.connect('w0');
    expect(wallet.asked.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(2);
    expect(kinds()).toEqual(['connecting', 'unsupportedChain', 'chosen']);
    expect(events[1]).toMatchObject({ chainId: 56 });
    expect(manager.session()).toBeNull();
    expect(manager.provider()).toBe(wallet);
    wallet.emit('chainChanged', '0x1');
    await settle();
    expect(manager.session()).toMatchObject({ account: ALICE, chainId: 1 });
  });

  it('says when the wallet refused, and connects on the next try', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    wallet.answers.set('eth_requestAccounts', () => {
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    });
    const { manager, kinds } = setUp(wallet);
    await manager.connect('w0');
    expect(kinds()).toEqual(['connecting', 'failed']);
    wallet.answers.clear();
    await manager.connect('w0');
    expect(kinds().slice(2)).toEqual(['connecting', 'connected', 'chosen']);
  });

  it('that was left is not taken up when the wallet answers after all', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    let answer = (_accounts: string[]) => undefined as void;
    wallet.answers.set('eth_requestAccounts', () => new Promise((resolve) => (answer = resolve)));
    const { manager, kinds } = setUp(wallet);
    const connecting = manager.connect('w0');
    await settle();
    manager.leave();
    answer([ALICE]);
    await connecting;
    expect(kinds()).toEqual(['connecting', 'left']);
    expect(manager.session()).toBeNull();
    expect(wallet.listenerCount()).toBe(0);
  });

  it('with another wallet takes the place of the first, which is heard no more', async () => {
    const [first, second] = [createFakeWallet([ALICE], '0x1'), createFakeWallet([BOB], '0xa')];
    const { manager, last, events } = setUp(first, second);
    await manager.connect('w0');
    await manager.connect('w1');
    expect(manager.session()).toMatchObject({ account: BOB, chainId: 10 });
    const count = events.length;
    first.emit('accountsChanged', [ALICE]);
    await settle();
    expect(events).toHaveLength(count);
    expect(first.listenerCount()).toBe(0);
    expect(last()).toMatchObject({ kind: 'chosen', key: 'w1' });
  });

  it('of the last visit is taken up without asking, unless the wallet no longer allows it', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, kinds } = setUp(wallet);
    expect(await manager.reconnect('w0')).toBe(true);
    expect(wallet.asked.map(({ method }) => method)).not.toContain('eth_requestAccounts');
    expect(kinds()).toEqual(['connected']);
    const locked = setUp(createFakeWallet([], '0x1'));
    expect(await locked.manager.reconnect('w0')).toBe(false);
    expect(locked.events).toEqual([]);
  });

  it('ends when the wallet is locked and comes back when it is unlocked', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last } = setUp(wallet);
    await manager.connect('w0');
    wallet.emit('accountsChanged', []);
    await settle();
    expect(last()).toEqual({ kind: 'disconnected' });
    wallet.emit('accountsChanged', [ALICE]);
    await settle();
    expect(last()).toMatchObject({ kind: 'connected', account: ALICE });
  });

  // WALLET-10
  it('stands through a short loss of the network; cut off from all of them it is an error', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last } = setUp(wallet);
    await manager.connect('w0');
    wallet.emit('disconnect', { code: 1013 });
    expect(manager.session()).not.toBeNull();
    wallet.emit('disconnect', { code: 4900 });
    await settle();
    expect(last()).toEqual({ kind: 'lost' });
  });

  // WALLET-10
  it('comes back by itself when the wallet says that it is connected again, with whatever account and network it has then', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last, kinds } = setUp(wallet);
    await manager.connect('w0');
    wallet.emit('connect', { chainId: '0x1' });
    await settle();
    expect(kinds()).toEqual(['connecting', 'connected', 'chosen']);
    wallet.emit('disconnect', { code: 4900 });
    [wallet.accounts, wallet.chainId] = [[], '0xa'];
    wallet.emit('connect', { chainId: '0xa' });
    await settle();
    expect(last()).toEqual({ kind: 'lost' });
    wallet.accounts = [BOB];
    wallet.emit('connect', { chainId: '0xa' });
    await settle();
    expect(last()).toMatchObject({ kind: 'connected', account: BOB, chainId: 10 });
    expect(requestsOf(wallet)).toBe(1);
  });

  // WALLET-10
  it('is lost when the wallet is gone from the page', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, last } = setUp(wallet);
    await manager.connect('w0');
    for (const part of ['request', 'on', 'removeListener']) Reflect.deleteProperty(wallet, part);
    expect(manager.session()).toBeNull();
    expect(manager.provider()).toBeNull();
    await settle();
    expect(last()).toEqual({ kind: 'lost' });
    await manager.disconnect();
    expect(last()).toEqual({ kind: 'disconnected' });
  });

  // WALLET-4
  it('is forgotten by the wallet too, where that can', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const { manager, kinds } = setUp(wallet);
    await manager.connect('w0');
    await manager.disconnect();
    expect(wallet.asked.at(-1)).toEqual({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
    expect(kinds().slice(-2)).toEqual(['chosen', 'disconnected']);
    expect(wallet.listenerCount()).toBe(0);
    expect(manager.session()).toBeNull();
  });

  it('says which wallets send several calls as one', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    wallet.answers.set('wallet_getCapabilities', () => ({ '0x1': { atomic: { status: 'supported' } } }));
    const { manager, events } = setUp(wallet);
    await manager.connect('w0');
    await settle();
    expect(events.filter(({ kind }) => kind === 'connected').at(-1)).toMatchObject({ sendsBatches: true });
  });

  it('does not wait for a wallet that never says whether it sends several calls as one', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    wallet.answers.set('wallet_getCapabilities', () => new Promise(() => undefined));
    const { manager, kinds } = setUp(wallet);
    await manager.connect('w0');
    expect(kinds()).toEqual(['connecting', 'connected', 'chosen']);
    expect(await setUp(wallet).manager.reconnect('w0')).toBe(true);
  });

  // WALLET-2
  it('is not tried without the key of the option', async () => {
    const { manager, last } = setUp();
    await manager.connect('FORTMATIC');
    expect(last()).toMatchObject({ kind: 'failed', reason: 'notConfigured' });
  });
});
