import type { Token } from '@dex/mf-shared/domain';
import { brand } from '../../../mf-shared/src/ui/brand/brand';
import type { PairRef } from '../../../mf-pool/src/domain/v2/pair';
import { shareToken } from '../../../mf-pool/src/domain/v2/shownCurrency';

/** The share of a pair as a token, under the brand's name. */
export function shareOf(pair: PairRef): Token {
  return shareToken(pair, { symbol: brand.liquidityTokenSymbol, name: brand.liquidityTokenName });
}
