import { encodeAbiParameters } from 'viem';
import { units } from './seed/amounts';
import { seedFacts } from './seedFacts';
import { balanceOf, readBigint, readList, useDevnet } from './testing/useDevnet';

const { chain } = useDevnet(28655);
const { rich, second } = seedFacts.accounts;
const { v2, v3, multicall } = seedFacts.contracts;
const T = seedFacts.tokens[1];
const ONE_ETHER = 10n ** 18n;
const DEADLINE = 2n ** 40n;
const QUOTE = 'function quoteExactInputSingle(address, address, uint24, uint256, uint160) returns (uint256)';
const AMOUNTS_OUT = 'function getAmountsOut(uint256, address[]) view returns (uint256[])';
const POSITIONS =
  'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)';

const dollars = (raw: bigint, decimals = 6): number => Number(raw) / 10 ** decimals;

test.each([500, 3000, 10000])('the quoter gives about 2000 USDC for 1 ETH at the tier %i', async (fee) => {
  const amount = await readBigint(chain(1), v3.quoter, QUOTE, [T.WETH.address, T.USDC.address, fee, ONE_ETHER, 0n]);
  expect(dollars(amount)).toBeGreaterThan(1950);
  expect(dollars(amount)).toBeLessThan(2010);
});

test('the tier 100 exists, and both quoters agree on it', async () => {
  const amount = units(T.USDC, 1000);
  const first = await readBigint(chain(1), v3.quoter, QUOTE, [T.USDC.address, T.USDT.address, 100, amount, 0n]);
  const signature =
    'function quoteExactInputSingle((address, address, uint256, uint24, uint160)) returns (uint256, uint160, uint32, uint256)';
  const args = [[T.USDC.address, T.USDT.address, amount, 100, 0n]];
  const [second] = await readList(chain(1), v3.quoterV2, signature, args);
  expect(second).toBe(first);
  expect(dollars(first)).toBeGreaterThan(999);
});

test('100,000 USDC can be bought through the second version near the fair price', async () => {
  const signature = 'function getAmountsIn(uint256, address[]) view returns (uint256[])';
  const [ether] = await readList(chain(1), v2[1].router, signature, [units(T.USDC, 100_000), [T.WETH.address, T.USDC.address]]);
  expect(dollars(BigInt(String(ether)), 18)).toBeGreaterThan(49.5);
  expect(dollars(BigInt(String(ether)), 18)).toBeLessThan(51);
});

test('a swap of the burning token needs the function that supports fees on transfer', async () => {
  const path = [T.BURN.address, T.WETH.address];
  const router = v2[1].router;
  await chain(1).send({
    from: rich,
    to: T.BURN.address,
    signature: 'function approve(address, uint256)',
    args: [router, units(T.BURN, 1000)],
  });
  const swap = (name: string): Promise<void> =>
    chain(1).send({
      from: rich,
      to: router,
      signature: `function ${name}(uint256, uint256, address[], address, uint256)`,
      args: [units(T.BURN, 100), 0n, path, rich, DEADLINE],
    });
  await expect(swap('swapExactTokensForTokens')).rejects.toThrow('UniswapV2: K');
  const before = await balanceOf(chain(1), T.WETH.address, rich);
  await swap('swapExactTokensForTokensSupportingFeeOnTransferTokens');
  expect(await balanceOf(chain(1), T.WETH.address, rich)).toBeGreaterThan(before);
});

test('every position has the state that its fact says', async () => {
  for (const { id, kind, owner, fee } of seedFacts.positions[1]) {
    const position = await readList(chain(1), v3.positionManager, POSITIONS, [BigInt(id)]);
    const [, , token0, token1, positionFee, lower, upper, liquidity] = position;
    const pool = await chain(1).read({
      to: v3.factory,
      signature: 'function getPool(address, address, uint24) view returns (address)',
      args: [token0, token1, positionFee],
    });
    const slot0 = 'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)';
    const [, tick] = await readList(chain(1), `0x${String(pool).slice(2)}`, slot0);
    const ownerNow = await chain(1).read({
      to: v3.positionManager,
      signature: 'function ownerOf(uint256) view returns (address)',
      args: [BigInt(id)],
    });
    expect([id, ownerNow, positionFee]).toEqual([id, owner, fee]);
    const open = BigInt(String(liquidity)) > 0n;
    const place = Number(tick) < Number(lower) ? 'rangeAbove' : Number(tick) >= Number(upper) ? 'rangeBelow' : 'inRange';
    const owed = BigInt(String(position[10])) + BigInt(String(position[11]));
    expect({ id, open, place }).toEqual({ id, open: !kind.startsWith('closed'), place: kind.startsWith('range') ? kind : 'inRange' });
    if (!open) expect(owed > 0n).toBe(kind === 'closedUncollected');
  }
});

