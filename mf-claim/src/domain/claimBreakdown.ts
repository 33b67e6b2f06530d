import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';
import type { ClaimEntry } from './claimEntry';

const TOKEN = 10n ** 18n;
/** The parts of a claim (CLAIM-3), raw with 18 decimals. */
export const SOCKS_CLAIM = 1000n * TOKEN;
export const USER_CLAIM = 400n * TOKEN;

/** Where a claim comes from; a part that the entry's flags do not name is absent. */
export interface ClaimBreakdown {
  readonly total: RawAmount;
  readonly socks?: RawAmount;
  readonly liquidity?: RawAmount;
  readonly user?: RawAmount;
}

/** Splits a claim (CLAIM-3): 1000 for SOCKS, 400 for a user, and the remainder for liquidity. */
export function claimBreakdown(entry: ClaimEntry): ClaimBreakdown {
  const total = BigInt(entry.amount);
  const rest = total - (entry.isSocks ? SOCKS_CLAIM : 0n) - (entry.isUser ? USER_CLAIM : 0n);
  return {
    total: entry.amount,
    ...(entry.isSocks ? { socks: rawAmount(SOCKS_CLAIM) } : {}),
    ...(entry.isLp && rest > 0n ? { liquidity: rawAmount(rest) } : {}),
    ...(entry.isUser ? { user: rawAmount(USER_CLAIM) } : {}),
  };
}
