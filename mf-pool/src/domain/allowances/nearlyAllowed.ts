import { rawAmount } from '@dex/mf-shared/domain';
import type { AllowanceNeed } from '@dex/mf-shared/orders';

/** In hundredths: how much of a need an allowance must cover for the review to be opened with what is missing asked for inside it. */
const NEARLY = 95n;

/**
 * The same needs at the amounts from which on a review may be opened. The second amount of a deposit follows the price of every block, so an
 * approval of exactly that amount is soon too small for the form; the order of an open review holds its amounts fast, and what is missing
 * is approved there once (ORDER-6).
 */
export function nearlyAllowed(needs: readonly AllowanceNeed[]): readonly AllowanceNeed[] {
  return needs.map((need) => ({ ...need, amount: rawAmount((BigInt(need.amount) * NEARLY + 99n) / 100n) }));
}
