import { paths } from '@dex/mf-shared/contract';

/** Where choosing a token leads: the token that the other side has swaps the two (V2-3). Ids are "ETH" or addresses. */
export function pathAfterChoice(side: 'a' | 'b', chosen: string, idA: string | undefined, idB: string | undefined): string {
  if (side === 'a') return same(chosen, idB) ? paths.addV2(idB, idA) : paths.addV2(chosen, idB);
  if (same(chosen, idA)) return idB === undefined ? paths.addV2(chosen) : paths.addV2(idB, chosen);
  return paths.addV2(idA ?? 'ETH', chosen);
}

/** Where an address with one id twice belongs, or null when it is fine (equal, ignoring case: V2-3). */
export function redirectOfEqualIds(idA: string | undefined, idB: string | undefined): string | null {
  return idA !== undefined && same(idA, idB) ? paths.addV2(idA) : null;
}

function same(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
