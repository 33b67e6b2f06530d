import { createFakeWallet } from './fakeWallet.fixtures';
import { ProviderConnector } from './ProviderConnector';
import { ALICE, requestsOf, settle } from './walletManager.fixtures';

// WALLET-9
it('a session that is being ended is not taken for a new one', async () => {
  const wallet = createFakeWallet([ALICE], '0x1');
  let ended = () => undefined as void;
  wallet.disconnect = () => new Promise<void>((resolve) => (ended = resolve));
  const update = jest.fn();
  const actions = { startActivation: () => () => undefined, update, resetState: () => undefined };
  const connector = new ProviderConnector(actions, async () => wallet, true);
  await connector.activate();
  const left = connector.deactivate();
  const again = connector.activate();
  await settle();
  expect([requestsOf(wallet), update.mock.calls.length]).toEqual([1, 1]);
  ended();
  await Promise.all([left, again]);
  expect([requestsOf(wallet), update.mock.calls.length]).toEqual([2, 2]);
});
