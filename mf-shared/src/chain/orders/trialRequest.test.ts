import type { ChainNode } from '../../contract/ports';
import { parseHex } from '../../domain/hex';
import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { prepareOrder } from './prepareOrder';
import { kind, ME, nodeOf, order, ROUTER, terms, USDC } from './prepareOrder.fixture';

/** The node of an order whose allowance is missing, with the questions that its trials ask. */
function watched() {
  const { services } = nodeOf({ allowance: 0n });
  const trials: unknown[] = [];
  const request: ChainNode['request'] = (chainId, method, params) => {
    if (method === 'eth_simulateV1') trials.push(JSON.parse(JSON.stringify(params)));
    return services.node.request(chainId, method, params);
  };
  return { services: { ...services, node: { ...services.node, request } }, trials };
}

const inputs = (trial: unknown) => [...JSON.stringify(trial).matchAll(/"input":"(0x[0-9a-f]{0,8})/g)].map(([, input]) => input);

// ORDER-2
test('a trial is one request for the newest block, by the account, with the transfers of the coin traced', async () => {
  const { services, trials } = watched();
  await prepareOrder(services, kind(), order, terms);
  expect(trials).toHaveLength(1);
  expect(trials).toMatchObject([[{ traceTransfers: true, validation: false, blockStateCalls: [{}] }, 'latest']]);
  const senders = [...JSON.stringify(trials).matchAll(/"from":"(0x[0-9a-f]{40})"/gi)].map(([, from]) => from?.toLowerCase());
  expect(new Set(senders)).toEqual(new Set([ME.toLowerCase()]));
});

// ORDER-2, ORDER-14
test('a signed permit counts as its approval: the call is tried alone, and waits for nothing', async () => {
  const bytes = parseHex('0x');
  if (!bytes) throw new Error('Not bytes');
  const permit = {
    v: 27,
    r: bytes,
    s: bytes,
    deadline: 2000,
    nonce: ZERO_AMOUNT,
    chainId: 1,
    owner: ME,
    spender: ROUTER,
    tokenAddress: USDC.address,
    permitType: 'amount',
    amount: rawAmount(100n),
  } as const;
  const { services, trials } = watched();
  const prepared = await prepareOrder(services, kind(), order, { ...terms, permits: [permit] });
  expect(prepared).toMatchObject({ ok: true, value: { waitsForApproval: false } });
  expect(trials.map(inputs)).toEqual([['0x70a08231', '0x11', '0x70a08231', '0xdd62ed3e']]);
  const without = watched();
  await prepareOrder(without.services, kind(), order, terms);
  expect(without.trials.map(inputs)).toEqual([['0x70a08231', '0x095ea7b3', '0x11', '0x70a08231', '0xdd62ed3e']]);
});
