import type { SectionTable } from '@dex/mf-shared/contract';
import { createSectionTable, trustedKeysSchema, type TrustedKeys } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { loadDevConfig, loadRuntimeConfig, type LoadedConfig } from '../chain/loadRuntimeConfig';
import { createDevReleases } from './devReleases';
import { createDeliveryNotices, type DeliveryNotices } from './deliveryNotices';
import { overrideTextOf } from './overrideText';
import { sayOfSettings } from './sayOfSettings';
import { nextTask } from '../nextTask';
import { createReleases } from './releases';
import type { Releases } from './releases';
import type { RemoteLoadError } from './remoteLoadError';
import { readPreview, type PreviewState } from './preview';
import { readTesterChoice } from './testerChoice';
import { storageOf } from './visitorBuild';

/** How often an open page looks for a new release map, in milliseconds. */
const REFRESH_MS = 15_000;

/** What this page runs by: the releases that it may run, and the operator's settings. */
export interface Delivery {
  readonly releases: Releases;
  readonly settings: LoadedConfig;
  /** The sections of this visit: the same until the page is loaded anew. */
  readonly sections: SectionTable;
  /** Why there is none of them; null when the release map is in force. */
  readonly withoutSections: RemoteLoadError['code'] | null;
  /** What a preview's link shows in this tab. */
  readonly preview: PreviewState;
  /** What is wrong with any of it, as the page says it. */
  readonly notices: DeliveryNotices;
}

/** The releases, with the section that the development server on this machine draws itself, when it serves the page; said above every screen. */
async function withOwnSection(page: Window, trusted: TrustedKeys, releases: Releases, notices: DeliveryNotices): Promise<Releases> {
  const text = overrideTextOf(page);
  if (text === null) return releases;
  const { overriddenBy } = await import(/* webpackChunkName: "section-override" */ './sectionOverride');
  const overridden = await overriddenBy(text, trusted, releases);
  if (overridden) notices.say('sectionOverride');
  return overridden ?? releases;
}

/** Opens the signed map and the signed run-time file, or what the development server has in their place. */
export async function openDelivery(page: Window): Promise<Delivery> {
  const notices = createDeliveryNotices();
  if (__DEV_SECTIONS__) {
    const sections = createSectionTable(__DEV_SECTIONS__);
    const releases = createDevReleases(__DEV_SECTIONS__);
    return { releases, settings: await loadDevConfig(), sections, withoutSections: null, preview: { kind: 'none' }, notices };
  }
  const trusted = v.parse(trustedKeysSchema, JSON.parse(__TRUSTED_KEYS__));
  const storage = storageOf(page);
  const testerChoice = readTesterChoice(page, trusted);
  const asked = readPreview(page, trusted);
  const map = createReleases({
    trusted,
    sharedVersion: __SHARED_VERSION__,
    page: page.document,
    storage,
    testerChoice,
    preview: asked,
  });
  const releases = await withOwnSection(page, trusted, map, notices);
  // Each document is judged in a task of its own.
  await nextTask(page);
  const least = await releases.settingsAtHand();
  await nextTask(page);
  const listing = nextTask(page).then(releases.sections);
  const [settings, listed] = await Promise.all([loadRuntimeConfig({ page: page.document, storage, trusted, least }), listing]);
  sayOfSettings(page, settings, notices);
  const preview = await asked;
  if (preview.kind === 'refused') notices.say('previewRefused');
  if (preview.kind === 'unreached') notices.say('previewUnreached');
  const sections = createSectionTable(listed.ok ? listed.value : []);
  return { releases, settings, sections, withoutSections: listed.ok ? null : listed.error.code, preview, notices };
}

/** Looks at the release map every 15 s while the page is visible, and when it becomes visible; calls `looked` after each look. Gives what ends the watch. */
export function watchReleases(page: Window, releases: Releases, looked: () => void): () => void {
  const look = () => {
    if (!page.document.hidden) void releases.refresh().then(looked);
  };
  const timer = page.setInterval(look, REFRESH_MS);
  page.document.addEventListener('visibilitychange', look);
  return () => {
    page.clearInterval(timer);
    page.document.removeEventListener('visibilitychange', look);
  };
}
