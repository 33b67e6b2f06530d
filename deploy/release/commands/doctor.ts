import { randomUUID } from 'node:crypto';
import type { ReleaseContext } from '../map/commit';
import { hasDevKeys, listKeys } from '../keys/keyRing';
import { artifactsOf } from '../map/artifactsOf';
import { askShells, faultText, ofEverything } from '../map/liveShells';
import { PAGE_FILE, mapTextOf, movePointer, moveRootFiles, settingsTextOf } from '../map/movePointer';
import { readBaseChain, readConfigChain, readOpsChain } from '../map/readChain';
import { POINTER_FILE, SETTINGS_FILE, documentsOf, readReleaseState } from '../map/releaseState';
import type { ReleaseState } from '../map/releaseState';
import { generationPath } from '../map/signedDocuments';
import type { DocumentKind, Newest, SignedDocument } from '../map/signedDocuments';
import { isOfFormerKeys } from '../map/voidGeneration';
import { tornFiles } from './repair';
import { unsignedEntries } from './resign';
import { checkArtifact } from '../artifact/uploadArtifact';
import { rootPathsOf, unlistedFiles } from '../map/rootFiles';
import { create } from '../store/releaseStore';
import type { ReleaseStore } from '../store/releaseStore';

/** One thing that `doctor` looked at. */
export interface Finding {
  readonly verdict: 'good' | 'warning' | 'bad';
  readonly text: string;
}

const good = (text: string): Finding => ({ verdict: 'good', text });
const warning = (text: string): Finding => ({ verdict: 'warning', text });
const bad = (text: string): Finding => ({ verdict: 'bad', text });

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function hasText(store: ReleaseStore, path: string, text: string): Promise<boolean> {
  const bytes = await store.read(path);
  return bytes !== null && Buffer.compare(bytes, bytesOf(text)) === 0;
}

async function checkCreate(store: ReleaseStore, path: string): Promise<Finding> {
  const first = await create(store, path, bytesOf('first'));
  const second = await create(store, path, bytesOf('second'));
  const kept = await hasText(store, path, 'first');
  return first && !second && kept
    ? good('a second write of the same file is refused')
    : bad('the store lets a second write replace the first');
}

async function checkRace(store: ReleaseStore, path: string): Promise<Finding> {
  const texts = Array.from({ length: 8 }, (_, index) => `writer ${index}`);
  const won = await Promise.all(texts.map((text) => create(store, path, bytesOf(text))));
  const winner = texts[won.indexOf(true)];
  const one = won.filter(Boolean).length === 1 && winner !== undefined && (await hasText(store, path, winner));
  return one
    ? good('of eight writers at once exactly one wins')
    : bad(`of eight writers at once ${won.filter(Boolean).length} think that they won`);
}

async function checkReplace(store: ReleaseStore, path: string): Promise<Finding> {
  const made = await store.replace(path, bytesOf('one'), null);
  const again = await store.replace(path, bytesOf('two'), null);
  const current = await store.readVersioned(path);
  const moved = await store.replace(path, bytesOf('three'), current?.version ?? null);
  const late = await store.replace(path, bytesOf('four'), current?.version ?? null);
  const right =
    made === 'replaced' && again === 'conflict' && moved === 'replaced' && late === 'conflict' && (await hasText(store, path, 'three'));
  return right ? good('a pointer moves only from the version that was read') : bad('the store ignores the condition of a replacement');
}

async function checkList(store: ReleaseStore, prefix: string, expected: number): Promise<Finding> {
  const listed = await store.list(prefix);
  return listed.length === expected ? good('files are listed') : bad(`${expected} files were written, ${listed.length} are listed`);
}

