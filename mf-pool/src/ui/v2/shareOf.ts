import type { Token } from '@dex/mf-shared/domain';
import { brand } from '@dex/mf-shared/ui';
import type { PairRef } from '../../domain/v2/pair';
import { shareToken } from '../../domain/v2/shownCurrency';

/** The share of a pair as a token, under the brand's name. */
export function shareOf(pair: Pick<PairRef, 'address' | 'chainId'>): Token {
  return shareToken(pair, { symbol: brand.liquidityTokenSymbol, name: brand.liquidityTokenName });
}
