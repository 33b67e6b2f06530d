/** The first number of a text as a person reads it, its thousands grouped: "1,234.5 USDC" is 1234.5. NaN where there is none. */
export function shownNumber(text: string | null): number {
  return Number(/\d[\d,]*(\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 'NaN');
}
