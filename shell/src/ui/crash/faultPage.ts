import type { SharedStore } from '@dex/mf-shared/contract';
import { pickLocale } from '@dex/mf-shared/i18n';
import { stateOf } from '@dex/mf-shared/state';
import { loadTexts, type LoadTexts } from '@dex/mf-shared/ui';
import { keepStartWords } from '../../startWords';
import { unknownFault } from './unknownFault.messages';

/** Shows a failure that nobody caught in place of all that was drawn; the store of an application that had started, else null. Never fails. */
export type ShowFault = (cause: unknown, store: SharedStore | null) => Promise<void>;

/** Code of the crash page, which few visits need. */
async function loadCrashPage() {
  return import(/* webpackChunkName: "crash-page" */ './CrashPage');
}

/** Takes the words that the page was served with out of the root, for a start that fails, and gives what shows failures there. */
export function createFaultPage(root: HTMLElement, loaders: readonly LoadTexts[], load = loadCrashPage): ShowFault {
  const showWords = keepStartWords(root);
  const say = (sentence: string) => {
    const words = root.ownerDocument.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent = sentence;
    root.replaceChildren(words);
  };
  return async (cause, store) => {
    console.error(store ? 'The page failed' : 'The page could not be started', cause);
    const { id, defaultMessage } = unknownFault.sentence;
    try {
      const texts = await loadTexts(pickLocale(store && stateOf(store).settings.userLocale), loaders);
      // The words of a start that fails would say of a later failure what nobody knows: that no wallet was asked.
      if (store) say(String(texts.messages[id] ?? defaultMessage));
      const { drawCrashPage } = await load();
      drawCrashPage(root, cause, texts, store);
    } catch {
      // What draws the crash page was lost too.
      if (!store) showWords();
    }
  };
}
