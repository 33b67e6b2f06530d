import { CurrencyAmount, Token as SdkToken } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import fc from 'fast-check';
import { requireAddress, type Token } from '@dex/mf-shared/domain';
import { MAX_RESERVE, quotePairV2 } from './quoteV2';

const tokenOf = (digit: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: 'T',
  name: 'Token',
});
const [token0, token1] = [tokenOf('1'), tokenOf('2')];
const [sdk0, sdk1] = [new SdkToken(1, token0.address, 18), new SdkToken(1, token1.address, 18)];
const reserve = fc.bigInt({ min: 1n, max: 10n ** 30n });

test('a quote equals the one of the reference implementation, to the wei', () => {
  fc.assert(
    fc.property(
      reserve,
      reserve,
      fc.bigInt({ min: 1n, max: 10n ** 30n }),
      fc.boolean(),
      fc.boolean(),
      (reserve0, reserve1, amount, zeroForOne, exactInput) => {
        const local = quotePairV2(
          { address: '0x', token0, token1, reserve0, reserve1 },
          amount,
          zeroForOne,
          exactInput ? 'exactInput' : 'exactOutput',
        );
        const pair = new Pair(CurrencyAmount.fromRawAmount(sdk0, String(reserve0)), CurrencyAmount.fromRawAmount(sdk1, String(reserve1)));
        const given = CurrencyAmount.fromRawAmount(zeroForOne === exactInput ? sdk0 : sdk1, String(amount));
        let reference: bigint | null = null;
        try {
          reference = BigInt((exactInput ? pair.getOutputAmount(given) : pair.getInputAmount(given))[0].quotient.toString());
        } catch {
          reference = null;
        }
        const paid = exactInput ? BigInt(given.quotient.toString()) : reference;
        if (paid !== null && paid + (zeroForOne ? reserve0 : reserve1) > MAX_RESERVE) reference = null;
        expect(local).toEqual(reference === null ? { kind: 'insufficient' } : { kind: 'amount', amount: reference });
      },
    ),
    { numRuns: 500 },
  );
});

test('nothing comes out of an empty pair, and never the whole reserve', () => {
  const pair = { address: '0x', token0, token1, reserve0: 1000n, reserve1: 1000n };
  expect(quotePairV2({ ...pair, reserve0: 0n }, 1n, true, 'exactInput')).toEqual({ kind: 'insufficient' });
  expect(quotePairV2(pair, 1000n, true, 'exactOutput')).toEqual({ kind: 'insufficient' });
  expect(quotePairV2(pair, 999n, true, 'exactOutput').kind).toBe('amount');
});

test('a pair takes no more than its reserves can count', () => {
  const pair = { address: '0x', token0, token1, reserve0: 1000n, reserve1: 1000n };
  expect(quotePairV2(pair, MAX_RESERVE - 1000n, true, 'exactInput').kind).toBe('amount');
  expect(quotePairV2(pair, MAX_RESERVE - 999n, true, 'exactInput')).toEqual({ kind: 'insufficient' });
  expect(quotePairV2(pair, (1n << 256n) - 1n, true, 'exactInput')).toEqual({ kind: 'insufficient' });
});
