import type { SectionManifest } from '@dex/mf-shared/contract';
import type { Browser } from '@playwright/test';
import { sectionName } from '../build/apps';
import { readBuildFacts, type BuildFacts } from '../build/buildFacts';
import { findingsOfFiles, scriptsOf, textIdsIn, textsMissing } from './checks/ofFiles';
import { dialogFindings, mountFindings, openPaths, screenFindings, walletFindings } from './checks/ofPage';
import { fileAddressesIn, watchOwnRequests } from './checks/ownRequests';
import { watchPageErrors } from './checks/pageErrors';
import type { Finding } from './finding';
import { finding } from './finding';
import { openKitPage, type KitPage } from './kitPage';

export interface SectionToProve {
  readonly browser: Browser;
  /** A local site with the development wallet, on which the section and the kit's own are published. */
  readonly url: string;
  /** The section's build. */
  readonly folder: string;
  /** How often it is opened and left. */
  readonly mounts: number;
}

/** The texts of a language, asked of the section that the page has loaded. */
function messagesIn({ page }: KitPage, container: string, locale: string): Promise<Record<string, string>> {
  return page.evaluate(
    async ([name, language]) => {
      const factory = await Reflect.get(window, name).get('./remote');
      return factory().remote.loadMessages(language);
    },
    [container, locale] as const,
  );
}

/** The path by which the section is opened again and again: its first link's, or its first screen's. */
function mainPath({ links }: SectionManifest, paths: readonly string[]): string | undefined {
  return links[0]?.to ?? paths[0];
}

async function inPage(kit: KitPage, facts: BuildFacts, manifest: SectionManifest, input: SectionToProve): Promise<Finding[]> {
  const section = sectionName(facts.app);
  const paths = openPaths(manifest);
  const path = mainPath(manifest, paths);
  if (path === undefined || !(await kit.shows(section, path))) return [finding('screen_missing', `${path ?? 'the section'} draws nothing`)];
  const ids = textIdsIn(scriptsOf(input.folder, facts), section);
  return [
    ...textsMissing(ids, await messagesIn(kit, facts.container, 'zh-CN'), 'zh-CN'),
    ...(await walletFindings(kit, section, path)),
    ...(await screenFindings(kit, section, paths)),
    ...(await dialogFindings(kit, section, manifest.dialogs)),
    ...(await mountFindings(kit, section, path, input.mounts)),
  ];
}

/** Proves a built section against the contract; gives every promise that it breaks, none when all is well. Throws RangeError for a folder that holds no section. */
export async function proveSection(input: SectionToProve): Promise<readonly Finding[]> {
  const facts = readBuildFacts(input.folder);
  if (!facts?.manifest) throw new RangeError(`${input.folder} holds no built section`);
  const seen: (() => Finding[])[] = [];
  const settings: unknown = await (await fetch(`${input.url}/config.json`)).json();
  const kit = await openKitPage(input.browser, input.url, async (page) => {
    seen.push(watchPageErrors(page, input.url), await watchOwnRequests(page, `/a/${sectionName(facts.app)}/`, fileAddressesIn(settings)));
  });
  try {
    const found = await inPage(kit, facts, facts.manifest, input);
    return [...findingsOfFiles(input.folder, facts), ...found, ...seen.flatMap((findings) => findings())];
  } finally {
    await kit.close();
  }
}
