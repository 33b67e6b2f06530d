import type { Chain } from '@dex/mf-shared/domain';
import type { OrderProblem } from '@dex/mf-shared/orders';
import type { Way } from '../ways/way';
import type { Words } from '../words/words';
import { inFull, inWords, said } from './amounts';

/** Why an order cannot be sent, with its figures. */
export function problemText(words: Words, chain: Chain, { currencies }: Way, problem: OrderProblem): string {
  const blank = { measured: words.unknown, limit: words.unknown, reason: '' };
  switch (problem.kind) {
    case 'arrivesLess':
    case 'leavesMore': {
      const of = (amount: string) => inFull(words, problem.asset, amount, chain, currencies);
      return words.problem(problem.kind, { ...blank, measured: of(problem.measured), limit: of(problem.limit) });
    }
    case 'coinShort': {
      const of = (amount: string) => inWords(said('native', amount, chain, currencies));
      return words.problem(problem.kind, { ...blank, measured: of(problem.balance), limit: of(problem.needed) });
    }
    case 'wouldFail':
    case 'notEstimated':
    case 'notSent': {
      const { reason } = problem.error;
      return words.problem(problem.kind, { ...blank, reason: reason ? ` (${reason})` : '' });
    }
    default:
      return words.problem(problem.kind, blank);
  }
}
