import { map, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import type { Answered, Question } from '../domain/question';
import { browserPriceStore, priceHistory$ } from '@dex/mf-shared/chain';
import { pairHistory$ } from './v2/pairHistoryStream';
import { pairThen$ } from './v2/pairThenStream';
import { feeGrowth$ } from './v3/feeGrowthStream';
import { purchase$ } from './v3/purchaseStream';
import { swapTicks$ } from './v3/swapTicksStream';
import { positionThen$ } from './v3/positionThenStream';
import { tierRates$ } from './v3/tierRatesStream';

/** What every section has read of past prices. */
const prices = browserPriceStore(globalThis, 'dex.prices');

/** What the chain answers to a question, as its own stream says. */
export function answers$(
  reads: Pick<ChainReads, 'block$' | 'once'>,
  node: Pick<ChainNode, 'logs$' | 'request'>,
  question: Question,
): Observable<Answered> {
  const { key } = question;
  switch (question.kind) {
    case 'pairHistory':
      return pairHistory$(reads, node, question).pipe(map((answer) => ({ kind: 'pairHistory', key, answer }) as const));
    case 'purchase':
      return purchase$(reads, node, question).pipe(map((answer) => ({ kind: 'purchase', key, answer }) as const));
    case 'swapTicks':
      return swapTicks$(reads, node, question).pipe(map((answer) => ({ kind: 'swapTicks', key, answer }) as const));
    case 'feeGrowth':
      return feeGrowth$(reads, node, question).pipe(map((answer) => ({ kind: 'feeGrowth', key, answer }) as const));
    case 'positionThen':
      return positionThen$(reads, node, question).pipe(map((answer) => ({ kind: 'positionThen', key, answer }) as const));
    case 'pairThen':
      return pairThen$(reads, node, question).pipe(map((answer) => ({ kind: 'pairThen', key, answer }) as const));
    case 'tierRates':
      return tierRates$(reads, node, question).pipe(map((answer) => ({ kind: 'tierRates', key, answer }) as const));
    case 'priceHistory':
      return priceHistory$({ reads, node, store: prices }, question).pipe(
        map((answer) => ({ kind: 'priceHistory', key, answer }) as const),
      );
  }
}
