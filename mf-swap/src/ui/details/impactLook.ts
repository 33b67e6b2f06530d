import { formatPercent, type Ratio } from '@dex/mf-shared/domain';

/** The colour of an impact by how bad it is (FIGURE-12). */
export const IMPACT_TONES = { good: 'success', neutral: 'text', warning: 'warning', bad: 'danger' } as const;

/** A share in percent with two decimals, without the sign; what is smaller than a hundredth of a percent is said so. */
export function percentText(share: Ratio): string {
  if (share.numerator < 0n) return `-${percentText({ numerator: -share.numerator, denominator: share.denominator })}`;
  if (share.numerator > 0n && share.numerator * 10_000n < share.denominator) return '<0.01';
  return formatPercent(share, 2);
}
