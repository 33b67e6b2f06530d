import type { Address, Chain } from '@dex/mf-shared/domain';
import { parseSlippage } from '../../../../mf-shared/src/domain/slippage';
import type { Holding } from '../holdings/holding';
import { waysOf } from '../ways/waysOf';
import type { Words } from '../words/words';
import type { Actions } from './createActions';
import { button, element, pairs, textField } from './dom';
import { holdingText } from './holdingText';
import type { OtherPair, PageState } from './pageState';

/** Everything that was found, each with its ways out; what could not be read is said, never left out. */
export function holdingsView(words: Words, chain: Chain, account: Address, state: PageState, actions: Actions): readonly HTMLElement[] {
  const { found } = state;
  if (found === null) return [element('p', { 'data-testid': 'exit-looking' }, words.looking)];
  const failed = found.filter((place) => place.failed).map(({ place }) => words.place[place]);
  const holdings = found.flatMap((place) => place.holdings);
  const isTolerable = parseSlippage(state.tolerance).kind === 'valid';
  return [
    ...(state.wasOutdated ? [element('p', { class: 'warning', role: 'status' }, words.outdated)] : []),
    ...(failed.length > 0 ? [element('p', { class: 'warning', 'data-testid': 'exit-unread' }, words.unread(failed.join(', ')))] : []),
    ...(failed.length === 0 && holdings.length === 0 ? [element('p', { 'data-testid': 'exit-nothing' }, words.nothing)] : []),
    toleranceField(words, state.tolerance, isTolerable, actions),
    ...holdings.map((holding) => holdingView(words, chain, account, holding, { isTolerable, actions })),
    button(words.lookAgain, actions.lookAgain, { id: 'exit-look-again' }),
    ...(chain.v2 ? [otherPairForm(words, state.otherPair, actions)] : []),
  ];
}

function toleranceField(words: Words, tolerance: string, isTolerable: boolean, { setTolerance }: Actions): HTMLElement {
  return element(
    'p',
    {},
    ...textField(words.tolerance, tolerance, setTolerance, {
      id: 'exit-tolerance',
      inputmode: 'decimal',
      'aria-describedby': 'exit-tolerance-hint',
      ...(isTolerable ? {} : { 'aria-invalid': 'true' }),
    }),
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

function otherPairForm(words: Words, { isOpen, first, second, isFault }: OtherPair, { name, setOtherPair }: Actions): HTMLElement {
  const made = element(
    'details',
    isOpen ? { open: '' } : {},
    element('summary', {}, words.otherPair),
    element('p', {}, words.otherPairHint),
    element('p', {}, ...textField(words.tokenA, first, (text) => setOtherPair({ first: text }), { id: 'exit-token-a' })),
    element('p', {}, ...textField(words.tokenB, second, (text) => setOtherPair({ second: text }), { id: 'exit-token-b' })),
    isFault ? element('p', { class: 'warning', role: 'alert' }, words.notTokens) : null,
    button(words.look, name, { id: 'exit-name-pair' }),
  );
  made.addEventListener('toggle', () => {
    const isNowOpen = made.hasAttribute('open');
    if (isNowOpen !== isOpen) setOtherPair({ isOpen: isNowOpen });
  });
  return made;
}
