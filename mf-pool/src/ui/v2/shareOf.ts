import type { Token } from '@dex/mf-shared/domain';
import { brand } from '@dex/mf-shared/ui';
import type { PairRef } from '../../domain/v2/pair';
import { shareToken } from '../../domain/v2/shownCurrency';

/** What a share of a pair is called: the brand's name for its own pairs, that of its contract for one of the second factory. */
export function shareSymbol({ source }: Pick<PairRef, 'source'>): string {
  return source === 'sushi' ? 'SLP' : brand.liquidityTokenSymbol;
}

/** The share of a pair as a token, under the name by which people know it. */
export function shareOf(pair: Pick<PairRef, 'address' | 'chainId' | 'source'>): Token {
  const symbol = shareSymbol(pair);
  return shareToken(pair, { symbol, name: pair.source === 'sushi' ? symbol : brand.liquidityTokenName });
}