/** Proves by real writes (removed afterwards) that a store honours its conditions: the whole safety of publishing stands on them. */
export async function checkStore(store: ReleaseStore): Promise<readonly Finding[]> {
  const prefix = `doctor/${randomUUID()}/`;
  const paths = ['create', 'race', 'replace'].map((name) => `${prefix}${name}`);
  const [first = '', race = '', pointer = ''] = paths;
  try {
    return [
      await checkCreate(store, first),
      await checkRace(store, race),
      await checkReplace(store, pointer),
      await checkList(store, prefix, 3),
    ];
  } catch (error) {
    return [bad(`the store does not answer: ${error instanceof Error ? error.message : String(error)}`)];
  } finally {
    for (const path of paths) await store.remove(path).catch(() => undefined);
  }
}

function ages(now: number, base: { expires: number }, ops: { expires: number }): Finding[] {
  const days = (base.expires - now) / 86400;
  const life =
    days <= 0
      ? bad('the map has expired: no canary runs; "renew --base"')
      : days < 7
        ? warning(`the map expires in ${days.toFixed(1)} days; "renew --base"`)
        : good(`the map is good for ${Math.floor(days)} days`);
  return [life, ops.expires <= now ? warning('the reductions have expired: no canary runs; "renew"') : good('the reductions are fresh')];
}

const TELL_DAYS = 30;

/** Keys that should be replaced: a page refuses none for its age, so nobody else would say it. */
function keyAges({ keys, now }: ReleaseContext): Finding[] {
  return listKeys(keys).flatMap(({ name, id, expires }) => {
    const days = expires === null ? Infinity : (expires - now()) / 86400;
    const cure = `"keys rotate ${name}"`;
    if (days <= 0) return [warning(`the key ${id} of ${name} has expired; ${cure}`)];
    return days < TELL_DAYS ? [warning(`the key ${id} of ${name} expires in ${Math.ceil(days)} days; ${cure}`)] : [];
  });
}

/** Files that a static host would serve from the site's own origin though no release brings them. */
async function unlisted(store: ReleaseStore, shells: Parameters<typeof rootPathsOf>[1]): Promise<Finding[]> {
  const brought = await rootPathsOf(store, shells);
  const strange = await unlistedFiles(store, new Set([...brought, PAGE_FILE, POINTER_FILE, SETTINGS_FILE]));
  return strange.map((path) => warning(`${path} is part of no release; remove it unless you put it there`));
}

const DONE = {
  restore: 'was restored from the copy that browsers read',
  remove: 'was removed: the generation before it is in force',
} as const;

async function torn(store: ReleaseStore, repair: boolean): Promise<Finding[]> {
  return (await tornFiles(store, repair)).map(({ path, cure }) => {
    if (cure === 'none') return bad(`${path} is empty or cut off, and others follow it: bring it back from a copy of the store`);
    return repair ? warning(`${path} was empty or cut off and ${DONE[cure]}`) : bad(`${path} is empty or cut off; "doctor --repair"`);
  });
}

/** Generations that a machine wrote which has not heard of a change of keys. Those with a newer one above them are past: that machine stops at it. */
async function ofFormerKeys(
  { store, keys }: ReleaseContext,
  kind: DocumentKind,
  chain: readonly Newest<SignedDocument>[],
): Promise<Finding[]> {
  const counted = new Set(chain.map(({ signed }) => signed.value.generation));
  const newest = Math.max(0, ...counted);
  const findings: Finding[] = [];
  for (let generation = 1; ; generation += 1) {
    const path = generationPath(kind, generation);
    const bytes = counted.has(generation) ? null : await store.read(path);
    if (!bytes && generation > newest) return findings;
    // a generation that was committed since the chain was read is none of them
    if (!bytes || !(await isOfFormerKeys(kind, keys, bytes))) continue;
    const what = `${path} is signed by a key set of a former time: it is passed over`;
    findings.push(generation < newest ? good(what) : warning(`${what}; "keys accept" on the machine that wrote it, then "renew"`));
  }
}

