import { emptyTab, openTestWallet, type TestWallet } from './testWallet.fixtures';
import { parseWalletConfig } from './walletConfig';

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CONTRACT = '0xa49e400000000000000000000000000000000001';

const CONFIG = parseWalletConfig({
  accounts: [{ address: FIRST }, { address: SECOND }, { address: CONTRACT, owner: FIRST }],
  chains: [
    { chainId: 1, rpcUrl: 'http://127.0.0.1:1' },
    { chainId: 196, rpcUrl: 'http://127.0.0.1:2' },
  ],
});

let tab = emptyTab();

const openWallet = (answer: boolean | 'never' = true): TestWallet => openTestWallet(CONFIG, tab, answer);

const heardLater = async (wallet: TestWallet): Promise<TestWallet['heard']> => {
  await Promise.resolve();
  return wallet.heard;
};

beforeEach(() => {
  tab = emptyTab();
});

test('a site sees no account until the user connects, and then hears of it', async () => {
  const wallet = openWallet();
  expect(await wallet.request('eth_accounts')).toEqual([]);
  expect(await wallet.request('eth_requestAccounts')).toEqual([FIRST]);
  expect(await heardLater(wallet)).toEqual([['accountsChanged', [FIRST]]]);
});

test('a reload keeps account, chain and connection', async () => {
  const before = openWallet();
  await before.request('eth_requestAccounts');
  before.commands.setAccount(1);
  before.commands.setChain(196);
  const after = openWallet();
  expect([await after.request('eth_accounts'), await after.request('eth_chainId')]).toEqual([[SECOND], '0xc4']);
  expect(after.asked).toEqual([]);
});

test('what another version stored is read part by part, and broken text is dropped', () => {
  tab.setItem('dev-wallet', JSON.stringify({ accountIndex: 99, chainId: 196, connected: 'yes' }));
  expect(openWallet().session.read()).toMatchObject({ accountIndex: 0, chainId: 196, connected: false });
  tab.setItem('dev-wallet', '{');
  expect(openWallet().session.read()).toMatchObject({ accountIndex: 0, chainId: 1 });
});

test('a refusal is 4001, and a second request to connect while one is open is -32002', async () => {
  await expect(openWallet(false).request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
  const waiting = openWallet('never');
  void waiting.request('eth_requestAccounts');
  await expect(waiting.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 });
});

test('a prepared answer comes before automatic approval, once', async () => {
  const wallet = openWallet();
  wallet.session.write({ autoApprove: true });
  wallet.consent.prepare({ kind: 'fail', code: -32603, message: 'broken' });
  await expect(wallet.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32603, message: 'broken' });
  expect(await wallet.request('eth_requestAccounts')).toEqual([FIRST]);
  expect(wallet.asked).toEqual([]);
});

test('a locked wallet hides its accounts, and only its user opens it', async () => {
  const wallet = openWallet();
  await wallet.request('eth_requestAccounts');
  wallet.session.write({ autoApprove: true });
  wallet.commands.setLocked(true);
  expect(await wallet.request('eth_accounts')).toEqual([]);
  expect(await wallet.request('eth_requestAccounts')).toEqual([FIRST]);
  expect(wallet.asked.at(-1)?.title).toBe('Unlock the wallet and connect?');
  const changes = (await heardLater(wallet)).filter(([event]) => event === 'accountsChanged');
  expect(changes.map(([, accounts]) => accounts)).toEqual([[FIRST], [], [FIRST]]);
});

