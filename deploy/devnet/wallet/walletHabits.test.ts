import { emptyTab, openTestWallet, type TestWallet } from './testWallet.fixtures';
import { parseWalletConfig } from './walletConfig';

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CONFIG = parseWalletConfig({
  accounts: [{ address: FIRST }, { address: SECOND }],
  chains: [
    { chainId: 1, rpcUrl: 'http://127.0.0.1:1' },
    { chainId: 196, rpcUrl: 'http://127.0.0.1:2' },
  ],
});
const SEND = 'eth_sendTransaction';
const transaction = [{ from: FIRST, to: SECOND, value: '0x1' }];

let tab = emptyTab();
let posted: string[] = [];

const openWallet = (): TestWallet => openTestWallet(CONFIG, tab);
/** Lets everything run that does not wait for something else. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  tab = emptyTab();
  posted = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)).method);
    return Response.json({ result: '0xabc' });
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([4001, 4100, 4200, -32601, -32603, 5700, 5710, 5730, 5740, 5750, 5760])(
  'refuses with %i as long as it is told to, with a text',
  async (code) => {
    const wallet = openWallet();
    wallet.control.setHabit(SEND, { kind: 'fail', code });
    for (const _ of [1, 2]) {
      await expect(wallet.request(SEND, transaction)).rejects.toMatchObject({ code, message: expect.stringMatching(/\w \w/) });
    }
    expect([wallet.asked, posted]).toEqual([[], []]);
    wallet.control.setHabit(SEND, null);
    expect(await wallet.request(SEND, transaction)).toBe('0xabc');
  },
);

test.each([null, 123, '0x', { hash: '0xabc' }])('answers a send with %j, sent or not', async (value) => {
  const wallet = openWallet();
  wallet.control.nextHabit(SEND, { kind: 'answer', value });
  wallet.control.nextHabit(SEND, { kind: 'doThenAnswer', value });
  expect([await wallet.request(SEND, transaction), posted]).toEqual([value, []]);
  expect([await wallet.request(SEND, transaction), posted]).toEqual([value, [SEND]]);
  expect(await wallet.request(SEND, transaction)).toBe('0xabc');
});

test('neither asks nor answers until it is released, and sends then', async () => {
  const wallet = openWallet();
  wallet.control.nextHabit(SEND, { kind: 'hang' });
  const answer = wallet.request(SEND, transaction);
  await settle();
  expect([wallet.asked, posted, wallet.requests.at(-1)?.outcome]).toEqual([[], [], 'open']);
  expect(wallet.control.release(SEND)).toBe(1);
  expect(await answer).toBe('0xabc');
  expect(posted).toEqual([SEND]);
  expect(wallet.control.release(SEND)).toBe(0);
});

test('sends, and keeps the answer back until it is released', async () => {
  const wallet = openWallet();
  wallet.control.nextHabit(SEND, { kind: 'doThenHang' });
  const answer = wallet.request(SEND, transaction);
  await settle();
  expect([posted, wallet.requests.at(-1)?.outcome]).toEqual([[SEND], 'open']);
  wallet.control.release(SEND);
  expect(await answer).toBe('0xabc');
});

test.each([null, 123, '0x', { hash: '0xabc' }])('keeps %j back until it is released, sent or not', async (value) => {
  const wallet = openWallet();
  wallet.control.nextHabit(SEND, { kind: 'answerLate', value });
  wallet.control.nextHabit(SEND, { kind: 'doThenAnswerLate', value });
  const answers = [wallet.request(SEND, transaction), wallet.request(SEND, transaction)];
  await settle();
  expect([posted, wallet.requests.map(({ outcome }) => outcome)]).toEqual([[SEND], ['open', 'open']]);
  expect(wallet.control.release(SEND)).toBe(2);
  expect([await Promise.all(answers), posted]).toEqual([[value, value], [SEND]]);
});

test('a method of the node has habits too, and a habit is kept over a reload', async () => {
  openWallet().control.setHabit('eth_call', { kind: 'fail', code: -32603, message: 'no node' });
  await expect(openWallet().request('eth_call', [])).rejects.toMatchObject({ code: -32603, message: 'no node' });
  tab.setItem('dev-wallet', JSON.stringify({ habits: { eth_call: { kind: 'sleep' }, eth_accounts: { kind: 'answer', value: 7 } } }));
  const after = openWallet();
  expect([await after.request('eth_call', []), await after.request('eth_accounts')]).toEqual(['0xabc', 7]);
});

test('account and chain change without an event', async () => {
  const wallet = openWallet();
  await wallet.request('eth_requestAccounts');
  await settle();
  const heard = [...wallet.heard];
  wallet.control.setAccountSilently(1);
  wallet.control.setChainSilently(196);
  await settle();
  expect([await wallet.request('eth_accounts'), await wallet.request('eth_chainId')]).toEqual([[SECOND], '0xc4']);
  expect(wallet.heard).toEqual(heard);
});
