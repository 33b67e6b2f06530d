import type { SharedStore } from '@dex/mf-shared/contract';
import { stateOf } from '@dex/mf-shared/state';
import { GlobalStyle, type LoadedTexts } from '@dex/mf-shared/ui';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { CrashCard } from './CrashCard';

/** What the report says of the state: nothing that names the person. */
function reportOf(store: SharedStore): unknown {
  const { application, settings } = stateOf(store);
  const { tokens: _tokens, pairs: _pairs, ...choices } = settings;
  return { chainId: application.chainId, openModal: application.openModal?.kind ?? null, settings: choices };
}

/**
 * Draws the crash page where nothing of the application is to be had (SHELL-18): the start itself failed, or the shell did after it. That counts
 * as an error that nobody caught.
 */
export function drawCrashPage(root: HTMLElement, cause: unknown, { locale, messages }: LoadedTexts, store: SharedStore | null): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  root.ownerDocument.defaultView?.reportError?.(error);
  root.replaceChildren();
  const place = root.appendChild(root.ownerDocument.createElement('div'));
  createRoot(place).render(
    <IntlProvider locale={locale} defaultLocale="en-US" messages={messages} textComponent="span">
      <GlobalStyle />
      <CrashCard error={error} state={store && reportOf(store)} />
    </IntlProvider>,
  );
}
