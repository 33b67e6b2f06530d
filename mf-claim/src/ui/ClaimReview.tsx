import { formatInFull, parseRawAmount } from '@dex/mf-shared/domain';
import { OrderInPlace, type DetailText } from '@dex/mf-shared/orders';
import { useServices } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CLAIM_CHAIN, CLAIM_DECIMALS } from '../domain/airdrop';
import { claimOrders } from '../orders';
import { claimButtonTexts, claimTexts } from './claim.messages';
import { useClaimToken } from './useClaimToken';
import type { ClaimView } from './useClaim';

interface ClaimReviewProps {
  readonly claim: ClaimView;
  /** True on the page, which stays behind the dialog. */
  readonly isPage?: boolean;
  readonly children: (notice: ReactNode) => ReactNode;
}

/** The review of a claim: it ends with the wallet's answer, since the claim itself tells how it goes on. */
export function ClaimReview({ claim, isPage, children }: ClaimReviewProps) {
  const { symbol } = useClaimToken();
  const { governanceToken } = useServices().chains[CLAIM_CHAIN];
  const label = <FormattedMessage {...claimButtonTexts.claim} values={{ symbol }} />;
  const detail: DetailText = (name, value) => {
    if (name === 'recipient') return { name: <FormattedMessage {...claimTexts.recipient} />, value };
    const amount = name === 'amount' ? parseRawAmount(value) : null;
    return amount && { name: <FormattedMessage {...claimTexts.total} />, value: `${formatInFull(amount, CLAIM_DECIMALS)} ${symbol}` };
  };
  return (
    <OrderInPlace
      isPage={isPage}
      engineOf={claimOrders}
      slot={`claim ${claim.reviewed ?? ''}`}
      testId="claim-review"
      draft={claim.draft}
      onEnd={claim.endReview}
      endsWhenSent
      title={label}
      doing={label}
      confirm={label}
      currencies={governanceToken ? [governanceToken] : []}
      detail={detail}
      summary={null}
    >
      {children}
    </OrderInPlace>
  );
}
