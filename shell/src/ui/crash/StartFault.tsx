import { GlobalStyle, type LoadedTexts } from '@dex/mf-shared/ui';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { CrashCard } from './CrashCard';

/** Draws the crash page where nothing of the application is to be had: the start itself failed. That counts as an error that nobody caught. */
export function showStartFault(root: HTMLElement, cause: unknown, { locale, messages }: LoadedTexts): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  root.ownerDocument.defaultView?.reportError?.(error);
  root.replaceChildren();
  const place = root.appendChild(root.ownerDocument.createElement('div'));
  createRoot(place).render(
    <IntlProvider locale={locale} defaultLocale="en-US" messages={messages} textComponent="span">
      <GlobalStyle />
      <CrashCard error={error} state={null} />
    </IntlProvider>,
  );
}
