import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NEW_SECTIONS, trustedKeysSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { appNames, outputFolder, readApp, repositoryRoot, sectionFolders, sectionName } from '../build/apps';
import { readBuildTree } from '../release/artifact/buildTree';
import { publishRemote } from '../release/commands/publishRemote';
import { publishShell } from '../release/commands/publishShell';
import { renewBase, renewOps } from '../release/commands/reductionCommands';
import { checkSettings, setSettings } from '../release/commands/settingsCommands';
import { createKeyFolder, readKeyFolder } from '../release/keys/keyFolder';
import { commitFirst } from '../release/map/commit';
import type { ReleaseContext } from '../release/map/commit';
import { documentsOf, readReleaseState } from '../release/map/releaseState';
import { createFilesStore } from '../release/store/filesStore';

const machineFolder = join(repositoryRoot, '.build');

/** Where local releases are kept: `.build`, which git ignores, or inside `$BUILD_DIR` when the builds are there too. */
export const localFolder = process.env['BUILD_DIR'] ? resolve(process.env['BUILD_DIR'], '.local') : machineFolder;

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly code: string } };

function need<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The local release failed: ${JSON.stringify(outcome.error)}`);
}

/** False for keys of an earlier kind of key set: nobody but this machine trusts them, so they are made anew. */
function hasReadableKeys(path: string): boolean {
  const keys = v.safeParse(trustedKeysSchema, JSON.parse(readFileSync(path, 'utf8')));
  return keys.success && Object.hasOwn(keys.output.teams, NEW_SECTIONS);
}

/** The public keys that local builds trust, as JSON text; the key folder is made when there is none that fits. */
export async function ensureKeys(folder = join(machineFolder, 'keys')): Promise<string> {
  const path = join(folder, 'trusted-keys.json');
  if (existsSync(path) && !hasReadableKeys(path)) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(path)) need(await createKeyFolder(folder, sectionFolders().map(sectionName)));
  return readFileSync(path, 'utf8');
}

/** A place to release to: the folder that is served, and the keys that sign. */
export interface LocalSite {
  readonly root: string;
  readonly keys: string;
}

export const localSite: LocalSite = { root: join(localFolder, 'site'), keys: join(machineFolder, 'keys') };

/** A local release that these keys did not sign (the keys were made anew, or it was copied here) cannot be continued: it holds only builds that are at hand. */
async function discardForeign(context: ReleaseContext, site: LocalSite): Promise<void> {
  const state = await readReleaseState(context.store, context.keys);
  if (state.ok || state.error.code !== 'map_refused') return;
  console.log(`The local release in ${site.root} was signed by other keys; it is thrown away and made anew.`);
  rmSync(site.root, { recursive: true, force: true });
}

/** How much of its life a local map must have left, in seconds: a week. */
const BASE_RENEWAL_SECONDS = 7 * 24 * 3600;

/** Keeps a local release in force: the reductions for another hour, the map for another month when its end is near. */
export async function renewLocally(context: ReleaseContext): Promise<void> {
  const { base } = need(documentsOf(need(await readReleaseState(context.store, context.keys))));
  if (base.expires - context.now() < BASE_RENEWAL_SECONDS) need(await renewBase(context));
  need(await renewOps(context));
}

/** Reductions expire after an hour; an open local site renews them well before, in milliseconds. */
const RENEW_MS = 20 * 60_000;

/** Renews now and every 20 minutes; gives what ends that. */
export async function keepRenewed(context: ReleaseContext): Promise<() => void> {
  await renewLocally(context);
  const timer = setInterval(() => void renewLocally(context).catch((cause: unknown) => console.error(cause)), RENEW_MS);
  return () => clearInterval(timer);
}

/** Opens the local store, empty or not, with its keys. */
export async function openLocalSite(site: LocalSite): Promise<ReleaseContext> {
  await ensureKeys(site.keys);
  const keys = need(await readKeyFolder(site.keys));
  const context = { store: createFilesStore(site.root), keys, now: () => Math.floor(Date.now() / 1000) };
  await discardForeign(context, site);
  if (!existsSync(join(site.root, 'release.json'))) need(await commitFirst(context));
  return context;
}

/** Signs the run-time file of a local site with this machine's operator key and publishes it; the same settings again change nothing. */
export async function setLocally(context: ReleaseContext, settings: object): Promise<void> {
  need(await setSettings(context, need(checkSettings(new TextEncoder().encode(JSON.stringify(settings))))));
}

/** Publishes one build to the local store: a remote to everybody, the shell as the only live one. */
export async function publishLocally(context: ReleaseContext, folder: string): Promise<void> {
  const tree = need(readBuildTree(folder));
  if (tree.facts.app === 'shell') need(await publishShell(context, tree, { source: null, alone: true }));
  else need(await publishRemote(context, tree, { canaryPercent: null, source: null }));
}

/** What a shell is refused for that no longer fits the sections that are out. */
const OUTDATED: ReadonlySet<string> = new Set(['incompatible_remote', 'missing_export', 'changed_export']);

/** A shell of another contract than the sections that are out begins the local release anew: nobody but this machine runs those. */
async function discardOutdated(context: ReleaseContext, site: LocalSite, shellFolder: string): Promise<ReleaseContext> {
  const published = await publishShell(context, need(readBuildTree(shellFolder)), { source: null, alone: true });
  if (published.ok || !OUTDATED.has(published.error.code)) {
    need(published);
    return context;
  }
  console.log(`The local release in ${site.root} holds sections of another contract; it is thrown away and made anew.`);
  rmSync(site.root, { recursive: true, force: true });
  return openLocalSite(site);
}

/** Publishes builds, the shell's first. Builds that are published already change nothing. */
export async function publishAllLocally(
  site: LocalSite = localSite,
  folders: readonly string[] = appNames.map((name) => outputFolder(readApp(name))),
): Promise<ReleaseContext> {
  const [shellFolder] = folders;
  const opened = await openLocalSite(site);
  const context = shellFolder ? await discardOutdated(opened, site, shellFolder) : opened;
  for (const folder of folders) await publishLocally(context, folder);
  return context;
}
