import type { Locale } from '@dex/mf-shared/contract';
import { loadSharedMessages } from '@dex/mf-shared/i18n';
import { darkModeChosen, localeChosen, walletDisconnected } from '@dex/mf-shared/state';
import type { RemoteDefinition } from '@dex/mf-shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createFakeServices } from '../../../mf-shared/src/testing/fakeServices';
import { SectionRoot } from '../../../mf-shared/src/ui/remote/SectionRoot';

/** What is drawn: a path, in a language, on a light or a dark page. */
export interface DrawingOrder {
  readonly path: string;
  readonly locale: Locale;
  readonly isDark: boolean;
}

/** Markup for each order, and the styles of all of them. */
export interface RawDrawings {
  readonly markup: readonly string[];
  readonly css: string;
}

/** Draws screens of a section as they are before anything is known: no wallet, no answer of a chain, no list. Effects do not run. */
export async function drawSection(remote: RemoteDefinition, orders: readonly DrawingOrder[]): Promise<RawDrawings> {
  const sheet = new ServerStyleSheet();
  const { Root } = await remote.load();
  const markup: string[] = [];
  for (const { path, locale, isDark } of orders) {
    const services = createFakeServices({ path });
    services.store.dispatch(localeChosen(locale));
    services.store.dispatch(darkModeChosen(isDark));
    services.store.dispatch(walletDisconnected());
    for (const slice of remote.slices) services.store.addSlice(slice);
    const loaders = [loadSharedMessages, remote.loadMessages];
    const parts = await Promise.all(loaders.map((load) => load(locale)));
    const initialTexts = { locale, messages: Object.assign({}, ...parts) };
    const tree = (
      <SectionRoot
        name={remote.name}
        matchRoute={remote.matchRoute}
        Root={Root}
        loaders={loaders}
        initialTexts={initialTexts}
        services={services}
        view={{ kind: 'screen' }}
      />
    );
    markup.push(renderToStaticMarkup(sheet.collectStyles(tree)));
  }
  return { markup, css: sheet.getStyleTags() };
}
