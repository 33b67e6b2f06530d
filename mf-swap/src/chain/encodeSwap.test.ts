import { CurrencyAmount, Percent, Token as SdkToken, TradeType, Ether } from '@uniswap/sdk-core';
import { Pool, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { EMPTY_CONFIG, maximumSent, minimumReceived, rawAmount, requireAddress, requireBps, resolveChains } from '@dex/mf-shared/domain';
import { encodeSwapV3 } from './encodeSwapV3';

const chain = resolveChains(EMPTY_CONFIG)[1];
const OTHER = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const tokens = chain.tokens.slice(0, 3);
const [DAI, USDC] = tokens;
if (!DAI || !USDC) throw new Error('The chain table lacks tokens');
test('the call data equals that of the reference library', () => {
  const [sdkDai, sdkUsdc] = [DAI, USDC].map((token) => new SdkToken(1, token.address, token.decimals)) as [SdkToken, SdkToken];
  const weth = new SdkToken(1, chain.wrappedNative.address, 18);
  const price = '79228162514264337593543950336';
  const pool = (one: SdkToken, other: SdkToken, fee: number) => new Pool(one, other, fee, price, '1000000000000', 0);
  const cases = [
    { input: DAI, output: USDC, sdk: [sdkDai, sdkUsdc] as const, route: new Route([pool(sdkDai, sdkUsdc, 500)], sdkDai, sdkUsdc) },
    {
      input: chain.native,
      output: USDC,
      sdk: [Ether.onChain(1), sdkUsdc] as const,
      route: new Route([pool(weth, sdkUsdc, 3000)], Ether.onChain(1), sdkUsdc),
    },
    {
      input: USDC,
      output: chain.native,
      sdk: [sdkUsdc, Ether.onChain(1)] as const,
      route: new Route([pool(sdkUsdc, weth, 3000)], sdkUsdc, Ether.onChain(1)),
    },
    {
      input: DAI,
      output: chain.native,
      sdk: [sdkDai, Ether.onChain(1)] as const,
      route: new Route([pool(sdkDai, sdkUsdc, 500), pool(sdkUsdc, weth, 3000)], sdkDai, Ether.onChain(1)),
    },
  ];
  for (const { input, output, sdk, route } of cases) {
    for (const tradeType of ['exactInput', 'exactOutput'] as const) {
      const trade = Trade.createUncheckedTrade({
        route,
        inputAmount: CurrencyAmount.fromRawAmount(sdk[0], '1000'),
        outputAmount: CurrencyAmount.fromRawAmount(sdk[1], '900'),
        tradeType: tradeType === 'exactInput' ? TradeType.EXACT_INPUT : TradeType.EXACT_OUTPUT,
      });
      const reference = SwapRouter.swapCallParameters(trade, { slippageTolerance: new Percent(0), recipient: OTHER, deadline: 1234567 });
      const own = encodeSwapV3(
        {
          recipient: OTHER,
          tradeType,
          input,
          output,
          path: route.tokenPath.map(({ address }) => requireAddress(address)),
          fees: route.pools.map(({ fee }) => fee),
          maximumInput: rawAmount(1000n),
          minimumOutput: rawAmount(900n),
          deadlineSeconds: 1234567,
        },
        null,
      );
      expect(own.data).toBe(reference.calldata);
      expect(BigInt(own.value)).toBe(BigInt(reference.value));
    }
  }
});

test('a limit is never looser than the tolerance', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: 0, max: 5000 }), (quoted, bps) => {
      const slippage = requireBps(bps);
      const least = BigInt(minimumReceived(rawAmount(quoted), slippage));
      const most = BigInt(maximumSent(rawAmount(quoted), slippage));
      expect(least * (10_000n + BigInt(bps)) >= quoted * 10_000n).toBe(true);
      expect(most * 10_000n <= quoted * (10_000n + BigInt(bps))).toBe(true);
    }),
  );
});
