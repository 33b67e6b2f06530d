import { formatExact, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { Notice } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { CoarseLoss } from '../../domain/v3/coarseSide';
import type { PaidSides } from '../../domain/v3/shownTerms';
import { orderTexts as texts } from './v3.messages';

interface CoarseNoticeProps {
  readonly terms: PaidSides & { readonly coarse: CoarseLoss | null };
  readonly testId?: string;
}

/** Of what a position puts back: that a part of it is lost, and how much at most (V3-32). */
export function CoarseNotice({ terms: { coarse, currencies }, testId = 'pool-v3-order-coarse' }: CoarseNoticeProps) {
  if (!coarse) return null;
  const currency = currencies[coarse.side];
  const values = { amount: formatExact(rawAmount(BigInt(coarse.amount)), currency.decimals), symbol: shortenSymbol(currency.symbol) };
  return (
    <Notice kind="warning" testId={testId}>
      <FormattedMessage {...texts.coarse} values={values} />
    </Notice>
  );
}
