import { useDispatch } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Question } from '../../domain/question';
import { questionAsked, questionLeft } from '../../state/questionSlice';

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

/** Asks while this stands; another question has another key. */
export function useQuestion(question: Question | null): void {
  const dispatch = useDispatch();
  const key = question?.key ?? null;
  const ask = useEffectEvent(() => {
    if (question) dispatch(questionAsked(question));
  });
  useEffect(() => {
    if (key === null) return undefined;
    ask();
    return () => void dispatch(questionLeft(key));
  }, [dispatch, key]);
}
