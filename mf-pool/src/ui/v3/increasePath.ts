import { paths } from '@dex/mf-shared/contract';
import { currencyId } from '@dex/mf-shared/domain';
import type { PositionView } from './usePositionView';

/** Where a position is increased: its currencies in the order of the pool, its fee and its id. */
export function increasePath({ currency0, currency1, position }: PositionView): string {
  return paths.increase(currencyId(currency0), currencyId(currency1), String(position.fee), position.tokenId);
}
