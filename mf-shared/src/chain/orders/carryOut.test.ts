import { createFakeServices } from '../../testing';
import type { WalletPort } from '../../contract/ports';
import { requireHash } from '../../domain/hex';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { err, ok } from '../../domain/result';
import { parseTxHash } from '../../domain/txHash';
import { carryOut } from './carryOut';
import { call, ME, nodeOf, order } from './prepareOrder.fixture';

const hash = parseTxHash(requireHash(`0x${'12'.repeat(32)}`));
if (hash === null) throw new Error('fixture');
const sentHash = hash;
const summary = { kind: 'claimRewards', symbol: 'UNI' } as const;
const one: PreparedOrder = {
  way: 'call',
  sends: [call('0x11')],
  says: [],
  waitsForApproval: false,
  gasLimit: '90000',
  networkCost: null,
  changes: null,
  dependsOn: [],
};
const two: PreparedOrder = { ...one, way: 'walletBatch', sends: [call('0x22'), call('0x11')], gasLimit: null };
const unclear = { code: 'unclear', message: 'null' } as const;
const refused = { code: 'user_rejected', message: 'no' } as const;

function begin(wallet: Partial<WalletPort>) {
  const node = { ...nodeOf({}).services.node, request: async () => ok('0x7') };
  const services = createFakeServices({ account: ME, node, wallet });
  const send = (prepared: PreparedOrder) => carryOut(services, order, prepared, { summary }, () => 5);
  return { services, send };
}

const told = { summary, chainId: 1, from: ME, addedTime: 5 };

// TX-16
it('records a transaction with its summary and its sender as soon as there is a hash', async () => {
  const { services, send } = begin({ sendTransaction: async () => ok(sentHash) });
  expect(await send(one)).toEqual({ kind: 'sent', hash });
  expect(services.said).toEqual([{ kind: 'transactionAdded', transaction: { ...told, hash } }]);
});

// ORDER-7
it('records an answer that is neither a hash nor a refusal as not known, with the nonce by which it is found', async () => {
  const { services, send } = begin({ sendTransaction: async () => err(unclear) });
  expect(await send(one)).toMatchObject({ kind: 'unknown' });
  expect(services.said).toMatchObject([
    { kind: 'requestOutstanding', request: { ...told, track: { kind: 'unknown', nonceBefore: 7, call: call('0x11') } } },
  ]);
});

it('records nothing of what a person refused', async () => {
  const { services, send } = begin({ sendTransaction: async () => err(refused), sendCalls: async () => err(refused) });
  expect(await send(one)).toEqual({ kind: 'notSent', error: refused });
  expect(await send(two)).toEqual({ kind: 'notSent', error: refused });
  expect(services.said).toEqual([]);
});

// ORDER-5
it('records a batch from its id on, and one without an id as not known', async () => {
  const taken = begin({ sendCalls: async () => ok('0xb1') });
  expect(await taken.send(two)).toMatchObject({ kind: 'batch' });
  expect(taken.services.said).toMatchObject([{ request: { ...told, track: { kind: 'batch', batchId: '0xb1', callCount: 2 } } }]);
  const lost = begin({ sendCalls: async () => err(unclear) });
  expect(await lost.send(two)).toMatchObject({ kind: 'unknown' });
  expect(lost.services.said).toMatchObject([{ request: { track: { kind: 'unknown', nonceBefore: 7, call: call('0x11') } } }]);
});
