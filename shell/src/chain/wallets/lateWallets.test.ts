import { createFakeWallet } from './fakeWallet.fixtures';
import { ALICE, BOB, requestsOf, settle, setUp } from './walletManager.fixtures';

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a wallet connection that comes late', () => {
  // WALLET-9
  it('that was left with its prompt open is asked for anew; the first answer counts', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    const answers: ((accounts: string[]) => void)[] = [];
    wallet.answers.set('eth_requestAccounts', () => new Promise((resolve) => answers.push(resolve)));
    const { manager, kinds } = setUp(wallet);
    const first = manager.connect('w0');
    await settle();
    manager.leave();
    const second = manager.connect('w0');
    await settle();
    expect(requestsOf(wallet)).toBe(2);
    answers[0]?.([ALICE]);
    await Promise.all([first, second]);
    expect(kinds()).toEqual(['connecting', 'left', 'connecting', 'connected', 'chosen']);
    expect(manager.session()).toMatchObject({ account: ALICE });
  });

  // WALLET-9
  it('whose prompt is open already waits for its answer', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    let answer = (_accounts: string[]) => undefined as void;
    wallet.answers.set('eth_requestAccounts', () => {
      if (requestsOf(wallet) > 1) throw Object.assign(new Error('Already processing'), { code: -32002 });
      return new Promise((resolve) => (answer = resolve));
    });
    const { manager, kinds } = setUp(wallet);
    const first = manager.connect('w0');
    await settle();
    const second = manager.connect('w0');
    await settle();
    expect(kinds()).toEqual(['connecting', 'connecting']);
    answer([ALICE]);
    await Promise.all([first, second]);
    expect(kinds()).toEqual(['connecting', 'connecting', 'connected', 'chosen']);
  });

  // WALLET-9
  it('that hangs is there once the wallet tells of an account', async () => {
    const wallet = createFakeWallet([ALICE], '0x1');
    wallet.answers.set('eth_requestAccounts', () => new Promise(() => undefined));
    const { manager, kinds } = setUp(wallet);
    void manager.connect('w0');
    await settle();
    void manager.connect('w0');
    await settle();
    expect(requestsOf(wallet)).toBe(2);
    wallet.emit('accountsChanged', [ALICE]);
    await settle();
    expect(kinds()).toEqual(['connecting', 'connecting', 'connected', 'chosen']);
    expect(manager.session()).toMatchObject({ account: ALICE, chainId: 1 });
  });

  // WALLET-9
  it('that failed is there once the wallet tells of an account, unless it was left', async () => {
    const refusing = () => {
      const wallet = createFakeWallet([ALICE], '0x1');
      wallet.answers.set('eth_requestAccounts', () => {
        throw Object.assign(new Error('Already processing'), { code: -32002 });
      });
      return wallet;
    };
    const wallet = refusing();
    const { manager, kinds } = setUp(wallet);
    await manager.connect('w0');
    wallet.emit('accountsChanged', [ALICE]);
    await settle();
    expect(kinds()).toEqual(['connecting', 'failed', 'chosen', 'connected']);

    const other = refusing();
    const left = setUp(other);
    await left.manager.connect('w0');
    left.manager.leave();
    other.emit('accountsChanged', [ALICE]);
    await settle();
    expect(left.kinds()).toEqual(['connecting', 'failed', 'left']);
    expect(other.listenerCount()).toBe(0);
  });

  // WALLET-15
  it.each([
    ['the account that is chosen', 'accountsChanged', [BOB], { account: BOB, chainId: 1 }],
    ['the network that is chosen', 'chainChanged', '0xa', { account: ALICE, chainId: 10 }],
    ['no account of a wallet that is locked', 'accountsChanged', [], null],
  ])('has %s while the wallet answers for its network', async (_name, event, value, session) => {
    const wallet = createFakeWallet([ALICE], '0x1');
    let answer = (_chainId: string) => undefined as void;
    wallet.answers.set('eth_chainId', () => new Promise((resolve) => (answer = resolve)));
    const { manager, last } = setUp(wallet);
    const taken = manager.reconnect('w0');
    await settle();
    const first = answer;
    wallet.emit(event, value);
    await settle();
    first('0x1');
    expect(await taken).toBe(session !== null);
    if (session === null) return expect(manager.session()).toBeNull();
    expect(manager.session()).toMatchObject(session);
    expect(last()).toMatchObject({ kind: 'connected', ...session });
  });

  // WALLET-15
  it('is on the network that the wallet is on now, whatever it told before another one was picked', async () => {
    const wallet = createFakeWallet([ALICE], '0xa');
    wallet.answers.set('eth_requestAccounts', () => {
      throw Object.assign(new Error('Rejected'), { code: 4001 });
    });
    const { manager } = setUp(wallet, createFakeWallet([BOB], '0x1'));
    await manager.connect('w0');
    wallet.emit('chainChanged', '0xa');
    await manager.connect('w1');
    await manager.disconnect();
    wallet.chainId = '0x1';
    await manager.connect('w0');
    wallet.emit('accountsChanged', [ALICE]);
    await settle();
    expect(manager.session()).toMatchObject({ account: ALICE, chainId: 1 });
  });

  // WALLET-8
  it('of the last visit is taken up whenever its wallet announces itself', async () => {
    const { manager, announce, kinds } = setUp(createFakeWallet([BOB], '0x1'));
    expect(await manager.reconnect('w1')).toBe(false);
    const late = createFakeWallet([ALICE], '0xa');
    announce(late);
    await settle();
    expect(kinds()).toEqual(['connected']);
    expect(requestsOf(late)).toBe(0);
    expect(manager.session()).toMatchObject({ account: ALICE, chainId: 10 });
    announce(createFakeWallet([BOB], '0x1'));
    await settle();
    expect(manager.session()).toMatchObject({ account: ALICE });
  });

  // WALLET-8
  it('of the last visit does not take the place of one that was chosen meanwhile', async () => {
    const { manager, announce } = setUp(createFakeWallet([BOB], '0x1'));
    await manager.reconnect('w1');
    await manager.connect('w0');
    announce(createFakeWallet([ALICE], '0xa'));
    await settle();
    expect(manager.session()).toMatchObject({ account: BOB });
  });

  // WALLET-8
  it('of the last visit whose wallet is locked is taken up when that is unlocked', async () => {
    const wallet = createFakeWallet([], '0x1');
    const { manager, last } = setUp(wallet);
    expect(await manager.reconnect('w0')).toBe(false);
    wallet.emit('accountsChanged', [ALICE]);
    await settle();
    expect(last()).toMatchObject({ kind: 'connected', account: ALICE });
    expect(requestsOf(wallet)).toBe(0);
  });
});
