import type { SendAnswer } from '../../contract/orders';
import { walletDisconnected, walletLost, walletOnUnsupportedChain } from '../wallet/walletSlice';
import { chainChosen } from '../application/applicationSlice';
import { DRAFT, FRIEND, hashOf, later, ME, world } from './orders.fixture';

const notSent = (code: 'user_rejected' | 'account_changed'): SendAnswer => ({ kind: 'notSent', error: { code, message: 'No' } });

const ELSEWHERE = { walletChainId: 7_777_777, connected: { connectorId: 'x', name: 'x', isExtension: true, sendsBatches: false } } as const;

// ORDER-7
describe('account or network change', () => {
  test.each([
    ['account', (changed: ReturnType<typeof world>) => changed.connect(FRIEND), 'accountChanged'],
    ['network', (changed: ReturnType<typeof world>) => changed.store.dispatch(chainChosen(10)), 'chainChanged'],
    ['network, to one that is not known here', (changed) => changed.store.dispatch(walletOnUnsupportedChain(ELSEWHERE)), 'chainChanged'],
    ['connection, broken', (changed) => changed.store.dispatch(walletLost()), 'disconnected'],
    ['connection, ended', (changed) => changed.store.dispatch(walletDisconnected()), 'disconnected'],
  ] as const satisfies readonly (readonly [string, (changed: ReturnType<typeof world>) => unknown, string])[])(
    'under an open confirmation: closed with the reason (%s)',
    async (_, change, why) => {
      const opened = world();
      await opened.orders.open('test', DRAFT);
      change(opened);
      expect(opened.status()).toBeUndefined();
      expect(opened.state().orders.closedBy).toEqual({ test: why });
      opened.orders.noticeSeen('test');
      expect(opened.state().orders.closedBy).toEqual({});
    },
  );

  test('while the wallet asks: said, followed, and told when it was sent', async () => {
    const answer = later<SendAnswer>();
    const { orders, status, connect } = world({ send: () => answer.promise });
    await orders.open('test', DRAFT);
    const asking = orders.confirm('test');
    connect(FRIEND);
    expect(status()).toMatchObject({ kind: 'stillAsking', why: 'accountChanged' });
    connect(ME);
    expect(status()).toMatchObject({ kind: 'asking' });
    connect(FRIEND);
    answer.settle({ kind: 'sent', hash: hashOf('a') });
    await asking;
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('a') });
  });

  test('while the wallet asks, and it is refused there: closed with the reason, for nothing was sent', async () => {
    const answer = later<SendAnswer>();
    const { orders, status, connect, state } = world({ send: () => answer.promise });
    await orders.open('test', DRAFT);
    const asking = orders.confirm('test');
    connect(FRIEND);
    answer.settle(notSent('user_rejected'));
    await asking;
    expect(status()).toBeUndefined();
    expect(state().orders.closedBy).toEqual({ test: 'accountChanged' });
  });

  test('after an earlier request without a clear answer: closed without a word that nothing was sent', async () => {
    const { orders, status, connect, state } = world({ send: async () => ({ kind: 'unknown', id: 'r1' }) });
    await orders.open('test', DRAFT);
    await orders.confirm('test');
    await orders.check('test');
    expect(status()).toMatchObject({ kind: 'ready' });
    connect(FRIEND);
    expect(state().orders.closedBy).toEqual({ test: 'unclear' });
  });

  test.each([
    ['in part', { kind: 'partial', hashes: [hashOf('d')] }],
    ['not at all', { kind: 'failed', code: 500 }],
  ] as const)('after a batch that the chain carried out %s: it stays, for it was sent', async (_, outcome) => {
    const { orders, status, connect, state, settle } = world({ send: async () => ({ kind: 'batch', id: 'b1' }) });
    await orders.open('test', DRAFT);
    await orders.confirm('test');
    settle('b1', outcome);
    expect(status()).toMatchObject({ kind: 'failed', problem: { kind: 'batchFailed' } });
    connect(FRIEND);
    expect(status()).toMatchObject({ kind: 'failed', problem: { kind: 'batchFailed' } });
    expect(state().orders.closedBy).toEqual({});
  });

  test('unheard, found out when the wallet was about to be asked: closed with the reason', async () => {
    const { orders, state } = world({ send: async () => notSent('account_changed') });
    await orders.open('test', DRAFT);
    await orders.confirm('test');
    expect(state().orders.closedBy).toEqual({ test: 'accountChanged' });
  });
});
