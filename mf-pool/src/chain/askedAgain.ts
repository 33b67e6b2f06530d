import { concat, from, of, switchMap, timer, type Observable } from 'rxjs';
import type { ChainNode } from '@dex/mf-shared/contract';
import { isUnreached } from './isUnreached';

/** What no node answered this time is asked for again after a pause, twice as long each time. */
const PAUSE_MS = 5000;
const MOST_TRIES = 3;

/** A node that is asked single questions. */
export type AskedNode = Pick<ChainNode, 'request'>;

/**
 * The answer to something that takes several questions; while a busy node left some of them open, what is known stands and only those are
 * asked again, a few times.
 */
export function askedAgain$<Answer>(node: AskedNode, ask: (node: AskedNode) => Promise<Answer>): Observable<Answer> {
  return tried$(remembering(node), ask, 1);
}

/** Asks nothing twice that was answered: each question is about one block, and another try goes on where the last one stopped. */
function remembering(node: AskedNode): AskedNode {
  const asked = new Map<string, ReturnType<AskedNode['request']>>();
  return {
    request: async (chainId, method, params) => {
      const question = JSON.stringify([method, params]);
      const asking = asked.get(question) ?? node.request(chainId, method, params);
      asked.set(question, asking);
      const answer = await asking;
      if (isUnreached(answer)) asked.delete(question);
      return answer;
    },
  };
}

function tried$<Answer>(node: AskedNode, ask: (node: AskedNode) => Promise<Answer>, tries: number): Observable<Answer> {
  let isIncomplete = false;
  const noticing: AskedNode = {
    request: async (...question) => {
      const answer = await node.request(...question);
      isIncomplete ||= isUnreached(answer);
      return answer;
    },
  };
  return from(ask(noticing)).pipe(
    switchMap((answer) =>
      isIncomplete && tries < MOST_TRIES
        ? concat(of(answer), timer(PAUSE_MS * 2 ** (tries - 1)).pipe(switchMap(() => tried$(node, ask, tries + 1))))
        : of(answer),
    ),
  );
}
