import { compareRatios, type Ratio } from './amounts/ratio';

/** How bad a price impact is: the number of the tiers 1, 3, 5 and 15 % that it exceeds. */
export type ImpactSeverity = 0 | 1 | 2 | 3 | 4;

/** The tiers in basis points, worst first, with the severity of what lies above (SWAP-2). */
const TIERS = [
  { bps: 1500n, severity: 4 },
  { bps: 500n, severity: 3 },
  { bps: 300n, severity: 2 },
  { bps: 100n, severity: 1 },
] as const;

/** The severity of an impact (a fraction: 0.05 is 5 %); an unknown impact counts as 4. */
export function impactSeverity(impact: Ratio | null): ImpactSeverity {
  if (!impact) return 4;
  return TIERS.find(({ bps }) => compareRatios(impact, fraction(bps)) > 0)?.severity ?? 0;
}

/** How an impact is coloured: negative green, below 1 neutral, below 3 yellow, otherwise red (FIGURE-12). */
export function impactTone(impact: Ratio | null): 'good' | 'neutral' | 'warning' | 'bad' {
  if (impact && impact.numerator < 0n) return 'good';
  const severity = impactSeverity(impact);
  if (severity < 1) return 'neutral';
  return severity < 3 ? 'warning' : 'bad';
}

/** What is asked before a trade goes on: typing "confirm" from 10 %, yes or no from 5 %, in expert mode too (SWAP-2). */
export function impactPrompt(impact: Ratio): 'typeConfirm' | 'yesNo' | null {
  if (compareRatios(impact, fraction(1000n)) >= 0) return 'typeConfirm';
  return compareRatios(impact, fraction(500n)) >= 0 ? 'yesNo' : null;
}

/** The word that the prompts ask for; it is never translated, since the comparison must hold in every language. */
export const CONFIRM_WORD = 'confirm';

function fraction(bps: bigint): Ratio {
  return { numerator: bps, denominator: 10_000n };
}
