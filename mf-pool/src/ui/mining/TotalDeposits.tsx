import { formatDollars, formatLiquidityAmount } from '@dex/mf-shared/domain';
import { Figure, useActiveChain, useRead } from '@dex/mf-shared/ui';
import { depositsInNative, valueInDollars } from '../../domain/mining/staking';
import type { MiningPool } from './useMining';

/** What all deposits of a pool are worth: in dollars where the coin has a price, else in the native coin (MINING-4). */
export function TotalDeposits({ pool }: { readonly pool: MiningPool }) {
  const chain = useActiveChain();
  const price = useRead<'usdPrice'>({ kind: 'usdPrice', chainId: chain.chainId, token: 'native' });
  const { pair, info, ref } = pool;
  const isToken0 = ref.pair.token0.address === chain.wrappedNative.address;
  const hasNative = isToken0 || ref.pair.token1.address === chain.wrappedNative.address;
  const inNative = info && hasNative && pair.kind === 'exists' ? depositsInNative(pair, info.totalStakedAmount, isToken0) : null;
  const dollars = inNative && price.kind === 'known' ? valueInDollars(inNative, price.value) : null;
  const shown = dollars ? formatDollars(dollars) : inNative && `${formatLiquidityAmount(inNative, 18)} ${chain.native.symbol}`;
  // In dollars it is another figure, not the same one moved.
  return <Figure key={dollars ? 'dollars' : 'native'} shown={shown} testId="pool-mining-total" />;
}
