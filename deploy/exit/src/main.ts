import { discoverInjected } from '../../../shell/src/chain/wallets/injectedWallets';
import { createActions } from './page/createActions';
import { element, redraw } from './page/dom';
import { pageView } from './page/pageView';
import { sessionOf, START, type PageState } from './page/pageState';
import { createExitServices } from './services';
import { chooseWords } from './words/chooseWords';

/** Draws the page into its root, and keeps it current. */
function start(root: HTMLElement, page: Window): void {
  const { tag, words } = chooseWords(page.navigator.languages);
  const { document } = page;
  document.documentElement.lang = tag;
  document.title = words.title;
  // A page around this one could lead a person's clicks; no header forbids it where the file is served from elsewhere.
  if (page.top !== page) return root.replaceChildren(element('p', { role: 'alert' }, words.framed));
  let state: PageState = START;
  const services = createExitServices(() => sessionOf(state));
  const actions = createActions({ get: () => state, set, services, words, now: () => performance.now() });
  function set(change: Partial<PageState>): void {
    const hadReview = state.review !== null;
    state = { ...state, ...change };
    redraw(root, pageView(words, services.chains, state, actions));
    if (!hadReview && state.review) document.getElementById('review-title')?.focus();
  }
  const wallets = discoverInjected(page);
  wallets.onChange(() => set({ wallets: wallets.list() }));
  set({ wallets: wallets.list() });
  page.addEventListener('beforeunload', (event) => {
    if (state.told.some(({ fate }) => fate === 'inWallet')) event.preventDefault();
  });
}

const root = document.getElementById('exit');
if (root) start(root, window);
