/** True for `npm run stress`: proofs are made in the figures that are promised, in place of smaller ones. */
export const isFull = process.env['RELEASE_ACCEPTANCE'] === '1';

/** Says what was counted, in one line, where somebody asked for the whole figures. */
export function sayFigures(figures: Readonly<Record<string, number>>): void {
  const parts = Object.entries(figures).map(([name, count]) => `${name} ${count}`);
  if (isFull) process.stdout.write(`${parts.join(', ')}\n`);
}
