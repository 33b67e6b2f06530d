import fc from 'fast-check';
import { rawAmount } from '@dex/mf-shared/domain';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { balanceOf, readBigint, readList, useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import type { ExistingPair } from '../../domain/v2/pair';
import { burnedAmounts, mintedShares, supplyWithFee } from '../../domain/v2/shares';

const { chain } = useDevnet(26655);
const { rich } = seedFacts.accounts;
const { factory } = seedFacts.contracts.v2[1];
const { FRAX, FEI } = seedFacts.tokens[1];
const [token0, token1] = [FRAX.address, FEI.address].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
const STEPS = 25;

type Address = `0x${string}`;

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && value.startsWith('0x');
}

async function makePair(): Promise<Address> {
  await chain(1).send({
    from: rich,
    to: factory,
    signature: 'function createPair(address, address) returns (address)',
    args: [token0, token1],
  });
  return pairAddress();
}

async function pairAddress(): Promise<Address> {
  const pair = await chain(1).read({
    to: factory,
    signature: 'function getPair(address, address) view returns (address)',
    args: [token0, token1],
  });
  if (!isAddress(pair)) throw new Error('The factory made no pair');
  return pair;
}

async function stateOf(pair: Address): Promise<ExistingPair> {
  const [reserve0, reserve1] = await readList(chain(1), pair, 'function getReserves() view returns (uint112, uint112, uint32)');
  const reserves = { reserve0: rawAmount(BigInt(String(reserve0))), reserve1: rawAmount(BigInt(String(reserve1))) };
  const kept = rawAmount(await readBigint(chain(1), pair, 'function totalSupply() view returns (uint256)'));
  const feeTo = await chain(1).read({ to: factory, signature: 'function feeTo() view returns (address)' });
  const kLast = await readBigint(chain(1), pair, 'function kLast() view returns (uint256)');
  return {
    kind: 'exists',
    ...reserves,
    totalSupply: BigInt(String(feeTo)) === 0n ? kept : supplyWithFee(kept, reserves.reserve0, reserves.reserve1, kLast),
    balance: rawAmount(await balanceOf(chain(1), pair, rich)),
    permit: null,
  };
}

async function give(token: Address | undefined, pair: Address, amount: bigint): Promise<void> {
  if (!token) throw new Error('no token');
  await chain(1).send({ from: rich, to: token, signature: 'function transfer(address, uint256)', args: [pair, amount] });
}

test('mints and burns of random size give what is computed, from the first mint on', async () => {
  const pair = await makePair();
  const amounts = fc.sample(
    fc.tuple(
      fc.bigInt({ min: 10n ** 4n, max: 10n ** 22n }),
      fc.bigInt({ min: 10n ** 4n, max: 10n ** 22n }),
      fc.integer({ min: 1, max: 99 }),
    ),
    STEPS,
  );
  for (const [amount0, amount1, part] of amounts) {
    const before = await stateOf(pair);
    const expected = mintedShares(before, rawAmount(amount0), rawAmount(amount1));
    await give(token0, pair, amount0);
    await give(token1, pair, amount1);
    const mint = chain(1).send({ from: rich, to: pair, signature: 'function mint(address) returns (uint256)', args: [rich] });
    if (expected === null) {
      await expect(mint).rejects.toThrow('INSUFFICIENT_LIQUIDITY_MINTED');
      await chain(1).send({ from: rich, to: pair, signature: 'function skim(address)', args: [rich] });
      continue;
    }
    await mint;
    const minted = await stateOf(pair);
    expect(BigInt(minted.balance ?? '0') - BigInt(before.balance ?? '0')).toBe(BigInt(expected));

    const shares = (BigInt(minted.balance ?? '0') * BigInt(part)) / 100n;
    if (shares === 0n) continue;
    const burned = burnedAmounts(minted, rawAmount(shares));
    if (burned.amount0 === '0' || burned.amount1 === '0') continue;
    await give(pair, pair, shares);
    await chain(1).send({ from: rich, to: pair, signature: 'function burn(address) returns (uint256, uint256)', args: [rich] });
    const after = await stateOf(pair);
    expect(BigInt(minted.reserve0) - BigInt(after.reserve0)).toBe(BigInt(burned.amount0));
    expect(BigInt(minted.reserve1) - BigInt(after.reserve1)).toBe(BigInt(burned.amount1));
  }
});

// V2-15
test('where the factory takes a part, mints and burns give what is computed, however much the pair has earned meanwhile', async () => {
  const setter = await chain(1).read({ to: factory, signature: 'function feeToSetter() view returns (address)' });
  if (!isAddress(setter)) throw new Error('The factory has no setter');
  await chain(1).rpc('anvil_impersonateAccount', [setter]);
  await chain(1).send({ from: setter, to: factory, signature: 'function setFeeTo(address)', args: [seedFacts.contracts.v2[1].router] });
  const pair = await makePair();
  const call = (signature: string, args: readonly unknown[]) => chain(1).send({ from: rich, to: pair, signature, args });
  const deposit = async (amount0: bigint, amount1: bigint) => {
    await give(token0, pair, amount0);
    await give(token1, pair, amount1);
  };
  await deposit(10n ** 20n, 10n ** 20n);
  await call('function mint(address) returns (uint256)', [rich]);
  // What is given to a pair counts as earned, as the fee of a trade does.
  for (const [earned, part] of [
    [1n, 3n],
    [10n ** 17n, 10n],
    [10n ** 20n, 50n],
    [3n * 10n ** 20n, 99n],
  ] as const) {
    await deposit(earned, earned);
    await call('function sync()', []);
    const grown = await stateOf(pair);
    const expected = mintedShares(grown, rawAmount(10n ** 19n), rawAmount(10n ** 19n));
    await deposit(10n ** 19n, 10n ** 19n);
    await call('function mint(address) returns (uint256)', [rich]);
    const minted = await stateOf(pair);
    expect(BigInt(minted.balance ?? '0') - BigInt(grown.balance ?? '0')).toBe(BigInt(expected ?? '0'));

    await deposit(earned, earned);
    await call('function sync()', []);
    const again = await stateOf(pair);
    const shares = (BigInt(again.balance ?? '0') * part) / 100n;
    const burned = burnedAmounts(again, rawAmount(shares));
    await give(pair, pair, shares);
    await call('function burn(address) returns (uint256, uint256)', [rich]);
    const after = await stateOf(pair);
    expect(BigInt(again.reserve0) - BigInt(after.reserve0)).toBe(BigInt(burned.amount0));
    expect(BigInt(again.reserve1) - BigInt(after.reserve1)).toBe(BigInt(burned.amount1));
  }
});
