// The pages of a live shell judge by the keys that it was built with, whatever the keys of today are (DELIVERY-50): here they are asked beforehand.
import { canonicalJson, isSignedBy, teamOf, teamStatement, verifyReleaseMap, verifyRunTimeFile } from '@dex/mf-shared/release';
import type { Release, ReleaseBase, ShellRelease, SignedBase, SignedOps, SignedRunTimeFile, TrustedKeys } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { shellKeysOf } from '../artifact/shellKeys';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { ReleaseStore } from '../store/releaseStore';
import type { ReadFile } from './readChain';

/** What pages with a key set would not take: the code of the page's own check, and of what. */
interface PageFault {
  readonly code: string;
  readonly detail: string;
}

/** What pages with these keys would not take of something; none when they take all of it. */
export type PageCheck = (keys: TrustedKeys) => Promise<readonly PageFault[]>;

/** A live shell whose pages would not take something. */
export interface ShellFault extends PageFault {
  readonly shell: ShellRelease;
}

const NOTHING_SEEN = { generation: 0, opsGeneration: 0 };

async function mapFaults(keys: TrustedKeys, base: SignedBase, ops: SignedOps | null): Promise<readonly PageFault[]> {
  const text = canonicalJson({ base, ops });
  const verified = await verifyReleaseMap({ text, trusted: keys, now: base.value.issued, lastSeen: NOTHING_SEEN });
  return verified.ok ? [] : [verified.error];
}

interface NamedBuild {
  readonly remote: string;
  readonly release: Release;
}

/** The builds that a base gives to anybody; the history stands behind them. */
function shownBuilds({ remotes }: Pick<ReleaseBase, 'remotes'>): readonly NamedBuild[] {
  return Object.entries(remotes).flatMap(([remote, { stable, canary }]) =>
    [stable, ...(canary ? [canary.release] : [])].map((release) => ({ remote, release })),
  );
}

const nameOf = ({ remote, release }: NamedBuild) => `${remote} ${release.id} ${canonicalJson(release.team)}`;

async function buildFaults(keys: TrustedKeys, builds: readonly NamedBuild[]): Promise<readonly PageFault[]> {
  const faults = builds.map(async ({ remote, release }) => {
    const isKnown = await isSignedBy(teamOf(keys, remote), 'team', teamStatement(remote, release), release.team);
    return isKnown ? [] : [{ code: 'bad_team_signature', detail: `${remote} ${release.version}` }];
  });
  return (await Promise.all(faults)).flat();
}

/** A base by itself, with the builds that it shows and the one before did not: those that wait for their team's signature since a change of keys keep waiting. */
export function ofBase(base: SignedBase, before: ReleaseBase): PageCheck {
  const known = new Set(shownBuilds(before).map(nameOf));
  const builds = shownBuilds(base.value).filter((build) => !known.has(nameOf(build)));
  return async (keys) => [...(await mapFaults(keys, base, null)), ...(await buildFaults(keys, builds))];
}

/** Reductions beside the base in force, where the pages take that one. */
export function ofReductions(base: SignedBase | null, ops: SignedOps): PageCheck {
  return async (keys) => (!base || (await mapFaults(keys, base, null)).length > 0 ? [] : mapFaults(keys, base, ops));
}

/** A run-time file. */
export function ofSettings(config: SignedRunTimeFile): PageCheck {
  return async (keys) => {
    const verified = await verifyRunTimeFile({ text: canonicalJson(config), trusted: keys, least: 0 });
    return verified.ok ? [] : [{ code: verified.error.code, detail: `the settings, ${verified.error.detail}` }];
  };
}

/** All that pages read: the map whole, every build that it shows, the settings. */
export function ofEverything(base: SignedBase, ops: SignedOps | null, config: SignedRunTimeFile | null): PageCheck {
  return async (keys) => [
    ...(await mapFaults(keys, base, ops)),
    ...(await buildFaults(keys, shownBuilds(base.value))),
    ...(config ? await ofSettings(config)(keys) : []),
  ];
}

/** What the pages of live shells would not take, and the shells of former times, which do not say what keys they have. */
export interface ShellVerdicts {
  readonly faults: readonly ShellFault[];
  readonly unjudged: readonly ShellRelease[];
}

/** Asks the pages of each of these shells, by the keys that it was built with. Refusal: `artifact_damaged`. */
export async function askShells(
  read: ReadFile,
  shells: readonly ShellRelease[],
  check: PageCheck,
): Promise<Result<ShellVerdicts, Refusal>> {
  const faults: ShellFault[] = [];
  const unjudged: ShellRelease[] = [];
  for (const shell of shells) {
    const keys = await shellKeysOf(read, shell.id);
    if (!keys.ok) return keys;
    if (!keys.value) unjudged.push(shell);
    else faults.push(...(await check(keys.value)).map((fault) => ({ ...fault, shell })));
  }
  return ok({ faults, unjudged });
}

/** What a live shell's pages would not take, in words. */
export function faultText({ shell, code, detail }: ShellFault): string {
  return `the pages of the live shell ${shell.version} (${shell.id}) know other keys and would refuse it (${code}: ${detail})`;
}

/** What to do where the pages of a live shell would not take what is written all the same. */
export const CURE = {
  ofRest: '"renew" and "resign" with keys that it knows',
  ofReductions: 'do the same with a key that it knows, at once',
} as const;

interface Warned {
  readonly store: ReleaseStore;
  readonly warn?: (text: string) => void;
}

/** Says what the pages of live shells would not take of what is written all the same, and what to do. */
export async function warnOfShells(
  { store, warn }: Warned,
  shells: readonly ShellRelease[],
  check: PageCheck,
  cure: (typeof CURE)[keyof typeof CURE],
): Promise<void> {
  if (!warn) return;
  const asked = await askShells(store.read, shells, check);
  if (!asked.ok) warn(asked.error.detail);
  else for (const fault of asked.value.faults) warn(`*** ${faultText(fault)}; ${cure} ***`);
}

/** Where each document can be signed with a key that is not here. */
const SIGNED_THERE = {
  base: 'where that is, or begun here by --propose and ended there by "cosign"',
  ops: 'by the same command where that is',
  config: 'by the same command where that is, or by "config sign" there and "config publish" here',
} as const;
type SignedDocument = keyof typeof SIGNED_THERE;

/** The refusal of what a live shell's pages would not take. */
export function refusalOfFault(fault: ShellFault, document: SignedDocument): ReturnType<typeof refuse> {
  return refuse(
    'shell_refuses',
    `${faultText(fault)}. Sign it with a key that this shell knows too: ${SIGNED_THERE[document]}. Where no such key counts any more, build a shell with the keys of today and publish it with --alone`,
  );
}

/** That the pages of all these shells take the document. Refusals: `shell_refuses`, `artifact_damaged`. */
export async function takenByShells(
  store: ReleaseStore,
  shells: readonly ShellRelease[],
  check: PageCheck,
  document: SignedDocument,
): Promise<Result<null, Refusal>> {
  const asked = await askShells(store.read, shells, check);
  if (!asked.ok) return asked;
  const [fault] = asked.value.faults;
  return fault ? refusalOfFault(fault, document) : ok(null);
}
