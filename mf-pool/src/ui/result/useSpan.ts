import { useState } from 'react';

/** The span that a result is of: all of it, or since the beginning of a day as it is written in a date field, "" before one is chosen. */
export interface Span {
  readonly kind: 'life' | 'since';
  readonly day: string;
  /** How often it was asked for. */
  readonly tries: number;
}

export function useSpan() {
  return useState<Span>({ kind: 'life', day: '', tries: 0 });
}

/** When a day begins where the reader is, in seconds; null without one. */
export function beginningOf(day: string): number | null {
  const milliseconds = day === '' ? Number.NaN : new Date(`${day}T00:00:00`).getTime();
  return Number.isFinite(milliseconds) ? Math.floor(milliseconds / 1000) : null;
}
