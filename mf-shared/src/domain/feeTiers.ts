/** The fees of version-3 pools in millionths (V3-10). */
export const FEE_TIERS = [100, 500, 3000, 10_000] as const;
export type FeeTier = (typeof FEE_TIERS)[number];

/** Ticks between two usable ones, by fee (V3-10). */
export const TICK_SPACING: Readonly<Record<FeeTier, number>> = { 100: 1, 500: 10, 3000: 60, 10_000: 200 };

/** The outermost ticks of the protocol (V3-10). */
export const TICK_BOUNDS = { min: -887_272, max: 887_272 } as const;

/** A fee from a URL or a number, or null if no tier has it. */
export function parseFeeTier(value: string | number | null | undefined): FeeTier | null {
  const text = String(value);
  return FEE_TIERS.find((fee) => String(fee) === text) ?? null;
}

/** The outermost ticks that a position of this fee can use: multiples of its spacing inside the bounds. */
export function usableTickBounds(fee: FeeTier): { readonly min: number; readonly max: number } {
  const max = Math.floor(TICK_BOUNDS.max / TICK_SPACING[fee]) * TICK_SPACING[fee];
  return { min: -max, max };
}
