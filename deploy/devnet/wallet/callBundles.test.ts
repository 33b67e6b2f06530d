import { type CallBundle, type CallsManner, parseBundles, parseManner, statusOf, USUAL_MANNER } from './callBundles';
import { emptyTab, openTestWallet, type TestWallet } from './testWallet.fixtures';
import { parseWalletConfig } from './walletConfig';

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CONFIG = parseWalletConfig({
  accounts: [{ address: FIRST }, { address: SECOND, isSmart: true }],
  chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }],
});
const calls = [
  { to: SECOND, data: '0x095ea7b3', value: '0x0' },
  { to: SECOND, data: '0x414bf389', value: '0x0' },
];
const bundleOf = (from: string): unknown[] => [{ version: '2.0.0', from, chainId: '0x1', atomicRequired: true, calls }];

let tab = emptyTab();
let sent: { readonly data: string; readonly gas?: string }[] = [];
let isMined = true;

function openWallet(manner: Partial<CallsManner> = {}, account = 0): TestWallet {
  const wallet = openTestWallet(CONFIG, tab);
  wallet.session.write({ sendsCalls: true, accountIndex: account });
  wallet.control.setCalls(manner);
  return wallet;
}

beforeEach(() => {
  tab = emptyTab();
  sent = [];
  isMined = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { method, params } = JSON.parse(String(init?.body));
    if (method !== 'eth_sendTransaction') return Response.json({ result: isMined ? { transactionHash: params[0] } : null });
    sent.push(params[0]);
    return Response.json({ result: `0x${sent.length}` });
  });
});
afterEach(() => jest.restoreAllMocks());

test.each<[CallsManner['capability'], unknown]>([
  ['supported', { atomic: { status: 'supported' } }],
  ['ready', { atomic: { status: 'ready' } }],
  ['unsupported', { atomic: { status: 'unsupported' } }],
  ['older', { atomicBatch: { supported: true } }],
  ['none', {}],
])('says of its capability: %s', async (capability, told) => {
  expect(await openWallet({ capability }).request('wallet_getCapabilities', [FIRST])).toEqual({ '0x1': told });
});

test('a wallet that is ready asks for the upgrade once', async () => {
  const wallet = openWallet({ capability: 'ready' });
  await wallet.request('wallet_sendCalls', bundleOf(FIRST));
  expect(wallet.asked[0]?.lines[0]?.[0]).toBe('Upgrade');
  expect(await wallet.request('wallet_getCapabilities', [FIRST])).toEqual({ '0x1': { atomic: { status: 'supported' } } });
});

test.each<[CallsManner['id'], unknown]>([
  ['object', { id: expect.stringMatching(/^0x0+1$/) }],
  ['string', expect.stringMatching(/^0x0+1$/)],
  ['none', {}],
])('gives the id as %s', async (id, answer) => {
  expect(await openWallet({ id }).request('wallet_sendCalls', bundleOf(FIRST))).toEqual(answer);
});

test.each<[CallsManner['outcome'], number, readonly string[]]>([
  ['whole', 200, ['0x2']],
  ['partial', 600, ['0x1', '0x2']],
  ['reverted', 500, ['0x1']],
  ['failed', 400, []],
  ['held', 100, []],
])('with the outcome %s the status is %i', async (outcome, status, receipts) => {
  const wallet = openWallet({ outcome });
  await wallet.request('wallet_sendCalls', bundleOf(FIRST));
  const id = wallet.session.read().bundles[0]?.id;
  const told = Object(await wallet.request('wallet_getCallsStatus', [id]));
  expect([told.status, (told.receipts ?? []).map((receipt: { transactionHash: string }) => receipt.transactionHash)]).toEqual([
    status,
    receipts,
  ]);
});

test('the call that is to revert has too little gas', async () => {
  await openWallet({ outcome: 'partial' }).request('wallet_sendCalls', bundleOf(FIRST));
  expect(sent.map(({ gas }) => gas)).toEqual([undefined, '0x5884']);
});

test('the calls of a smart account are one transaction to itself', async () => {
  await openWallet({}, 1).request('wallet_sendCalls', bundleOf(SECOND));
  expect(sent).toEqual([expect.objectContaining({ from: SECOND, to: SECOND, data: expect.stringMatching(/^0x3f707e6b/) })]);
});

test('a bundle is known after a reload, and what was held can be sent then', async () => {
  const { id } = Object(await openWallet({ outcome: 'held' }).request('wallet_sendCalls', bundleOf(FIRST)));
  const after = openTestWallet(CONFIG, tab);
  expect([await after.request('wallet_getCallsStatus', [id]), sent]).toMatchObject([{ status: 100 }, []]);
  await after.control.sendHeldCalls();
  expect(sent).toHaveLength(2);
  expect(await after.request('wallet_getCallsStatus', [id])).toMatchObject({ status: 200, receipts: [{ transactionHash: '0x2' }] });
  await expect(after.request('wallet_getCallsStatus', ['0x99'])).rejects.toMatchObject({ code: 5730 });
});

const BUNDLE: CallBundle = { id: '0x1', chainId: 1, rpcUrl: 'u', outcome: 'whole', hashes: ['0xa', '0xb'], waiting: [] };

test.each<[string, readonly unknown[], Partial<CallsManner>, object]>([
  ['pending while a receipt is missing', [{ a: 1 }, null], {}, { status: 100 }],
  ['pending for ever where so told', [{ a: 1 }, { b: 1 }], { status: 100 }, { status: 100 }],
  ['all receipts', [{ a: 1 }, { b: 1 }], { receipts: 'all' }, { status: 200, receipts: [{ a: 1 }, { b: 1 }], atomic: false }],
  ['a code of its own', [{ a: 1 }, { b: 1 }], { status: 299 }, { status: 299 }],
])('a status can be: %s', (_name, found, manner, expected) => {
  expect(statusOf(BUNDLE, found, { ...USUAL_MANNER, ...manner })).toMatchObject(expected);
});

test('what another version stored is read part by part', () => {
  expect(parseManner({ capability: 'ready', id: 7, status: 'x' })).toEqual({ ...USUAL_MANNER, capability: 'ready' });
  expect(parseBundles([BUNDLE, { id: '0x2' }, null])).toEqual([BUNDLE]);
});
