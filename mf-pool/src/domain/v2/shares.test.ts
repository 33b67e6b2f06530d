import { CurrencyAmount, Token as SdkToken } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import fc from 'fast-check';
import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';
import type { ExistingPair } from './pair';
import { burnedAmounts, mintedShare, mintedShares, MINIMUM_LIQUIDITY, quotedOther, shareOf, supplyWithFee } from './shares';

const token0 = new SdkToken(1, '0x0000000000000000000000000000000000000001', 18);
const token1 = new SdkToken(1, '0x0000000000000000000000000000000000000002', 6);
const raw = (value: bigint | number): RawAmount => rawAmount(BigInt(value));
const units = (max = 10n ** 30n) => fc.bigInt({ min: 1n, max });

function pairOf(reserve0: bigint, reserve1: bigint, totalSupply: bigint, balance: bigint | null = null): ExistingPair {
  return {
    kind: 'exists',
    reserve0: raw(reserve0),
    reserve1: raw(reserve1),
    totalSupply: raw(totalSupply),
    balance: balance === null ? null : raw(balance),
    permit: null,
  };
}

function sdkOf(reserve0: bigint, reserve1: bigint): Pair {
  return new Pair(CurrencyAmount.fromRawAmount(token0, String(reserve0)), CurrencyAmount.fromRawAmount(token1, String(reserve1)));
}

/** What the published library says of a deposit; null when it refuses. */
function sdkMinted(reserve0: bigint, reserve1: bigint, supply: bigint, amount0: bigint, amount1: bigint): string | null {
  const pair = sdkOf(reserve0, reserve1);
  try {
    return pair
      .getLiquidityMinted(
        CurrencyAmount.fromRawAmount(pair.liquidityToken, String(supply)),
        CurrencyAmount.fromRawAmount(token0, String(amount0)),
        CurrencyAmount.fromRawAmount(token1, String(amount1)),
      )
      .quotient.toString();
  } catch {
    return null;
  }
}

describe('minted shares', () => {
  it('are those of the published library, for random reserves and supplies', () => {
    fc.assert(
      fc.property(units(), units(), units(), units(), units(), (reserve0, reserve1, supply, amount0, amount1) => {
        expect(mintedShares(pairOf(reserve0, reserve1, supply), raw(amount0), raw(amount1))).toBe(
          sdkMinted(reserve0, reserve1, supply, amount0, amount1),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('at the first mint are the square root of the product less the 1000 that are burnt', () => {
    fc.assert(
      fc.property(units(), units(), (amount0, amount1) => {
        expect(mintedShares(null, raw(amount0), raw(amount1))).toBe(sdkMinted(0n, 0n, 0n, amount0, amount1));
      }),
    );
    expect(MINIMUM_LIQUIDITY).toBe(1000n);
    expect(mintedShares(null, raw(2000), raw(2000))).toBe('1000');
    expect(mintedShares(null, raw(1000), raw(1000))).toBeNull();
    expect(mintedShares(pairOf(0n, 0n, 0n), raw(4000), raw(1000))).toBe('1000');
  });

  it('are a part of the supply after the mint, the burnt ones among it', () => {
    expect(mintedShare(pairOf(1n, 1n, 300n), raw(100))).toEqual({ numerator: 100n, denominator: 400n });
    expect(mintedShare(null, raw(9000))).toEqual({ numerator: 9000n, denominator: 10_000n });
    expect(mintedShare(null, null)).toBeNull();
  });
});

describe('burnt shares', () => {
  it('give what the published library says, for random reserves, supplies and shares', () => {
    fc.assert(
      fc.property(units(), units(), units(), fc.nat(10_000), (reserve0, reserve1, supply, part) => {
        const shares = (supply * BigInt(part)) / 10_000n;
        const pair = sdkOf(reserve0, reserve1);
        const value = (token: SdkToken) =>
          pair
            .getLiquidityValue(
              token,
              CurrencyAmount.fromRawAmount(pair.liquidityToken, String(supply)),
              CurrencyAmount.fromRawAmount(pair.liquidityToken, String(shares)),
            )
            .quotient.toString();
        expect(burnedAmounts(pairOf(reserve0, reserve1, supply), raw(shares))).toEqual({ amount0: value(token0), amount1: value(token1) });
      }),
      { numRuns: 200 },
    );
  });

  it('never give more than the pair holds, and more shares never less', () => {
    fc.assert(
      fc.property(units(), units(), units(), units(), (reserve0, reserve1, supply, some) => {
        const fewer = some % supply;
        const pair = pairOf(reserve0, reserve1, supply);
        const [part, all] = [burnedAmounts(pair, raw(fewer)), burnedAmounts(pair, raw(supply))];
        expect(BigInt(part.amount0) <= BigInt(all.amount0)).toBe(true);
        expect(all).toEqual({ amount0: raw(reserve0), amount1: raw(reserve1) });
      }),
    );
    expect(burnedAmounts(pairOf(1n, 1n, 0n), raw(1))).toEqual({ amount0: '0', amount1: '0' });
  });
});

test('the other side follows the price, rounded down; an empty pair has none', () => {
  expect(quotedOther(raw(10), raw(100), raw(33))).toBe('3');
  expect(quotedOther(raw(10), raw(0), raw(33))).toBeNull();
});

test('a part is unknown while the balance is', () => {
  expect(shareOf(null, raw(5))).toBeNull();
  expect(shareOf(raw(1), raw(0))).toBeNull();
  expect(shareOf(raw(1), raw(4))).toEqual({ numerator: 1n, denominator: 4n });
});

// V2-15
test('a sixth of what a pair has earned is minted to its factory first, and nothing where it has earned nothing', () => {
  const supply = (kLast: bigint) => supplyWithFee(raw(10n ** 18n), raw(105n * 10n ** 16n), raw(105n * 10n ** 16n), kLast);
  // √k grew by 5 %: 0.05 / (5 · 1.05 + 1) = 0.8 % of all shares.
  expect(supply(10n ** 36n)).toBe('1008000000000000000');
  expect(supply(0n)).toBe('1000000000000000000');
  expect(supply(2n * 10n ** 36n)).toBe('1000000000000000000');
});
