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
  coinShort: null,
  dependsOn: [],
};
const two: PreparedOrder = { ...one, way: 'walletBatch', sends: [call('0x22'), call('0x11')], gasLimit: null };
const unclear = { code: 'unclear', message: 'null' } as const;
const refused = { code: 'user_rejected', message: 'no' } as const;

function begin(wallet: Partial<WalletPort>) {
  const node = { ...nodeOf({}).services.node, request: async () => ok('0x7') };
  const services = createFakeServices({ account: ME, node, wallet });
  const send = (prepared: PreparedOrder) => carryOut(services, order, prepared, { record: { summary } }, () => 5);
  /** What was said between the record that is made before the wallet is asked, and its end. */
  const saidBetween = () => {
    const [first, ...rest] = services.said;
    expect(first).toMatchObject({ kind: 'requestOutstanding', request: { ...told, track: asked } });
    const id = first?.kind === 'requestOutstanding' ? first.request.id : '';
    expect(rest.at(-1)).toEqual({ kind: 'requestSettled', id, outcome: { kind: 'answered' } });
    return rest.slice(0, -1);
  };
  /** The one record of what the wallet was asked, once its answer said nothing. */
  const doubted = () => {
    const [first, ...rest] = services.said;
    const request = first?.kind === 'requestOutstanding' ? first.request : null;
    expect(rest).toEqual([{ kind: 'requestDoubted', id: request?.id }]);
    return request;
  };
  return { services, send, saidBetween, doubted };
}

const asked = { kind: 'asked', nonceBefore: 7, call: call('0x11') };
const told = { summary, chainId: 1, from: ME, addedTime: 5 };

// TX-16
it('records a transaction with its summary and its sender as soon as there is a hash', async () => {
  const { saidBetween, send } = begin({ sendTransaction: async () => ok(sentHash) });
  expect(await send(one)).toEqual({ kind: 'sent', hash });
  expect(saidBetween()).toEqual([{ kind: 'transactionAdded', transaction: { ...told, hash } }]);
});

// ORDER-7
it('records the question under the id that it is given, by which a silent wallet is told of', async () => {
  for (const prepared of [one, two]) {
    const { services } = begin({ sendTransaction: async () => err(refused), sendCalls: async () => err(refused) });
    await carryOut(services, order, prepared, { record: { summary }, id: 'asked' }, () => 5);
    expect(services.said[0]).toMatchObject({ kind: 'requestOutstanding', request: { id: 'asked', track: { kind: 'asked' } } });
  }
});

// ORDER-7
it('doubts the one record of the question where the answer is neither a hash nor a refusal', async () => {
  const { doubted, send } = begin({ sendTransaction: async () => err(unclear) });
  const answer = await send(one);
  expect(doubted()).toMatchObject({ ...told, track: asked });
  expect(answer).toEqual({ kind: 'unknown', id: doubted()?.id });
});

it('records nothing but the question of what a person refused', async () => {
  for (const prepared of [one, two]) {
    const { saidBetween, send } = begin({ sendTransaction: async () => err(refused), sendCalls: async () => err(refused) });
    expect(await send(prepared)).toEqual({ kind: 'notSent', error: refused });
    expect(saidBetween()).toEqual([]);
  }
});

// ORDER-7
it('records what the wallet is asked before it is asked, so that a page that goes meanwhile leaves a trace', async () => {
  const recorded: unknown[] = [];
  const look = () => recorded.push(...single.services.said, ...batch.services.said);
  const single = begin({ sendTransaction: async () => (look(), err(refused)) });
  const batch = begin({ sendCalls: async () => (look(), err(refused)) });
  await single.send(one);
  expect(recorded).toMatchObject([{ kind: 'requestOutstanding', request: { ...told, track: asked } }]);
  recorded.splice(0);
  await batch.send(two);
  expect(recorded.at(-1)).toMatchObject({ kind: 'requestOutstanding', request: { ...told, track: { ...asked, isBatch: true } } });
});

// ORDER-5
it('records a batch from its id on, and one without an id as not known', async () => {
  const taken = begin({ sendCalls: async () => ok('0xb1') });
  expect(await taken.send(two)).toMatchObject({ kind: 'batch' });
  expect(taken.saidBetween()).toMatchObject([
    { request: { ...told, track: { kind: 'batch', batchId: '0xb1', callCount: 2, traces: { nonceBefore: 7, call: call('0x11') } } } },
  ]);
  const lost = begin({ sendCalls: async () => err(unclear) });
  expect(await lost.send(two)).toEqual({ kind: 'unknown', id: lost.doubted()?.id });
  expect(lost.doubted()).toMatchObject({ track: { ...asked, isBatch: true } });
});
