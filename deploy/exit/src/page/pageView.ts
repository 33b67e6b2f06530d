import type { ChainTable } from '@dex/mf-shared/domain';
import { UNNAMED_WALLET } from '../../../../shell/src/domain/wallets/walletOption';
import type { Words } from '../words/words';
import type { Actions } from './createActions';
import { button, element, pairs } from './dom';
import { holdingsView } from './holdingsView';
import { sessionOf, type PageState, type Told } from './pageState';
import { reviewView } from './reviewView';

/** The whole page as it stands. */
export function pageView(words: Words, chains: ChainTable, state: PageState, actions: Actions): readonly HTMLElement[] {
  const session = sessionOf(state);
  const chain = session && chains[session.chainId];
  return [
    element('h1', {}, words.title),
    element('p', {}, words.intro),
    ...state.told.map((told) => toldView(words, told)),
    ...(state.hasChanged ? [element('p', { class: 'warning', role: 'status' }, words.changed)] : []),
    ...(session && chain
      ? [
          pairs([
            [words.account, session.account],
            [words.network, chain.label],
          ]),
          ...(state.review
            ? [reviewView(words, chain, state.review, actions)]
            : holdingsView(words, chain, session.account, state, actions)),
        ]
      : walletsView(words, state, actions)),
  ];
}

function walletsView(words: Words, { wallets, connection }: PageState, { connect }: Actions): readonly HTMLElement[] {
  const note = { none: null, asking: words.connecting, failed: words.notConnected, unknownNetwork: words.unknownNetwork };
  const text = typeof connection === 'string' ? note[connection] : null;
  return [
    element('h2', {}, words.connect),
    ...(text ? [element('p', { role: 'status', 'data-testid': 'exit-connection' }, text)] : []),
    ...(wallets.length === 0 ? [element('p', { 'data-testid': 'exit-no-wallet' }, words.noWallet)] : []),
    ...wallets.map((wallet, index) =>
      button(wallet.name === UNNAMED_WALLET ? words.unnamedWallet : wallet.name, () => connect(wallet), {
        id: `exit-wallet-${index}`,
        look: 'main',
      }),
    ),
  ];
}

function toldView(words: Words, { id, title, fate, hash }: Told): HTMLElement {
  return element(
    'p',
    {
      class: fate === 'failed' || fate === 'replaced' || fate === 'notKnown' ? 'warning' : 'told',
      role: 'status',
      'data-testid': `exit-told-${id}`,
    },
    words.fateOf(title, words[fate]),
    hash && element('code', {}, hash),
  );
}
