import type { ShellServices } from '@dex/mf-shared/contract';
import { chainChosen, selectAccount, selectActiveChainId, stateOf } from '@dex/mf-shared/state';
import { changeSwapUrl, parseSwapUrl } from '../domain/swapUrl';
import { swapSlice, linkOpened, selectSwap, type WithSwap } from './swapSlice';

const SWAP_PATH = '/swap';
/** The address follows the typing after this pause, in milliseconds. */
const WRITE_PAUSE_MS = 400;

/**
 * Takes amount, field, recipient and network from a link when somebody arrives at the swap, and afterwards keeps the
 * address in step with the form and the network, so that it can be passed on. Gives the function that ends it.
 */
export function followAddress({ store, history, chains }: Pick<ShellServices, 'store' | 'history' | 'chains'>): () => void {
  const state = () => stateOf(store, swapSlice);
  let isHere = false;
  /** The network that the address names is as somebody else made it; typing is no word about it. */
  let isLink = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = formOf(selectSwap(state()));

  const arrive = () => {
    const { pathname, search } = history.location;
    const wasHere = isHere;
    isHere = pathname === SWAP_PATH;
    if (!isHere || wasHere) return;
    isLink = true;
    const url = parseSwapUrl(search, chains);
    if (url.chainId !== null && url.chainId !== selectActiveChainId(state()) && selectAccount(state()) === null)
      store.dispatch(chainChosen(url.chainId));
    if (url.exactAmount || url.recipient) {
      store.dispatch(linkOpened({ typedValue: url.exactAmount, independentField: url.exactField, recipient: url.recipient }));
    }
    // What came from the address need not go back to it.
    written = formOf(selectSwap(state()));
    clearTimeout(timer);
  };

  const write = () => {
    if (history.location.pathname !== SWAP_PATH) return;
    const named = parseSwapUrl(history.location.search, chains).chainId;
    isLink = isLink && named !== null;
    const { typedValue, independentField, recipient } = selectSwap(state());
    const next = changeSwapUrl(history.location.search, {
      exactAmount: typedValue,
      exactField: typedValue === '' || independentField === 'INPUT' ? 'INPUT' : 'OUTPUT',
      recipient,
      chain: chains[isLink && named !== null ? named : selectActiveChainId(state())].key,
    });
    if (next !== history.location.search) history.replace(`${SWAP_PATH}${next}`);
  };

  let known = networkOf(state());
  /** Who changes the network means what is on the screen; a wallet that connects elsewhere contradicts a link, which is for the person to decide. */
  const followNetwork = () => {
    const [before, now] = [known, networkOf(state())];
    known = now;
    if (!isHere || before.chainId === now.chainId) return;
    const isConnecting = before.account === null && now.account !== null;
    const named = parseSwapUrl(history.location.search, chains).chainId;
    if (named === null || named === now.chainId || (isLink && isConnecting)) return;
    isLink = false;
    write();
  };

  const stopStore = store.subscribe(() => {
    followNetwork();
    const form = formOf(selectSwap(state()));
    if (form === written || !isHere) return;
    written = form;
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_PAUSE_MS);
  });
  const stopHistory = history.subscribe(arrive);
  arrive();
  return () => {
    clearTimeout(timer);
    stopStore();
    stopHistory();
  };
}

function networkOf(state: WithSwap) {
  return { chainId: selectActiveChainId(state), account: selectAccount(state) };
}

function formOf({ typedValue, independentField, recipient }: WithSwap['swap']): string {
  return [independentField, typedValue, recipient].join('|');
}
