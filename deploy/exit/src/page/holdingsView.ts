import type { Address, Chain } from '@dex/mf-shared/domain';
import { parseSlippage } from '../../../../mf-shared/src/domain/slippage';
import type { Holding } from '../holdings/holding';
import { waysOf } from '../ways/waysOf';
import type { Words } from '../words/words';
import type { Actions } from './createActions';
import { button, element, pairs } from './dom';
import { holdingText } from './holdingText';
import type { PageState } from './pageState';

/** Everything that was found, each with its ways out; what could not be read is said, never left out. */
export function holdingsView(words: Words, chain: Chain, account: Address, state: PageState, actions: Actions): readonly HTMLElement[] {
  const { found } = state;
  if (found === null) return [element('p', { 'data-testid': 'exit-looking' }, words.looking)];
  const failed = found.filter((place) => place.failed).map(({ place }) => words.place[place]);
  const holdings = found.flatMap((place) => place.holdings);
  const isTolerable = parseSlippage(state.tolerance).kind === 'valid';
  return [
    ...(failed.length > 0 ? [element('p', { class: 'warning', 'data-testid': 'exit-unread' }, words.unread(failed.join(', ')))] : []),
    ...(failed.length === 0 && holdings.length === 0 ? [element('p', { 'data-testid': 'exit-nothing' }, words.nothing)] : []),
    toleranceField(words, state.tolerance, isTolerable, actions),
    ...holdings.map((holding) => holdingView(words, chain, account, holding, { isTolerable, actions })),
    button(words.lookAgain, actions.lookAgain, { id: 'exit-look-again' }),
    ...(chain.v2 ? [otherPair(words, state.namedFault, actions)] : []),
  ];
}

function toleranceField(words: Words, tolerance: string, isTolerable: boolean, { setTolerance }: Actions): HTMLElement {
  const field = element('input', {
    id: 'exit-tolerance',
    value: tolerance,
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': 'exit-tolerance-hint',
    ...(isTolerable ? {} : { 'aria-invalid': 'true' }),
  });
  field.addEventListener('change', () => setTolerance(valueOf('exit-tolerance')));
  return element(
    'p',
    {},
    element('label', { for: 'exit-tolerance' }, words.tolerance),
    field,
    element('small', { id: 'exit-tolerance-hint' }, isTolerable ? words.toleranceHint : words.invalidTolerance),
  );
}

interface Common {
  readonly isTolerable: boolean;
  readonly actions: Actions;
}

function holdingView(words: Words, chain: Chain, account: Address, holding: Holding, { isTolerable, actions }: Common): HTMLElement {
  const { title, rows, note } = holdingText(words, chain, holding);
  // What is offered does not depend on the terms; the review is made with those of its own time.
  const ways = waysOf(holding, { chain, account }, { slippageBps: 0, deadlineSeconds: 0 });
  const key = keyOf(holding);
  return element(
    'article',
    { 'data-testid': `exit-${key}` },
    element('h3', {}, title),
    pairs(rows),
    note && element('p', {}, note),
    ...ways.map(({ kind }) =>
      button(words.way[kind], () => actions.open(holding, kind), { id: `exit-${key}-${kind}`, disabled: !isTolerable }),
    ),
  );
}

function keyOf(holding: Holding): string {
  switch (holding.kind) {
    case 'position':
      return `position-${holding.position.tokenId}`;
    case 'shares':
      return `shares-${holding.pair.address}`;
    case 'stake':
      return `stake-${holding.stakingRewards}`;
    default:
      return holding.kind;
  }
}

function otherPair(words: Words, isFault: boolean, { name }: Actions): HTMLElement {
  const field = (id: string, label: string) =>
    element('p', {}, element('label', { for: id }, label), element('input', { id, autocomplete: 'off', spellcheck: 'false' }));
  return element(
    'details',
    isFault ? { open: '' } : {},
    element('summary', {}, words.otherPair),
    element('p', {}, words.otherPairHint),
    field('exit-token-a', words.tokenA),
    field('exit-token-b', words.tokenB),
    isFault ? element('p', { class: 'warning', role: 'alert' }, words.notTokens) : null,
    button(words.look, () => name(valueOf('exit-token-a'), valueOf('exit-token-b')), { id: 'exit-name-pair' }),
  );
}

function valueOf(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