test('the position in range has earned fees, which the owner could collect', async () => {
  const id = seedFacts.positions[1].find(({ kind }) => kind === 'inRange')?.id ?? 0;
  const maximum = 2n ** 128n - 1n;
  const signature = 'function collect((uint256, address, uint128, uint128)) returns (uint256, uint256)';
  const answer: unknown = await chain(1).read({
    from: rich,
    to: v3.positionManager,
    signature,
    args: [[BigInt(id), rich, maximum, maximum]],
  });
  expect(Array.isArray(answer) ? answer.map((amount) => amount > 0n) : []).toEqual([true, true]);
});

test('a position has a picture', async () => {
  const uri = String(
    await chain(1).read({ to: v3.positionManager, signature: 'function tokenURI(uint256) view returns (string)', args: [11n] }),
  );
  const json: unknown = JSON.parse(Buffer.from(uri.replace('data:application/json;base64,', ''), 'base64').toString('utf8'));
  expect(json).toMatchObject({
    name: expect.stringMatching(/^Uniswap - 0\.3% - USDC\/ETH/),
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  });
});

test('the second exchange has a funded pair at the address that its own hash gives', async () => {
  const signature = 'function getPair(address, address) view returns (address)';
  const pair = await chain(1).read({ to: seedFacts.contracts.sushi.factory, signature, args: [T.WETH.address, T.USDC.address] });
  expect(String(pair).toLowerCase()).toBe('0x397ff1542f962076d0bfe58ea045ffa2d347aca0');
  expect(seedFacts.pairs.sushi).toBe(pair);
  expect(await balanceOf(chain(1), seedFacts.pairs.sushi, rich)).toBeGreaterThan(0n);
});

test('the accounts hold shares of the pairs that the facts name', async () => {
  const { wethUsdc, wethDai, feeOnTransfer } = seedFacts.pairs;
  for (const pair of [wethUsdc, wethDai, feeOnTransfer]) expect(await balanceOf(chain(1), pair, rich)).toBeGreaterThan(0n);
  expect(await balanceOf(chain(1), wethUsdc, second)).toBeGreaterThan(0n);
});

test('the ticks of a pool can be listed through the tick lens', async () => {
  const signature = 'function getPool(address, address, uint24) view returns (address)';
  const pool = await chain(1).read({ to: v3.factory, signature, args: [T.USDC.address, T.WETH.address, 3000] });
  const word = Math.floor(Math.floor(-887220 / 60) / 256);
  const lens = 'function getPopulatedTicksInWord(address, int16) view returns ((int24 tick, int128 net, uint128 gross)[])';
  expect(await readList(chain(1), v3.tickLens, lens, [pool, word])).toEqual([expect.objectContaining({ tick: -887220 })]);
});

test('the batched reader with gas limits isolates a failure', async () => {
  const call = (to: string, data: string): readonly unknown[] => [to, 1_000_000n, data];
  const symbol = '0x95d89b41';
  for (const [id, address] of [
    [1, multicall.mainnet],
    [42161, multicall.arbitrum],
  ] as const) {
    const signature =
      'function multicall((address, uint256, bytes)[]) returns (uint256 blockNumber, (bool success, uint256 gasUsed, bytes returnData)[] results)';
    const target = seedFacts.tokens[id].USDC.address;
    const [, results] = await readList(chain(id), address, signature, [[call(target, symbol), call(target, '0xdeadbeef')]]);
    expect(results).toEqual([
      expect.objectContaining({ success: true, returnData: encodeAbiParameters([{ type: 'string' }], ['USDC']) }),
      expect.objectContaining({ success: false }),
    ]);
  }
});

test('chain 196 answers through aggregate3, and its router swaps', async () => {
  const { WOKB, USDT } = seedFacts.tokens[196];
  const signature = 'function aggregate3((address, bool, bytes)[]) payable returns ((bool success, bytes returnData)[])';
  const results = await readList(chain(196), multicall.multicall3, signature, [
    [
      [WOKB.address, true, '0x95d89b41'],
      [WOKB.address, true, '0xdeadbeef'],
    ],
  ]);
  expect(results).toEqual([
    { success: true, returnData: encodeAbiParameters([{ type: 'string' }], ['WOKB']) },
    { success: false, returnData: '0x' },
  ]);
  const [, out] = await readList(chain(196), v2[196].router, AMOUNTS_OUT, [ONE_ETHER, [WOKB.address, USDT.address]]);
  expect(dollars(BigInt(String(out)))).toBeGreaterThan(49);
  expect(dollars(BigInt(String(out)))).toBeLessThan(50.1);
});

test('chain 42161 quotes, and its one position belongs to the first account', async () => {
  const { WETH, USDC } = seedFacts.tokens[42161];
  const amount = await readBigint(chain(42161), v3.quoter, QUOTE, [WETH.address, USDC.address, 500, ONE_ETHER, 0n]);
  expect(dollars(amount)).toBeGreaterThan(1990);
  const id = seedFacts.positions[42161][0]?.id ?? 0;
  expect(
    await chain(42161).read({ to: v3.positionManager, signature: 'function ownerOf(uint256) view returns (address)', args: [BigInt(id)] }),
  ).toBe(rich);
});
