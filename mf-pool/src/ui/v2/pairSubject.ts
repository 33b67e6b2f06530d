/** What an order of a pair's screen is about, as the address says it: it is the same on every network. */
export function pairSubject(idA: string | undefined, idB: string | undefined): string {
  return [idA, idB].join('/');
}
