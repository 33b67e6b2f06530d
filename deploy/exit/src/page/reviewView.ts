import type { Chain } from '@dex/mf-shared/domain';
import type { OrderProblem } from '@dex/mf-shared/orders';
import { mayOneTokenFail } from '../../../../mf-pool/src/domain/v3/paidAlone';
import type { Way } from '../ways/way';
import type { Words } from '../words/words';
import { inFull, said } from './amounts';
import type { Actions } from './createActions';
import { button, element, pairs } from './dom';
import type { Review } from './pageState';
import { problemText } from './problemText';
import { callRows, changeRows } from './reviewRows';

/** A way before the wallet is asked: the calls as they were read back, what the trial showed, and what to press. */
export function reviewView(words: Words, chain: Chain, review: Review, actions: Actions): HTMLElement {
  const { title, isAsking, refusal } = review;
  return element(
    'section',
    { 'aria-labelledby': 'review-title', 'data-testid': 'exit-review' },
    element('h2', { id: 'review-title', tabindex: '-1' }, title),
    ...body(words, chain, review, actions),
    refusal && element('p', { class: 'warning', 'data-testid': 'exit-refusal' }, refusal),
    isAsking ? element('p', {}, words.inWallet) : null,
    button(words.back, actions.close, { id: 'exit-back' }),
  );
}

/** Less arrives than is due: a person may take that, and keeps the limits of the price. */
function acceptance(words: Words, chain: Chain, way: Way, problem: OrderProblem, { accept }: Actions): readonly HTMLElement[] {
  if (problem.kind !== 'arrivesLess' || !way.accepted) return [];
  const measured = inFull(words, problem.asset, problem.measured, chain, way.currencies);
  return [button(words.goOnWith(measured), accept, { id: 'exit-accept' })];
}

/** One of the two tokens may be what stands in the way: each can be taken without the other. */
function eachAlone(words: Words, { alone = [] }: Way, problem: OrderProblem, { goAlone }: Actions): readonly HTMLElement[] {
  if (alone.length === 0 || !mayOneTokenFail(problem)) return [];
  return [
    element('p', {}, words.aloneHint),
    ...alone.map(({ symbol, way }, side) => button(words.takeAlone(symbol), () => goAlone(way), { id: `exit-alone-${side}` })),
  ];
}

function body(words: Words, chain: Chain, { way, checked, isAsking }: Review, actions: Actions): readonly HTMLElement[] {
  // An approval that was sent up, or sent again with another fee, may be there already.
  if (!checked) return [element('p', {}, words.checking), button(words.checkAgain, actions.checkAgain, { id: 'exit-check-again' })];
  if (checked.kind === 'blocked') {
    const text = problemText(words, chain, way, checked.problem);
    return [
      element('p', { class: 'warning', 'data-testid': 'exit-problem' }, text),
      ...acceptance(words, chain, way, checked.problem, actions),
      ...eachAlone(words, way, checked.problem, actions),
      button(words.checkAgain, actions.checkAgain, { id: 'exit-check-again', look: 'main' }),
    ];
  }
  const { prepared } = checked;
  const [need] = way.order.needs;
  const first = checked.kind === 'approve' && need ? said(need.token.address, need.amount, chain, way.currencies) : null;
  return [
    element('h3', {}, words.asked),
    ...prepared.says.map((call) => pairs(callRows(words, chain, way, call))),
    element('h3', {}, words.changes),
    ...(prepared.changes ? [] : [element('p', {}, words.notTried)]),
    pairs(changeRows(words, chain, way, prepared)),
    ...(first ? [element('p', {}, words.approveFirst(first))] : []),
    button(first ? words.approve : words.confirm, actions.confirm, { id: 'exit-confirm', look: 'main', disabled: isAsking }),
  ];
}
