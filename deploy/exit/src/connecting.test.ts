import { requireAddress } from '@dex/mf-shared/domain';
import { createFakeWallet } from '../../../shell/src/chain/wallets/fakeWallet.fixtures';
import { connectionOf, hear } from './connecting';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');

test.each([
  [account, '0x1'],
  [account.toLowerCase(), '0x01'],
  [account.toUpperCase(), '1'],
  // Another case than that of the checksum, as of EIP-1191.
  [account.replace('F', 'f'), '0x1'],
])('a wallet that gives %s on %s is connected as that account', async (given, chainId) => {
  expect(await connectionOf(createFakeWallet([given], chainId), 'eth_requestAccounts')).toMatchObject({ account, chainId: 1 });
});

test.each([[[]], [['someone.eth']], [['0x12']]])('accounts %j are no account', async (given) => {
  expect(await connectionOf(createFakeWallet(given, '0x1'), 'eth_requestAccounts')).toBe('failed');
});

test('a wallet that cannot be heard stops nothing', () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const wallet = createFakeWallet([account], '0x1');
  wallet.on = () => {
    throw new Error('no');
  };
  expect(() => hear(wallet, () => undefined)).not.toThrow();
  debug.mockRestore();
});
