import { sameAddress, type Address } from '../address';
import type { Chain } from '../chains/chain';
import { v2PairAddress } from '../poolAddress';
import type { Currency } from '../tokens/currency';
import type { Order } from './order';

/**
 * The tokens that an order moves and whose code is anybody's: not the coin, nor its wrapped form, nor shares of pairs of version 2,
 * which are of one known code. `currencies` are those of the order; the pairs are computed from them.
 */
export function movedTokens({ limits }: Pick<Order, 'limits'>, chain: Chain, currencies: readonly Currency[]): readonly Address[] {
  const tokens = currencies.flatMap((currency) => (currency.kind === 'token' ? [currency.address] : [chain.wrappedNative.address]));
  const shares = [chain.v2, chain.sushi].flatMap((deployment) =>
    deployment ? tokens.flatMap((one, index) => tokens.slice(index + 1).map((other) => v2PairAddress(deployment, one, other))) : [],
  );
  const ofKnownCode = [chain.wrappedNative.address, ...shares];
  const moved = [...limits.leaves, ...limits.arrives].flatMap(({ asset }) => (asset === 'native' ? [] : [asset]));
  return moved.filter(
    (token, index) =>
      !ofKnownCode.some((known) => sameAddress(known, token)) && moved.findIndex((other) => sameAddress(other, token)) === index,
  );
}
