/** The parts of the product that an error report names. */
export type ErrorReportLabel = 'swap' | 'add-v2' | 'add-v3' | 'remove-v2' | 'remove-v3';

/** The label of a path for an error report, or null where there is none (SHELL-19). A legacy hash route counts too. */
export function errorReportLabel(path: string): ErrorReportLabel | null {
  const [, first, second] = path.replace(/^\/?#/, '').split(/[/?#]/);
  if (first === 'swap') return 'swap';
  if (first !== 'add' && first !== 'remove') return null;
  return `${first}-${second === 'v2' ? 'v2' : 'v3'}`;
}
