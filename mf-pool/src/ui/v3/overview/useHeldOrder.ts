import { useState } from 'react';
import type { OverviewRow } from '../../../domain/v3/overviewRows';

interface Held {
  readonly question: string;
  readonly ids: readonly string[];
}

const idsOf = (rows: readonly OverviewRow[]) => rows.map(({ position }) => position.tokenId);

/**
 * The sorted rows, which stay where they are while they are held, as under a pointer: their values come one after the other and change with the
 * blocks. Another question (an order, a text) and other positions are shown at once.
 */
export function useHeldOrder(sorted: readonly OverviewRow[], question: string, isHeld: boolean): readonly OverviewRow[] {
  const ids = idsOf(sorted);
  const [held, setHeld] = useState<Held>({ question, ids });
  const isSame = held.question === question && held.ids.join() === ids.join();
  if (isSame) return sorted;
  if (isHeld && held.question === question && held.ids.length === ids.length) {
    const byId = new Map(sorted.map((row) => [row.position.tokenId, row]));
    const standing = held.ids.flatMap((id) => byId.get(id) ?? []);
    if (standing.length === sorted.length) return standing;
  }
  setHeld({ question, ids });
  return sorted;
}
