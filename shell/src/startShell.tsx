import type { Locale, Messages } from '@dex/mf-shared/contract';
import { loadSharedMessages, pickLocale } from '@dex/mf-shared/i18n';
import { stateOf } from '@dex/mf-shared/state';
import { loadTexts } from '@dex/mf-shared/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { openDelivery } from './remotes/openReleases';
import { checkFirstPicture } from './remotes/firstPicture';
import { startSections } from './remotes/startSections';
import { nextTask } from './nextTask';
import { startServices } from './startServices';
import { App } from './ui/App';
import { createFaultPage, type ShowFault } from './ui/crash/faultPage';

/** The shell's own texts. English stands in the sources, so it costs no request. */
async function loadShellMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en-US') return {};
  const { default: messages } = await import(/* webpackChunkName: "shell-zh-CN" */ './ui/messages/zh-CN.json');
  return messages;
}

const LOADERS = [loadSharedMessages, loadShellMessages];

/** When the page counts as drawn though no section was, in milliseconds. */
const DRAWN_AT_LATEST_MS = 4000;

async function draw(page: Window, root: HTMLElement, showFault: ShowFault): Promise<void> {
  const delivery = await openDelivery(page);
  await nextTask(page);
  const { services, wallet, drawn } = startServices(page, delivery.settings.config, delivery.sections);
  await nextTask(page);
  const host = startSections(page, delivery, services, drawn);
  // A page whose section does not come still reads what its header shows.
  page.setTimeout(drawn, DRAWN_AT_LATEST_MS);
  const locale = pickLocale(stateOf(services.store).settings.userLocale);
  const [initialTexts] = await Promise.all([loadTexts(locale, LOADERS), checkFirstPicture(page.document, delivery.releases)]);
  await nextTask(page);
  const app = (
    <App
      parts={{
        host,
        releases: delivery.releases,
        preview: delivery.preview,
        wallet,
        notices: delivery.notices,
        withoutSections: delivery.withoutSections,
      }}
      loaders={LOADERS}
      initialTexts={initialTexts}
    />
  );
  // In slices, between which the page answers, and put into the page whole.
  startTransition(() => createRoot(root, { onUncaughtError: (cause) => void showFault(cause, services.store) }).render(app));
}

/** Starts the application: what may run and the operator's settings, services, sections; drawn once its words are there. Whatever fails on the way shows the crash page, or the page's own words where that does not come. */
export async function startShell(page: Window): Promise<void> {
  const root = page.document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const showFault = createFaultPage(root, LOADERS);
  try {
    await draw(page, root, showFault);
  } catch (cause) {
    await showFault(cause, null);
  }
}
