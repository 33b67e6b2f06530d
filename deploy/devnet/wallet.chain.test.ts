import { isRecord } from './node/rpc';
import { seedFacts } from './seedFacts';
import { balanceOf, useDevnet } from './testing/useDevnet';
import { devWalletConfig } from './wallet/buildDevWallet';
import type { CallsManner } from './wallet/callBundles';
import { emptyTab, openTestWallet, type TestWallet } from './wallet/testWallet.fixtures';
import { parseWalletConfig } from './wallet/walletConfig';
import { encodeCall } from './node/seedChain';

const { devnet, chain } = useDevnet(28725);
const { rich, smart, poor } = seedFacts.accounts;
const { multicallWallet } = seedFacts.contracts;
const { USDC } = seedFacts.tokens[1];
const INDEX = { [rich]: 0, [smart]: 8, [multicallWallet]: 10 };

function openWallet(account: string, manner: Partial<CallsManner> = {}): TestWallet {
  const wallet = openTestWallet(parseWalletConfig(devWalletConfig(devnet())), emptyTab());
  wallet.session.write({ sendsCalls: true, accountIndex: INDEX[account] ?? 0 });
  wallet.control.setCalls(manner);
  return wallet;
}

const pay = (amount: bigint): object => ({
  to: USDC.address,
  data: encodeCall({ signature: 'function transfer(address, uint256)', args: [poor, amount] }),
  value: '0x0',
});

async function statusOf(wallet: TestWallet, from: string): Promise<readonly [unknown, readonly unknown[]]> {
  const request = { version: '2.0.0', from, chainId: '0x1', atomicRequired: true, calls: [pay(3n), pay(4n)] };
  const answer = await wallet.request('wallet_sendCalls', [request]);
  const ask = (): Promise<unknown> => wallet.request('wallet_getCallsStatus', [isRecord(answer) ? answer['id'] : null]);
  let told = await ask();
  // A hash is answered before its block is mined.
  while (isRecord(told) && told['status'] === 100) told = await ask();
  const receipts = isRecord(told) && Array.isArray(told['receipts']) ? told['receipts'] : [];
  return [isRecord(told) ? told['status'] : null, receipts.map((receipt) => receipt.status)];
}

test.each<[CallsManner['outcome'], string, number, readonly string[], bigint]>([
  ['whole', rich, 200, ['0x1'], 7n],
  ['whole', smart, 200, ['0x1'], 7n],
  ['partial', rich, 600, ['0x1', '0x0'], 3n],
  ['reverted', rich, 500, ['0x0'], 0n],
  ['failed', rich, 400, [], 0n],
])('a bundle with the outcome %s by %s', async (outcome, account, status, receipts, arrived) => {
  expect(await statusOf(openWallet(account, { outcome }), account)).toEqual([status, receipts]);
  expect(await balanceOf(chain(1), USDC.address, poor)).toBe(arrived);
});

test('the hash that a contract wallet answers is no transaction’s, before and after its signers agreed', async () => {
  const wallet = openWallet(multicallWallet);
  wallet.control.setWaitsForSigners(true);
  const hash = await wallet.request('eth_sendTransaction', [{ from: multicallWallet, ...pay(5n) }]);
  const known = (): Promise<unknown> => devnet().chains[1].rpc('eth_getTransactionByHash', [hash]);
  expect([await known(), await balanceOf(chain(1), USDC.address, poor)]).toEqual([null, 0n]);
  const [ran] = await wallet.control.runAgreed();
  expect(ran).not.toBe(hash);
  while ((await devnet().chains[1].rpc('eth_getTransactionReceipt', [ran])) === null);
  expect([await known(), await balanceOf(chain(1), USDC.address, poor)]).toEqual([null, 5n]);
});
