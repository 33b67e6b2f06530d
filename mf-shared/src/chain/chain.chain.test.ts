import { utils } from 'ethers';
import { BehaviorSubject, filter, firstValueFrom, take, toArray } from 'rxjs';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { useDevnet as devnetAt } from '../../../deploy/devnet/testing/useDevnet';
import type { ReadCall } from '../contract/ports';
import { requireAddress } from '../domain/address';
import { resolveChains } from '../domain/chains/chainTable';
import type { MulticallContract } from '../domain/chains/chain';
import { rawAmount, ZERO_AMOUNT } from '../domain/rawAmount';
import { parseTxHash } from '../domain/txHash';
import { requireHexText } from './abiWords';
import { createChainNode } from './createChainNode';
import { createNameService } from './names/createNameService';
import { readContentUri } from './names/readContentUri';
import { createChainReads } from './reader/createChainReads';
import { nativeBalanceCall } from './readerCalls';
import { eip1193Of } from './rpc/eip1193';
import { createRpcClients } from './rpc/rpcClients';
import { amountIn, decimalsIn, tokenNameIn, tokenSymbolIn } from './tokens/erc20Answers';
import { allowanceCall, balanceOfCall, decimalsCall, nameCall, symbolCall, totalSupplyCall } from './tokens/erc20Calls';
import type { PendingTransaction } from './transactions/checkTransaction';
import { watchTransactions } from './transactions/watchTransactions';
import { createWalletPort } from './walletPort';

const { devnet } = devnetAt(21545);
const rich = requireAddress(seedFacts.accounts.rich);
const poor = requireAddress(seedFacts.accounts.poor);
const registry = requireAddress(seedFacts.contracts.names.registry);
const none: MulticallContract = { kind: 'none' };

/** The chain layer over the local chains, counting what is sent. */
function setUp(multicall?: MulticallContract) {
  const posts: string[] = [];
  const counting: typeof fetch = (input, init) => {
    posts.push(String(init?.body));
    return fetch(input, init);
  };
  const { chains: nodes } = devnet();
  const urls = { 1: [nodes[1].rpcUrl], 42161: [nodes[42161].rpcUrl], 196: [nodes[196].rpcUrl] };
  const clients = createRpcClients({ urls, defaultChainId: 1, fetch: counting });
  const table = resolveChains();
  const quick = (chainId: 1 | 42161 | 196) => ({
    ...table[chainId],
    pollingIntervalMs: 300,
    multicall: multicall ?? table[chainId].multicall,
  });
  const reads = createChainReads({ chains: { ...table, 1: quick(1), 42161: quick(42161), 196: quick(196) }, clients });
  return { posts, clients, reads, node: createChainNode(clients, reads) };
}

function callsOn(chainId: 1 | 42161 | 196): ReadCall[] {
  const tokens = Object.values(seedFacts.tokens[chainId]).map((token) => requireAddress(token.address.toLowerCase()));
  return [
    nativeBalanceCall(rich),
    ...tokens.flatMap((token) => [
      balanceOfCall(chainId, token, rich),
      allowanceCall(token, rich, poor),
      totalSupplyCall(token),
      decimalsCall(token),
      symbolCall(token),
      nameCall(token),
    ]),
    { address: poor, callData: requireHexText('0x18160ddd') },
  ];
}

const loaded = <State extends readonly { readonly kind: string }[]>(states: State) => states.every((state) => state.kind !== 'loading');

describe.each([1, 42161, 196] as const)('on chain %d', (chainId) => {
  it('many reads are one request with one eth_call, and say what plain calls say', async () => {
    const { reads, posts } = setUp();
    const calls = callsOn(chainId);
    const states = await firstValueFrom(reads.watch(chainId, calls).pipe(filter(loaded)));
    expect(posts).toHaveLength(1);
    expect(JSON.parse(posts[0] ?? '')).toMatchObject([{ method: 'eth_call' }, { method: 'eth_chainId' }]);
    const plain = await setUp(none).reads.once(chainId, calls);
    if (!plain.ok) throw new Error(plain.error.message);
    expect(states.map((state) => (state.kind === 'valid' ? state.data : null))).toEqual(plain.value.data);
    expect(plain.value.data.at(-1)).toBeNull();
    expect(BigInt(plain.value.data[0] ?? 0)).toBeGreaterThan(0n);
  });

  it('a new block is read with one more request, and told with its time', async () => {
    const { reads, posts } = setUp();
    const heights = firstValueFrom(reads.block$(chainId).pipe(take(2), toArray()));
    await firstValueFrom(reads.watch(chainId, [nativeBalanceCall(rich)]).pipe(filter(loaded)));
    await firstValueFrom(reads.block$(chainId));
    const before = posts.length;
    await devnet().chains[chainId].rpc('evm_mine');
    const [first, second] = await heights;
    expect((second?.number ?? 0) - (first?.number ?? 0)).toBe(1);
    expect(second?.timestamp).toBeGreaterThanOrEqual(first?.timestamp ?? Infinity);
    expect(first?.timestamp).toBeGreaterThan(1_800_000_000);
    expect(posts.length - before).toBeLessThanOrEqual(2);
  });
});

