import { requireAddress } from '@dex/mf-shared/domain';
import { announcesBatches } from './announcesBatches';
import { createFakeWallet } from './fakeWallet.fixtures';

const ACCOUNT = requireAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');

// ORDER-5
test.each([
  ['supported', { '0x1': { atomic: { status: 'supported' } } }, true],
  ['ready once the person agrees', { '0x1': { atomic: { status: 'ready' } } }, true],
  ['supported, in the older form', { '0x1': { atomicBatch: { supported: true } } }, true],
  ['unsupported', { '0x1': { atomic: { status: 'unsupported' } } }, false],
  ['unsupported, in the older form', { '0x1': { atomicBatch: { supported: false } } }, false],
  ['supported on another network alone', { '0xa': { atomic: { status: 'supported' } } }, false],
  ['a word that is not known', { '0x1': { atomic: { status: 'yes' } } }, false],
  ['nothing', null, false],
] as const)('a wallet that says %s', async (_, answer, expected) => {
  const wallet = createFakeWallet([], '0x1');
  wallet.answers.set('wallet_getCapabilities', () => answer);
  expect(await announcesBatches(wallet, ACCOUNT, 1)).toBe(expected);
  expect(wallet.asked).toEqual([{ method: 'wallet_getCapabilities', params: [ACCOUNT, ['0x1']] }]);
});

// ORDER-5
test('a wallet that does not know the question, or is not there, sends no batches', async () => {
  const wallet = createFakeWallet([], '0x1');
  wallet.answers.set('wallet_getCapabilities', () => {
    throw Object.assign(new Error('no such method'), { code: -32601 });
  });
  expect(await announcesBatches(wallet, ACCOUNT, 1)).toBe(false);
  expect(await announcesBatches(undefined, ACCOUNT, 1)).toBe(false);
});
