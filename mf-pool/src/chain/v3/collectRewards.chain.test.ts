import { readWord, requireHexText } from '@dex/mf-shared/chain';
import { requireAddress, resolveChains, parseRuntimeConfig, type Address } from '@dex/mf-shared/domain';
import { mined } from '../../../../deploy/devnet/node/rpc';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { balanceOf, readBigint, useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { collectAllArrivals, collectedPosition, type CollectAllTerms } from '../../domain/v3/collectAll';
import { GAS_OF_ONE_CLAIM } from '../../domain/v3/collectWorth';
import { claimsBeside, encodeCollectAll } from './encodeCollectAll';
import { simulatedCollectCall } from './encodePosition';
import { positionCall, positionIn } from './managerCalls';

const { devnet, chain: seedChain } = useDevnet(28895);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);
const uni = requireAddress(seedFacts.tokens[1].UNI.address);
const { stakingPools, pairs } = seedFacts;
const DEPOSITS = [
  [pairs.wethUsdc, stakingPools.wethUsdc],
  [pairs.wethDai, stakingPools.wethDai],
] as const;
const POSITION = '11';
const GAS = '0xf42400';

async function ask(call: { readonly to: Address; readonly data: string; readonly from?: Address }) {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [call, 'latest'])));
}

async function owed(): Promise<{ readonly amount0: bigint; readonly amount1: bigint }> {
  const data = await ask(simulatedCollectCall(manager, POSITION, rich));
  const [amount0, amount1] = [readWord(data, 0), readWord(data, 32)];
  if (amount0 === null || amount1 === null) throw new Error('The position does not say what it is owed');
  return { amount0, amount1 };
}

async function held(asset: Address | 'native'): Promise<bigint> {
  return asset === 'native'
    ? BigInt(String(await seedChain(1).rpc('eth_getBalance', [rich, 'latest'])))
    : balanceOf(seedChain(1), asset, rich);
}

/** Half of the free shares of two pairs is deposited, and earns for an hour. */
async function deposit(): Promise<void> {
  for (const [pair, staking] of DEPOSITS) {
    const shares = (await balanceOf(seedChain(1), pair, rich)) / 2n;
    await seedChain(1).send({ from: rich, to: pair, signature: 'function approve(address, uint256)', args: [staking, shares] });
    await seedChain(1).send({ from: rich, to: staking, signature: 'function stake(uint256)', args: [shares] });
  }
  await seedChain(1).rpc('evm_increaseTime', [3600]);
  await seedChain(1).rpc('evm_mine', []);
}

// V3-23
test('with a position the rewards of two deposits are paid, and what was named of all together arrives', async () => {
  await deposit();
  const { address, callData } = positionCall(manager, POSITION);
  const position = positionIn(POSITION, await ask({ to: address, data: callData }));
  if (!position) throw new Error('There is no position');
  const fees = await owed();
  expect(fees.amount0 + fees.amount1).toBeGreaterThan(0n);
  const rewards = await Promise.all(
    DEPOSITS.map(async ([, staking]) => {
      const expected = await readBigint(seedChain(1), staking, 'function earned(address) view returns (uint256)', [rich]);
      expect(expected).toBeGreaterThan(0n);
      return { stakingRewards: requireAddress(staking), token: uni, expected: String(expected) };
    }),
  );
  const wrappedNative = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1].wrappedNative.address;
  const terms: CollectAllTerms = { manager, wrappedNative, positions: [collectedPosition(position, fees)], rewards };
  const own = encodeCollectAll(terms, rich);
  const claims = claimsBeside(terms);
  expect(claims.map(({ to }) => to)).toEqual(rewards.map(({ stakingRewards }) => stakingRewards));
  const arrivals = collectAllArrivals(terms);
  const before = await Promise.all(arrivals.map(({ asset }) => held(asset)));
  for (const { to, data } of [...claims, ...(own.ok ? own.value.slice(0, 1) : [])]) {
    const receipt = await mined(seedChain(1).rpc, { from: rich, to, data, gas: GAS, gasPrice: '0x0' });
    expect(receipt).toMatchObject({ status: '0x1' });
    if (to === manager) continue;
    const gasUsed = BigInt(String(Reflect.get(Object(receipt), 'gasUsed')));
    expect(gasUsed).toBeGreaterThan(GAS_OF_ONE_CLAIM / 2n);
    expect(gasUsed).toBeLessThan((GAS_OF_ONE_CLAIM * 3n) / 2n);
  }
  const after = await Promise.all(arrivals.map(({ asset }) => held(asset)));
  for (const [index, { asset, amount }] of arrivals.entries()) {
    const arrived = (after[index] ?? 0n) - (before[index] ?? 0n);
    // Rewards go on to be earned until the second in which they are claimed.
    if (asset === uni) expect(arrived).toBeGreaterThanOrEqual(amount);
    else expect(arrived).toBe(amount);
  }
  expect(await owed()).toEqual({ amount0: 0n, amount1: 0n });
});
