import { filter, firstValueFrom, of } from 'rxjs';
import { createLogReads, createRpcClients } from '@dex/mf-shared/chain';
import type { ChainNode } from '@dex/mf-shared/contract';
import { ok, rawAmount, requireAddress } from '@dex/mf-shared/domain';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { balanceOf, readBigint, readList, useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { pairResult } from '../../domain/v2/pairHistory';
import { pairHistory$ } from './pairHistoryStream';

const { devnet, chain } = useDevnet(28883);
const rich = requireAddress(seedFacts.accounts.rich);
const pair = requireAddress(seedFacts.pairs.wethDai);
const staking = requireAddress(seedFacts.stakingPools.wethDai);
const { DAI, WETH } = seedFacts.tokens[1];
const factory = requireAddress(seedFacts.contracts.v2[1].factory);
const FAR = 4_000_000_000n;
const router = seedFacts.contracts.v2[1].router;
const ADD =
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256) returns (uint256, uint256, uint256)';
const REMOVE = 'function removeLiquidity(address, address, uint256, uint256, uint256, address, uint256) returns (uint256, uint256)';
const SWAP = 'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])';

const daiFirst = DAI.address.toLowerCase() < WETH.address.toLowerCase();
const [token0, token1] = daiFirst ? [DAI, WETH] : [WETH, DAI];

async function send(to: `0x${string}`, signature: string, args: readonly unknown[]): Promise<void> {
  await chain(1).send({ from: rich, to, signature, args });
}

const held = async () => [await balanceOf(chain(1), token0.address, rich), await balanceOf(chain(1), token1.address, rich)] as const;

/** What the account's balances say that something cost it, or brought it: the replay, without any event. */
async function cost(work: () => Promise<void>): Promise<readonly [bigint, bigint]> {
  const [before0, before1] = await held();
  await work();
  const [after0, after1] = await held();
  return [before0 - after0, before1 - after1];
}

/** What was put in before this test began: the first deposit of the seed, as the balances of the block before it were. */
async function history() {
  const blockNumber = Number(await chain(1).rpc('eth_blockNumber', []));
  const clients = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1, fetch: globalThis.fetch });
  const block$ = () => of({ chainId: 1 as const, number: blockNumber, timestamp: 0 });
  const node: Pick<ChainNode, 'logs$' | 'request'> = {
    logs$: createLogReads({ clients, block$ }),
    request: async (_chainId, method, params) => ok(await chain(1).rpc(method, [...params])),
  };
  const tokens = [requireAddress(token0.address), requireAddress(token1.address)] as const;
  const wish = { chainId: 1 as const, pair, factory, tokens, account: rich, stakingContracts: [staking], key: 'k' };
  const known = await firstValueFrom(
    pairHistory$({ block$ }, node, wish).pipe(filter(({ kind }) => kind === 'known' || kind === 'failed')),
  );
  if (known.kind !== 'known') throw new Error('The history was not read');
  return known;
}

async function pairNow() {
  const [reserve0, reserve1] = await readList(chain(1), pair, 'function getReserves() view returns (uint112, uint112, uint32)');
  return {
    kind: 'exists' as const,
    reserve0: rawAmount(BigInt(String(reserve0))),
    reserve1: rawAmount(BigInt(String(reserve1))),
    totalSupply: rawAmount(await readBigint(chain(1), pair, 'function totalSupply() view returns (uint256)')),
    balance: rawAmount(await balanceOf(chain(1), pair, rich)),
    permit: null,
  };
}

// V2-17
test('the result of shares that were added, staked, traded over and taken out is the replay’s, to the unit', async () => {
  for (const token of [DAI.address, WETH.address, pair])
    for (const spender of [router, staking]) await send(token, 'function approve(address, uint256)', [spender, 2n ** 95n]);
  const start = pairResult(await history(), await pairNow());
  if (typeof start === 'string') throw new Error(start);
  let [in0, in1, out0, out1] = [start.putIn.amount0, start.putIn.amount1, start.takenOut.amount0, start.takenOut.amount1];
  for (let round = 1n; round <= 6n; round += 1n) {
    const [dai, weth] = [round * 2000n * 10n ** 18n, round * 10n ** 18n];
    const args = daiFirst ? [dai, weth] : [weth, dai];
    const [cost0, cost1] = await cost(() => send(router, ADD, [token0.address, token1.address, ...args, 0n, 0n, rich, FAR]));
    [in0, in1] = [in0 + cost0, in1 + cost1];
    await send(router, SWAP, [dai / 7n, 0n, [DAI.address, WETH.address], rich, FAR]);
    const shares = await balanceOf(chain(1), pair, rich);
    if (round % 2n === 0n) await send(staking, 'function stake(uint256)', [shares / 5n]);
    if (round === 5n) await send(staking, 'function withdraw(uint256)', [shares / 11n]);
    const [got0, got1] = await cost(() => send(router, REMOVE, [token0.address, token1.address, shares / 3n, 0n, 0n, rich, FAR]));
    [out0, out1] = [out0 - got0, out1 - got1];
  }

  const whole = await history();
  const result = pairResult(whole, await pairNow());
  expect(result).toMatchObject({ putIn: { amount0: in0, amount1: in1 }, takenOut: { amount0: out0, amount1: out1 } });
  expect(new Set(whole.events.map(({ kind }) => kind))).toEqual(new Set(['added', 'removed', 'staked', 'unstaked']));

  // All of it is really taken out: what the shares were said to hold is what arrives.
  await send(staking, 'function exit()', []);
  const all = await balanceOf(chain(1), pair, rich);
  const [last0, last1] = await cost(() => send(router, REMOVE, [token0.address, token1.address, all, 0n, 0n, rich, FAR]));
  expect(typeof result !== 'string' && result.now).toEqual({ amount0: -last0, amount1: -last1 });

  // A share that is given away makes no figure: no event says what it was worth.
  await send(router, ADD, [token0.address, token1.address, 10n ** 18n, 10n ** 18n, 0n, 0n, rich, FAR]);
  await send(pair, 'function transfer(address, uint256)', [seedFacts.accounts.second, 1n]);
  expect(pairResult(await history(), await pairNow())).toBe('moved');
}, 300_000);
