/** Steps in which a slippage is suggested, in hundredths of a percent. */
const STEP = 50;

/**
 * The slippage to suggest for a token that loses so much of a transfer, in hundredths of a percent: the loss, up to the next half percent,
 * and half a percent more for the price. Null where nothing is lost. May be more than can be set.
 */
export function toleranceFor(lost: number): number | null {
  return lost === 0 ? null : Math.ceil(lost / STEP) * STEP + STEP;
}
