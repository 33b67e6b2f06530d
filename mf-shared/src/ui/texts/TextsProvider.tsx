import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from '../../contract/remoteModule';
import type { Locale } from '../../domain/settings/locale';
import { useLocale } from './useLocale';

/** The texts of one language. */
export interface LoadedTexts {
  readonly locale: Locale;
  readonly messages: Messages;
}

export type LoadTexts = (locale: Locale) => Promise<Messages>;

/** Loads the texts of a language; a language that cannot be loaded leaves the English words of the code. */
export async function loadTexts(locale: Locale, loaders: readonly LoadTexts[]): Promise<LoadedTexts> {
  try {
    const parts = await Promise.all(loaders.map((load) => load(locale)));
    return { locale, messages: Object.assign({}, ...parts) };
  } catch (cause) {
    console.error('Failed to activate locale', locale, cause);
    return { locale: 'en-US', messages: {} };
  }
}

interface TextsProviderProps {
  /** Where the texts come from; a stable list. */
  readonly loaders: readonly LoadTexts[];
  /** Texts loaded before the first drawing, so that nothing flashes in another language. */
  readonly initial: LoadedTexts;
  readonly children: ReactNode;
}

/** The language in force for a tree: it follows the setting, and keeps the old words until the new ones are there. */
export function TextsProvider({ loaders, initial, children }: TextsProviderProps) {
  const locale = useLocale();
  const [texts, setTexts] = useState({ wanted: initial.locale, loaded: initial });
  useEffect(() => {
    if (texts.wanted === locale) return undefined;
    let isCurrent = true;
    void loadTexts(locale, loaders).then((loaded) => {
      if (isCurrent) setTexts({ wanted: locale, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, loaders, texts.wanted]);
  const { loaded } = texts;
  return (
    // Every text has an element of its own: a browser that translates the page puts elements in the place of bare text, and a
    // text that then goes, or something that comes before it, would find its neighbour gone.
    <IntlProvider locale={loaded.locale} defaultLocale="en-US" messages={loaded.messages} textComponent="span">
      {children}
    </IntlProvider>
  );
}
