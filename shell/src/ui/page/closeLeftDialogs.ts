import type { ShellServices } from '@dex/mf-shared/contract';
import { selectOpenDialog, stateOf } from '@dex/mf-shared/state';

/**
 * A dialog is left with the screen on which it was opened (SHELL-25), whichever way leads on: behind it links are out of reach, but not the history.
 * One that the new address itself opens, as a link to somebody's claim does, belongs to the new screen.
 */
export function closeLeftDialogs({ store, bus, history }: ShellServices, screenOf: (pathname: string) => string): () => void {
  const now = () => ({ dialog: selectOpenDialog(stateOf(store)), screen: screenOf(history.location.pathname) });
  let opened = now();
  const unsubscribe = store.subscribe(() => {
    if (selectOpenDialog(stateOf(store)) !== opened.dialog) opened = now();
  });
  const endHistory = history.subscribe(() => {
    if (opened.dialog && now().screen !== opened.screen) bus.emit({ kind: 'dialogClosed' });
  });
  return () => {
    unsubscribe();
    endHistory();
  };
}