it.each(Object.values(seedFacts.tokens[1]))('reads $symbol as it is, whatever its kind ($kind)', async (token) => {
  const address = requireAddress(token.address.toLowerCase());
  const answer = await setUp().reads.once(1, [
    decimalsCall(address),
    symbolCall(address),
    nameCall(address),
    balanceOfCall(1, address, rich),
  ]);
  if (!answer.ok) throw new Error(answer.error.message);
  const [decimals = null, symbol = null, name = null, balance = null] = answer.value.data;
  expect(decimalsIn(decimals)).toBe(token.decimals);
  expect(tokenSymbolIn(symbol)).toBe(token.symbol);
  expect(tokenNameIn(name)).toBe(token.name === '' ? 'Unknown Token' : token.name);
  const held = amountIn(balance);
  expect(held === null ? null : BigInt(held) > 0n).toBe(true);
});

describe('names', () => {
  it.each(seedFacts.names.resolving)('$name', async ({ name, address, reverse }) => {
    const service = createNameService(setUp().reads, registry);
    expect(await service.resolve(name)).toEqual({ ok: true, value: requireAddress(address) });
    expect(await service.lookup(requireAddress(address))).toEqual({ ok: true, value: reverse ? name : null });
  });

  it('that lie or are empty stand for nothing', async () => {
    const service = createNameService(setUp().reads, registry);
    expect(await service.lookup(requireAddress(seedFacts.names.lyingReverse.address))).toEqual({
      ok: true,
      value: null,
    });
    expect(await service.resolve(seedFacts.names.empty)).toEqual({ ok: true, value: null });
  });

  it('lead to the list that their content hash names', async () => {
    const uri = await readContentUri(setUp().reads, registry, seedFacts.names.list);
    expect(uri).toMatchObject({ ok: true, value: expect.stringMatching(/^ipfs:\/\/Qm[1-9A-Za-z]{44}$/) });
  });
});

describe('transactions', () => {
  const send = async (nonce: number, gasPrice: number) => {
    const request = { from: rich, to: poor, value: '0x1', nonce: quantity(nonce), gasPrice: quantity(gasPrice) };
    const hash = parseTxHash(String(await devnet().chains[1].rpc('eth_sendTransaction', [request])));
    if (hash === null) throw new Error('not sent');
    return hash;
  };
  const nextNonce = async () => Number(await devnet().chains[1].rpc('eth_getTransactionCount', [rich, 'latest']));
  const pendingOf = (hash: PendingTransaction['hash']): PendingTransaction => ({
    hash,
    chainId: 1,
    from: rich,
    addedTime: Date.now(),
  });

  it('are followed to their receipt', async () => {
    const { clients, reads } = setUp();
    const transaction = pendingOf(await send(await nextNonce(), 2_000_000_000));
    const pending$ = new BehaviorSubject([transaction]);
    const news = await firstValueFrom(
      watchTransactions({ pending$, block$: (id) => reads.block$(id), clients, recorded: () => [] }).pipe(
        filter((item) => item.kind === 'transactionFinalised'),
      ),
    );
    expect(news).toMatchObject({
      hash: transaction.hash,
      receipt: { status: 1, from: rich.toLowerCase(), transactionHash: transaction.hash },
    });
  });
});

describe('the node', () => {
  const usdc = requireAddress(seedFacts.tokens[1].USDC.address);
  const transferTopic = requireHexText(utils.id('Transfer(address,address,uint256)'));

  it('estimates gas, and gives the reason of a revert', async () => {
    const { node } = setUp();
    const data = requireHexText('0x');
    const plain = await node.estimateGas(1, { from: rich, to: poor, data, value: rawAmount(1n) });
    expect(plain).toEqual({ ok: true, value: 21_000n });
    const transfer = requireHexText(`0xa9059cbb${rich.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`);
    const refused = await node.estimateGas(1, { from: poor, to: usdc, data: transfer, value: ZERO_AMOUNT });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'reverted', reason: expect.stringMatching(/exceeds balance/i) },
    });
  });

  it('as a wallet says what the account lacks', async () => {
    const node = eip1193Of(setUp().clients.of(1));
    const provider = {
      ...node,
      request: (asked: Parameters<typeof node.request>[0]) =>
        asked.method === 'eth_accounts' ? Promise.resolve([poor]) : node.request(asked),
    };
    const wallet = createWalletPort(() => ({ provider, account: poor, chainId: 1 }));
    const call = { from: poor, to: rich, data: requireHexText('0x'), chainId: 1, gasLimit: 21_000n } as const;
    const sent = await wallet.sendTransaction({ ...call, value: rawAmount(10n ** 30n) });
    expect(sent).toMatchObject({ ok: false, error: { code: 'insufficient_funds' } });
  });

  it('gives the logs of a filter from the first block on', async () => {
    const { node } = setUp();
    const query = { address: usdc, topics: [transferTopic], fromBlock: 0 };
    const state = await firstValueFrom(node.logs$(1, query).pipe(filter((item) => item.kind === 'synced')));
    if (state.kind !== 'synced') throw new Error('not synced');
    expect(state.logs.length).toBeGreaterThan(0);
    expect(state.logs.every((log) => log.address === usdc && log.topics[0] === transferTopic)).toBe(true);
  });
});

function quantity(value: number): string {
  return `0x${value.toString(16)}`;
}
