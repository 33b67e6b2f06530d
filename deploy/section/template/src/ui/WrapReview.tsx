import { formatExact, type Address, type Chain, type RawAmount } from '@dex/mf-shared/domain';
import { OrderInPlace, type OrderDraft } from '@dex/mf-shared/orders';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WrapTerms } from '../chain/wrapKind';
import { sampleOrders } from '../orders';
import { sampleTexts as texts } from './sample.messages';

interface WrapReviewProps {
  readonly account: Address;
  readonly chain: Chain;
  readonly amount: RawAmount;
  readonly isOpen: boolean;
  readonly onEnd: () => void;
}

/** The draft: no more may leave than the amount, and as much must arrive. */
function draftOf({ account, chain, amount }: Pick<WrapReviewProps, 'account' | 'chain' | 'amount'>): OrderDraft<WrapTerms> {
  const { chainId, native, wrappedNative } = chain;
  const said = formatExact(amount, native.decimals);
  return {
    order: {
      kind: 'wrap',
      chainId,
      account,
      terms: { wrappedNative: wrappedNative.address, amount },
      needs: [],
      limits: {
        leaves: [{ asset: 'native', maximum: amount }],
        arrives: [{ asset: wrappedNative.address, minimum: amount, recipient: account }],
      },
      lastSecond: null,
    },
    record: {
      summary: {
        kind: 'told',
        section: 'sample',
        sentence: { 'en-US': `Wrap ${said} ${native.symbol} in Sample`, 'zh-CN': `在示例 Sample 中包装 ${said} ${native.symbol}` },
      },
    },
  };
}

/** The review of the order: read back, tried out, and asked of the wallet by the one engine. */
export function WrapReview({ account, chain, amount, isOpen, onEnd }: WrapReviewProps) {
  const draft = useMemo(() => draftOf({ account, chain, amount }), [account, chain, amount]);
  const label = (
    <FormattedMessage {...texts.wrap} values={{ amount: formatExact(amount, chain.native.decimals), symbol: chain.native.symbol }} />
  );
  return (
    <OrderInPlace
      isPage
      engineOf={sampleOrders}
      slot="sample wrap"
      testId="sample-review"
      draft={isOpen ? draft : null}
      onEnd={onEnd}
      endsWhenSent
      title={label}
      doing={label}
      confirm={label}
      currencies={[chain.wrappedNative]}
      summary={null}
    >
      {(notice) => notice}
    </OrderInPlace>
  );
}
