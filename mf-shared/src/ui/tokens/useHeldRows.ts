import { useState } from 'react';
import type { SearchRow } from './searchRows';

interface Held {
  readonly query: string;
  readonly rows: readonly SearchRow[];
}

function keyOf(row: SearchRow): string {
  switch (row.kind) {
    case 'heading':
      return 'heading';
    case 'other':
      return `other ${row.entry.token.address}`;
    case 'currency':
      return row.currency.kind === 'token' ? row.currency.address : 'native';
  }
}

/** True if no line that stands would move: the new lines begin with those that stand. */
function isContinued(standing: readonly SearchRow[], next: readonly SearchRow[]): boolean {
  return standing.every((row, index) => {
    const other = next[index];
    return other !== undefined && keyOf(row) === keyOf(other);
  });
}

/**
 * The lines to show. Under a pointer no line moves: what comes late for the same query (balances, lists, a token that was
 * read) is put at the end, or waits until the pointer leaves or another key is pressed.
 */
export function useHeldRows(rows: readonly SearchRow[], query: string, isOver: boolean): readonly SearchRow[] {
  const [held, setHeld] = useState<Held>({ query, rows });
  const isStanding = isContinued(held.rows, rows);
  if (isOver && held.query === query && !isStanding) return held.rows;
  const isSame = isStanding && held.rows.length === rows.length && held.query === query;
  if (!isSame) setHeld({ query, rows });
  return rows;
}
