import { loadSharedMessages } from '@dex/mf-shared/i18n';
import { darkModeChosen, localeChosen, walletDisconnected } from '@dex/mf-shared/state';
import { GlobalStyle, ServicesProvider, ShellRouter, TextsProvider } from '@dex/mf-shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createFakeServices } from '../../../mf-shared/src/testing/fakeServices';
import { createDeliveryNotices } from '../../../shell/src/remotes/deliveryNotices';
import { createDevReleases } from '../../../shell/src/remotes/devReleases';
import { createFakeHost } from '../../../shell/src/remotes/fakeRemoteHost.fixtures';
import chinese from '../../../shell/src/ui/messages/zh-CN.json';
import { Page } from '../../../shell/src/ui/page/Page';
import { ShellContext } from '../../../shell/src/ui/ShellContext';
import type { DrawingOrder, RawDrawings } from './drawSection';

/** Draws what the shell draws around every section, with the place for one. The links in it stand for those of the release map: the first is the open one. */
export async function drawFrame(orders: readonly DrawingOrder[]): Promise<RawDrawings> {
  const sheet = new ServerStyleSheet();
  const markup: string[] = [];
  for (const { path, locale, isDark } of orders) {
    const services = createFakeServices({ path });
    services.store.dispatch(localeChosen(locale));
    services.store.dispatch(darkModeChosen(isDark));
    services.store.dispatch(walletDisconnected());
    const messages = { ...(await loadSharedMessages(locale)), ...(locale === 'zh-CN' ? chinese : {}) };
    const wallet = {
      port: services.wallet,
      load: () => new Promise<never>(() => undefined),
      start: async () => undefined,
      pairingUri: () => null,
      onPairingUri: () => () => undefined,
    };
    const parts = {
      host: createFakeHost(services),
      releases: createDevReleases([]),
      wallet,
      notices: createDeliveryNotices(),
      withoutSections: null,
    };
    const tree = (
      <ShellContext value={parts}>
        <ServicesProvider services={services}>
          <TextsProvider loaders={[]} initial={{ locale, messages }}>
            <GlobalStyle />
            <ShellRouter>
              <Page />
            </ShellRouter>
          </TextsProvider>
        </ServicesProvider>
      </ShellContext>
    );
    markup.push(renderToStaticMarkup(sheet.collectStyles(tree)));
  }
  return { markup, css: sheet.getStyleTags() };
}
