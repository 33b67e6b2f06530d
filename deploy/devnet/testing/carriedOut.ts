import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { requireHexText } from '@dex/mf-shared/chain';
import { err, ok, ZERO_AMOUNT, type Address, type RawAmount } from '@dex/mf-shared/domain';
import type { Asset, Order, OrderCall, OrderKind } from '@dex/mf-shared/orders';
import { approveCall } from '../../../mf-shared/src/chain/orders/ownCalls';
import { prepareOrder } from '../../../mf-shared/src/chain/orders/prepareOrder';
import { isRecord, mined } from '../node/rpc';
import type { SeedChain } from '../node/seedChain';
import { balanceOf, readBigint } from './useDevnet';

/** What an order moves, in raw units by "asset at holder" and "token for spender"; null when it does not go through. */
export type Moves = Readonly<Record<string, string>> | null;

/** What the trial said of an order, what the chain then did, and how much gas was said to suffice and was used. */
export interface SaidAndDone {
  readonly said: Moves;
  readonly done: Moves;
  readonly gasLimit: bigint | null;
  readonly gasUsed: bigint;
}

const GAS = '0x1c9c380';
const ALLOWANCE = 'function allowance(address, address) view returns (uint256)';

/** The engine's node and reader over the local chain with id 1. */
export function trialServices({ rpc }: SeedChain): { readonly node: ChainNode; readonly reads: ChainReads } {
  const ask = async (method: string, params: readonly unknown[]) => {
    try {
      return ok(await rpc(method, [...params]));
    } catch (cause) {
      return err({ code: 'reverted' as const, message: String(cause) });
    }
  };
  const notAsked = () => {
    throw new Error('not asked');
  };
  const node: ChainNode = {
    request: (_chainId, method, params) => ask(method, params),
    call: async (_chainId, { from, ...call }) => {
      const answer = await ask('eth_call', [requestOf(from, call), 'latest']);
      return answer.ok ? ok(requireHexText(String(answer.value))) : answer;
    },
    estimateGas: async (_chainId, { from, ...call }) => {
      const answer = await ask('eth_estimateGas', [requestOf(from, call)]);
      return answer.ok ? ok(BigInt(String(answer.value))) : answer;
    },
    logs$: notAsked,
  };
  const once: ChainReads['once'] = async (_chainId, calls) => {
    const answers = await Promise.all(calls.map(({ address: to, callData: data }) => ask('eth_call', [{ to, data }, 'latest'])));
    return ok({ blockNumber: 0, data: answers.map((answer) => (answer.ok ? requireHexText(String(answer.value)) : null)) });
  };
  return { node, reads: { once, watch: notAsked, block$: notAsked } };
}

/** Tries an order as the engine does, then has the chain carry it out, approvals before it as the dialog asks for them. */
export async function carriedOut(chain: SeedChain, kind: OrderKind, order: Order): Promise<SaidAndDone> {
  const { account } = order;
  const prepared = await prepareOrder(trialServices(chain), kind, order, { permits: [], way: 'call' });
  if (!prepared.ok) {
    const { problem } = prepared.error;
    if (problem.kind !== 'wouldFail') throw new Error(`The trial gave no figures: ${JSON.stringify(problem)}`);
    await approve(chain, order);
    const encoded = await kind.encode(order, []);
    const [call] = encoded.ok ? encoded.value : [];
    if (!call) throw new Error('The order has no call');
    const { isDone, gasUsed } = await send(chain, account, call);
    return { said: null, done: isDone ? {} : null, gasLimit: null, gasUsed };
  }
  const { changes, sends, gasLimit } = prepared.value;
  const [call] = sends;
  if (!changes || !call || sends.length > 1) throw new Error('The trial said nothing');
  const watched = watchedOf(order, changes);
  await approve(chain, order);
  const before = await balances(chain, watched);
  const { isDone, gasUsed } = await send(chain, account, call);
  const after = await balances(chain, watched);
  const said = [
    ...changes.leaves.map(({ asset, amount }) => [keyOf({ asset, holder: account }), `-${amount}`] as const),
    ...changes.arrives.map(({ asset, amount, recipient }) => [keyOf({ asset, holder: recipient }), amount] as const),
    ...changes.allowances.map(({ token, spender, amount }) => [`${token} for ${spender}`, amount] as const),
  ];
  const moved = watched.map((one, index) => [keyOf(one), String((after[index] ?? 0n) - (before[index] ?? 0n))] as const);
  const left = await Promise.all(
    changes.allowances.map(
      async ({ token, spender }) =>
        [`${token} for ${spender}`, String(await readBigint(chain, token, ALLOWANCE, [account, spender]))] as const,
    ),
  );
  const done = isDone ? Object.fromEntries([...moved.filter(([, amount]) => amount !== '0'), ...left]) : null;
  return { said: Object.fromEntries(said), done, gasLimit: gasLimit === null ? null : BigInt(gasLimit), gasUsed };
}

interface Watched {
  readonly asset: Asset;
  readonly holder: Address;
}

function keyOf({ asset, holder }: Watched): string {
  return `${asset} at ${holder}`.toLowerCase().replace('native', 'coin');
}

/** Whatever the order or its trial names, at the account and at every recipient: what a trial leaves out is looked at too. */
function watchedOf(
  { account, limits }: Order,
  changes: { readonly leaves: readonly { asset: Asset }[]; readonly arrives: readonly { asset: Asset; recipient: Address }[] },
): readonly Watched[] {
  const assets = [
    'native' as const,
    ...[...limits.leaves, ...limits.arrives, ...changes.leaves, ...changes.arrives].map(({ asset }) => asset),
  ];
  const holders = [account, ...[...limits.arrives, ...changes.arrives].map(({ recipient }) => recipient)];
  const all = assets.flatMap((asset) => holders.map((holder) => ({ asset, holder })));
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

async function balances(chain: SeedChain, watched: readonly Watched[]): Promise<readonly bigint[]> {
  return Promise.all(
    watched.map(async ({ asset, holder }) =>
      asset === 'native' ? BigInt(String(await chain.rpc('eth_getBalance', [holder, 'latest']))) : balanceOf(chain, asset, holder),
    ),
  );
}

async function approve(chain: SeedChain, { account, needs }: Order): Promise<void> {
  for (const { token, spender, amount } of needs) {
    const allowed = await readBigint(chain, token.address, ALLOWANCE, [account, spender]);
    if (allowed >= BigInt(amount)) continue;
    const steps: readonly RawAmount[] = allowed > 0n ? [ZERO_AMOUNT, amount] : [amount];
    for (const step of steps) await send(chain, account, approveCall(token.address, spender, step));
  }
}

async function send({ rpc }: SeedChain, from: Address, call: OrderCall): Promise<{ readonly isDone: boolean; readonly gasUsed: bigint }> {
  const receipt = await mined(rpc, { ...requestOf(from, call), gas: GAS, gasPrice: '0x0' });
  if (!isRecord(receipt)) throw new Error('No receipt');
  return { isDone: receipt['status'] === '0x1', gasUsed: BigInt(String(receipt['gasUsed'])) };
}

function requestOf(from: Address, { to, data, value }: Pick<OrderCall, 'to' | 'data' | 'value'>) {
  return { from, to, data, value: `0x${BigInt(value).toString(16)}` };
}
