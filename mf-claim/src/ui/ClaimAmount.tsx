import { formatExact, formatFixedAmount, type RawAmount } from '@dex/mf-shared/domain';
import { Figure } from '@dex/mf-shared/ui';
import { CLAIM_DECIMALS } from '../domain/airdrop';

/** A claim's amount without decimals, grouped by commas (CLAIM-3); exact in the title. */
export function ClaimAmount({ raw, symbol }: { readonly raw: RawAmount | null; readonly symbol?: string }) {
  if (raw === null) return <Figure shown={null} unit={symbol} />;
  return <Figure shown={formatFixedAmount(raw, CLAIM_DECIMALS, 0)} exact={formatExact(raw, CLAIM_DECIMALS)} unit={symbol} />;
}