/** What the pages of live shells would not take of what stands, by the keys that each was built with (DELIVERY-50). */
async function refusedByShells(store: ReleaseStore, { base, ops, config }: ReleaseState): Promise<Finding[]> {
  if (!base) return [];
  const check = ofEverything(base.signed, ops?.signed ?? null, config?.signed ?? null);
  const asked = await askShells(store.read, base.signed.value.shells, check);
  if (!asked.ok) return [bad(asked.error.detail)];
  return [
    ...asked.value.faults.map((fault) => bad(`${faultText(fault)}; "resign" and "renew" with a key that it knows, or retire it`)),
    ...asked.value.unjudged.map(({ id, version }) =>
      warning(`the live shell ${version} (${id}) does not say what keys it was built with: whether its pages take the map is not known`),
    ),
  ];
}

/**
 * Checks the chains, every artifact in the map and the served copies; mends copies that a dead process left behind. With `repair` it also mends
 * generation files that a loss of power left empty.
 */
export async function checkRelease(context: ReleaseContext, repair = false): Promise<readonly Finding[]> {
  const { store, keys, now } = context;
  const damage = await torn(store, repair);
  if (damage.some(({ verdict }) => verdict === 'bad')) return damage;
  const [bases, ops] = [await readBaseChain(store.read, keys), await readOpsChain(store.read, keys)];
  const configs = await readConfigChain(store.read, keys);
  if (!bases.ok) return [bad(bases.error.detail)];
  if (!ops.ok) return [bad(ops.error.detail)];
  if (!configs.ok) return [bad(configs.error.detail)];
  const state = await readReleaseState(store, keys);
  const documents = state.ok ? documentsOf(state.value) : state;
  if (!state.ok || !documents.ok) return [warning('the store is empty: run "init"')];
  const findings = [
    ...damage,
    ...(await ofFormerKeys(context, 'base', bases.value)),
    ...(await ofFormerKeys(context, 'ops', ops.value)),
    ...(await ofFormerKeys(context, 'config', configs.value)),
    good(
      `${bases.value.length} generations, ${ops.value.length} sets of reductions and ${configs.value.length} run-time files, each signed and following the one before`,
    ),
  ];
  for (const { remote, id } of artifactsOf(documents.value.base)) {
    const whole = await checkArtifact(store, remote, id);
    findings.push(whole.ok ? good(`${remote} ${id} is whole`) : bad(whole.error.detail));
  }
  const settingsText = settingsTextOf(state.value);
  const settingsInStep =
    settingsText === null ? (await store.read(SETTINGS_FILE)) === null : await hasText(store, SETTINGS_FILE, settingsText);
  const inStep = await hasText(store, POINTER_FILE, mapTextOf(state.value) ?? '');
  await movePointer(store, keys);
  await moveRootFiles(store);
  findings.push(inStep ? good(`${POINTER_FILE} is the newest`) : warning(`${POINTER_FILE} was behind and has been moved`));
  if (settingsText === null)
    findings.push(
      settingsInStep
        ? good('no run-time file was ever set')
        : bad(`${SETTINGS_FILE} is not signed and no page uses it; publish it with "config set"`),
    );
  else
    findings.push(
      settingsInStep ? good(`${SETTINGS_FILE} is the newest`) : warning(`${SETTINGS_FILE} was changed or behind and has been moved`),
    );
  if (documents.value.base.shells.length > 0 && !(await store.read(PAGE_FILE))) findings.push(bad(`${PAGE_FILE} is missing`));
  const unnamed = documents.value.ops.revoked.filter(({ id }) => !documents.value.base.revoked?.some((known) => known.id === id));
  for (const { remote, id } of unnamed) findings.push(warning(`the map does not name ${remote} ${id} as revoked yet; "renew --base"`));
  for (const { remote, version } of await unsignedEntries(context, documents.value.base))
    findings.push(warning(`${remote} ${version} is not signed by today's keys of its team: "resign"`));
  findings.push(...(await refusedByShells(store, state.value)));
  findings.push(...keyAges(context), ...(await unlisted(store, documents.value.base.shells)));
  if (hasDevKeys(keys)) findings.push(warning('DEV KEYS: private keys are plain files; do not guard real money with them'));
  return [...findings, ...ages(now(), documents.value.base, documents.value.ops)];
}