test('a switch of chain is asked, told, and 4902 for a chain that the wallet does not know', async () => {
  const wallet = openWallet();
  expect(await wallet.request('wallet_switchEthereumChain', [{ chainId: '0xc4' }])).toBeNull();
  expect(await heardLater(wallet)).toContainEqual(['chainChanged', '0xc4']);
  await expect(wallet.request('wallet_switchEthereumChain', [{ chainId: '0xa' }])).rejects.toMatchObject({ code: 4902 });
  wallet.session.write({ unknownChains: [1] });
  await expect(wallet.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toMatchObject({ code: 4902 });
  await wallet.request('wallet_addEthereumChain', [{ chainId: '0x1' }]);
  expect(await wallet.request('eth_chainId')).toBe('0x1');
});

test('typed data: -32601 where it is switched off or the account is a contract, 4100 for a foreign account', async () => {
  const wallet = openWallet();
  await wallet.request('eth_requestAccounts');
  const typedData = { primaryType: 'Permit', domain: {}, message: {} };
  await expect(wallet.request('eth_signTypedData_v4', [SECOND, typedData])).rejects.toMatchObject({ code: 4100 });
  wallet.session.write({ signsTypedData: false });
  await expect(wallet.request('eth_signTypedData_v4', [FIRST, typedData])).rejects.toMatchObject({ code: -32601 });
  wallet.session.write({ signsTypedData: true, accountIndex: 2 });
  await expect(wallet.request('eth_signTypedData_v4', [CONTRACT, typedData])).rejects.toMatchObject({ code: -32601 });
});

test('a transaction of a foreign account or for another chain is refused before anything is asked', async () => {
  const wallet = openWallet();
  await expect(wallet.request('eth_sendTransaction', [{ from: SECOND, to: FIRST }])).rejects.toMatchObject({ code: 4100 });
  const other = { from: FIRST, to: FIRST, chainId: '0xc4' };
  await expect(wallet.request('eth_sendTransaction', [other])).rejects.toMatchObject({ code: -32602 });
  expect(wallet.asked).toEqual([]);
});

test('the question about a transaction shows target, value and meaning', async () => {
  const wallet = openWallet(false);
  const transaction = { from: FIRST, to: SECOND, value: '0x16345785d8a0000', data: '0x095ea7b3' };
  await expect(wallet.request('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4001 });
  expect(Object.fromEntries(wallet.asked[0]?.lines ?? [])).toEqual({
    From: FIRST,
    To: SECOND,
    Value: '0.1 ETH',
    Action: 'approve a spender',
    Data: '0x095ea7b3',
  });
});

test('cut off from all chains every request fails with 4900, and both changes are told', async () => {
  const wallet = openWallet();
  wallet.setOnline(false);
  await expect(wallet.request('eth_chainId')).rejects.toMatchObject({ code: 4900 });
  wallet.setOnline(true);
  expect((await heardLater(wallet)).map(([event]) => event)).toEqual(['disconnect', 'connect']);
});

test('the record tells each request and how it ended', async () => {
  const wallet = openWallet(false);
  await wallet.request('eth_accounts');
  await wallet.request('eth_requestAccounts').catch(() => undefined);
  expect(wallet.requests.map(({ method, outcome }) => [method, outcome])).toEqual([
    ['eth_accounts', 'done'],
    ['eth_requestAccounts', 4001],
  ]);
});

describe('several calls as one (EIP-5792)', () => {
  const calls = [
    { to: SECOND, data: '0x095ea7b3', value: '0x0' },
    { to: SECOND, data: '0x414bf389', value: '0x0' },
  ];
  const bundle = { version: '2.0.0', from: FIRST, chainId: '0x1', atomicRequired: true, calls };
  const nodeAnswers = (answer: (method: string) => unknown): string[] => {
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      const { method, params } = JSON.parse(String(init?.body));
      asked.push(`${method} ${params[0]?.data ?? params[0]}`);
      return Response.json({ result: answer(method) });
    });
    return asked;
  };

  afterEach(() => jest.restoreAllMocks());

  test('its methods are not there until they are switched on', async () => {
    const wallet = openWallet();
    for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']) {
      await expect(wallet.request(method, [bundle])).rejects.toMatchObject({ code: -32601 });
    }
    wallet.session.write({ sendsCalls: true });
    expect(await wallet.request('wallet_getCapabilities', [FIRST, ['0x1']])).toMatchObject({ '0x1': { atomic: { status: 'supported' } } });
  });

  test('one question, then call after call; the last receipt stands for all once every one is there', async () => {
    const wallet = openWallet();
    wallet.session.write({ sendsCalls: true });
    const asked = nodeAnswers((method) => (method === 'eth_sendTransaction' ? `0x${asked.length}` : null));
    const sent = await wallet.request('wallet_sendCalls', [bundle]);
    expect(wallet.asked.map(({ method }) => method)).toEqual(['wallet_sendCalls']);
    const ofEach = (data: string) => [`eth_estimateGas ${data}`, `eth_sendTransaction ${data}`];
    expect(asked).toEqual([...ofEach('0x095ea7b3'), ...ofEach('0x414bf389')]);
    const { id } = Object(sent);
    expect(await wallet.request('wallet_getCallsStatus', [id])).toMatchObject({ status: 100 });
    jest.restoreAllMocks();
    nodeAnswers(() => ({ transactionHash: '0xabc' }));
    expect(await wallet.request('wallet_getCallsStatus', [id])).toMatchObject({ status: 200, receipts: [{ transactionHash: '0xabc' }] });
  });

  test('a refusal sends nothing; a foreign account and another chain are not even asked about', async () => {
    const wallet = openWallet(false);
    wallet.session.write({ sendsCalls: true });
    const asked = nodeAnswers(() => null);
    await expect(wallet.request('wallet_sendCalls', [{ ...bundle, from: SECOND }])).rejects.toMatchObject({ code: 4100 });
    await expect(wallet.request('wallet_sendCalls', [{ ...bundle, chainId: '0xc4' }])).rejects.toMatchObject({ code: -32602 });
    expect(wallet.asked).toEqual([]);
    await expect(wallet.request('wallet_sendCalls', [bundle])).rejects.toMatchObject({ code: 4001 });
    expect(asked).toEqual([]);
  });
});
