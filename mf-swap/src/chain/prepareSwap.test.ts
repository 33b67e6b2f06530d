import type { ChainError, ChainNode, TransactionCall } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, err, ok, parseHex, rawAmount, requireAddress, resolveChains, type Hex, type Result } from '@dex/mf-shared/domain';
import type { SwapOrder } from '../domain/swapOrder';
import { prepareSwap } from './prepareSwap';

const chains = resolveChains(EMPTY_CONFIG);
const mainnet = chains[1];
const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const DAI = mainnet.tokens[0];
if (!DAI) throw new Error('The chain table lacks DAI');

const order: SwapOrder = {
  chainId: 1,
  account: ACCOUNT,
  recipient: ACCOUNT,
  version: 'v2',
  tradeType: 'exactInput',
  input: DAI,
  output: mainnet.native,
  path: [DAI.address, mainnet.wrappedNative.address],
  fees: [],
  maximumInput: rawAmount(1000n),
  minimumOutput: rawAmount(1n),
  deadlineSeconds: 2_000_000_000,
  permit: null,
  batching: 'none',
  needsApproval: false,
};

const reverted = (reason?: string): ChainError => ({ code: 'reverted', message: 'execution reverted', reason });
const isForFees = ({ data }: TransactionCall) => data.startsWith('0x791ac947');
function empty(): Hex {
  const data = parseHex('0x');
  if (!data) throw new Error('Not bytes');
  return data;
}

function nodeThat({
  estimate,
  call = () => err(reverted('STF')),
  nextBlock = ok('0x'),
}: {
  estimate: (call: TransactionCall) => ReturnType<typeof ok<bigint>> | { ok: false; error: ChainError };
  call?: (call: TransactionCall) => { ok: true; value: Hex } | { ok: false; error: ChainError };
  nextBlock?: Result<unknown, ChainError>;
}): ChainNode {
  return {
    estimateGas: async (_, asked) => estimate(asked),
    call: async (_, asked) => call(asked),
    logs$: () => {
      throw new Error('Not asked');
    },
    request: async (_, method, [, block]) =>
      method === 'eth_call' && block === 'pending' ? nextBlock : err({ code: 'unknown', message: 'Not asked' }),
  };
}

// SWAP-11
test('the first call whose gas can be estimated is chosen, with the margin of the chain', async () => {
  const prepared = await prepareSwap(nodeThat({ estimate: () => ok(100_000n) }), mainnet, order);
  expect(prepared).toMatchObject({ ok: true, value: { gasLimit: '120000' } });
  expect(prepared.ok && isForFees(prepared.value.call)).toBe(false);
});

test('a token that charges on transfer is swapped with the call made for it', async () => {
  const prepared = await prepareSwap(
    nodeThat({ estimate: (call) => (isForFees(call) ? ok(1n) : err(reverted('UniswapV2: K'))) }),
    mainnet,
    order,
  );
  expect(prepared.ok && isForFees(prepared.value.call)).toBe(true);
});

test.each<[string, ChainError | null, string]>([
  ['a reason', reverted('UniswapV2Router: EXPIRED'), 'deadlinePassed'],
  ['a reason of its own', reverted('Nope'), 'unknownRevert'],
  ['no failure at all', null, 'gasEstimateUnexpected'],
  ['a node that does not answer', { code: 'timeout', message: 'Too late' }, 'gasEstimateImpossible'],
])('when nothing can be estimated, a read of the call gives %s', async (_, error, kind) => {
  const node = nodeThat({ estimate: () => err(reverted()), call: () => (error ? err(error) : ok(empty())) });
  expect(await prepareSwap(node, mainnet, order)).toEqual({
    ok: false,
    error: { code: 'swap_failed', reason: expect.objectContaining({ kind }) },
  });
});

test.each<[string, Result<unknown, ChainError>, string]>([
  ['a deadline that only the next block is past', err(reverted('UniswapV2Router: EXPIRED')), 'deadlinePassed'],
  ['a price that what waits for the next block moves', err(reverted('Too little received')), 'priceMoved'],
  ['a node that knows no next block', err({ code: 'unknown', message: 'pending is not available' }), 'gasEstimateUnexpected'],
  ['no failure there either', ok('0x'), 'gasEstimateUnexpected'],
])('when the call succeeds as of the last block, the next one gives %s', async (_, nextBlock, kind) => {
  const node = nodeThat({ estimate: () => err(reverted()), call: () => ok(empty()), nextBlock });
  expect(await prepareSwap(node, mainnet, order)).toMatchObject({ ok: false, error: { reason: { kind } } });
});

test('a network without the router says that something is missing', async () => {
  const prepared = await prepareSwap(nodeThat({ estimate: () => ok(1n) }), { ...mainnet, v2: null }, order);
  expect(prepared).toEqual({ ok: false, error: { code: 'swap_failed', reason: { kind: 'missingDependencies' } } });
});

test('a batch that approves first is left to the wallet to estimate', async () => {
  const prepared = await prepareSwap(nodeThat({ estimate: () => err(reverted('STF')) }), mainnet, {
    ...order,
    batching: 'walletBatch',
    needsApproval: true,
  });
  expect(prepared).toMatchObject({ ok: true, value: { gasLimit: null } });
});
