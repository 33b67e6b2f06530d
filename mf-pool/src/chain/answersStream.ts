import { map, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import type { Answered, Question } from '../domain/question';
import { pairHistory$ } from './v2/pairHistoryStream';
import { feeGrowth$ } from './v3/feeGrowthStream';

/** What the chain answers to a question, as its own stream says. */
export function answers$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'logs$' | 'request'>,
  question: Question,
): Observable<Answered> {
  const { key } = question;
  return question.kind === 'pairHistory'
    ? pairHistory$(reads, node, question).pipe(map((answer) => ({ kind: 'pairHistory', key, answer }) as const))
    : feeGrowth$(reads, node, question).pipe(map((answer) => ({ kind: 'feeGrowth', key, answer }) as const));
}
