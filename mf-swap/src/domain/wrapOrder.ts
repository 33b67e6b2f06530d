import type { Address, Chain, RawAmount } from '@dex/mf-shared/domain';
import type { Asset, Order } from '@dex/mf-shared/orders';
import type { WrapTerms } from './swapPromises';

/** Wrapping or unwrapping an amount in wei: exactly as much arrives as leaves. */
export function wrapOrder(
  chain: Pick<Chain, 'chainId' | 'wrappedNative'>,
  account: Address,
  direction: WrapTerms['direction'],
  amount: RawAmount,
): Order<WrapTerms> {
  const wrappedNative = chain.wrappedNative.address;
  const [leaves, arrives]: readonly [Asset, Asset] = direction === 'wrap' ? ['native', wrappedNative] : [wrappedNative, 'native'];
  return {
    kind: 'wrap',
    chainId: chain.chainId,
    account,
    terms: { direction, wrappedNative, amount },
    needs: [],
    limits: { leaves: [{ asset: leaves, maximum: amount }], arrives: [{ asset: arrives, minimum: amount, recipient: account }] },
    lastSecond: null,
  };
}
