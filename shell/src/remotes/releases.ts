import type { RemoteName } from '@dex/mf-shared/contract';
import { chosenSections, leastRunTimeFile, resolveRemote, verifyReleaseMap } from '@dex/mf-shared/release';
import type {
  LastSeen,
  ListedSection,
  MapRefusal,
  MapStanding,
  Release,
  RemoteChoice,
  TesterChoice,
  TrustedKeys,
  VerifiedReleaseMap,
} from '@dex/mf-shared/release';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { DataBlocks } from '../chain/runTimeFileText';
import { createKeptMap } from './keptMap';
import { newestOf } from './newestSeen';
import { fetchMapText, inlinedMapText } from './releaseMapText';
import type { PreviewState } from './preview';
import type { RemoteLoadError } from './remoteLoadError';
import { standingOf } from './standingOf';
import type { BuildStanding } from './standingOf';
import { bucketOf } from './visitorBucket';
import { visitorBuildOf } from './visitorBuild';

/** Why no release map is in force. */
export type NoMap = Pick<RemoteLoadError, 'code'>;

/** What the page knows of the releases that may run. */
export interface Releases {
  /** The releases of a section for this browser, best first. */
  choose(remote: RemoteName): Promise<Result<RemoteChoice, RemoteLoadError>>;
  /** The sections that this browser can be shown, with the manifest of the build it would get; an error while no map is in force. */
  sections(): Promise<Result<readonly ListedSection[], NoMap>>;
  /** Reads the map again; a map that is refused or does not come leaves the one in force. */
  refresh(): Promise<void>;
  /** Reads the map again when the last look is older than this many milliseconds; waits for it no longer than two seconds. */
  freshen(maxAgeMs: number): Promise<void>;
  /** How a build that runs here stands in the map in force. */
  standingOf(remote: RemoteName, id: string): BuildStanding;
  /** The id of the shell that new visitors get, or null while no map is known. */
  shownShell(): string | null;
  /** The newest run-time file that the map in force knows of, once the maps at hand were read; 0 for none. Waits for no request. */
  settingsAtHand(): Promise<number>;
  /** The same, of the map in force now. */
  namedSettings(): number;
  /** The map in force, or null while none is. */
  mapInForce(): VerifiedReleaseMap | null;
  /** Judges the text of a map by this page's keys, without taking it over and without regard to what was seen before. */
  check(text: string): Promise<Result<VerifiedReleaseMap, MapRefusal>>;
  /** How fresh the map in force is; null while none is. */
  freshness(): MapStanding | null;
}

interface ReleasesInput {
  readonly trusted: TrustedKeys;
  readonly sharedVersion: string;
  readonly page: DataBlocks & { cookie: string };
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** The build that a tester's link asks for, once its token is checked. */
  readonly testerChoice: Promise<TesterChoice | null>;
  /** What a preview's link asks for, once it is checked. */
  readonly preview: Promise<PreviewState>;
}

/** How old the last look at the map may be when a section is opened, and how long opening waits for a new one, in milliseconds. */
const OPENING_AGE_MS = 5_000;
const FRESHEN_MS = 2_000;
const NOTHING_SEEN: LastSeen = { generation: 0, opsGeneration: 0 };

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * Keeps the newest verified release map: from the page, from `/release.json`, or the last good one of this browser. A map older than one
 * that was accepted is refused, in whichever tab that was (DELIVERY-30).
 */
export function createReleases({ trusted, sharedVersion, page, storage, testerChoice, preview }: ReleasesInput): Releases {
  let current: VerifiedReleaseMap | null = null;
  let lookedAt = 0;
  /** Why the last map was refused, for a visit that has none. */
  let refusal: MapRefusal['code'] | 'expired' | null = null;
  let looking: Promise<void> | null = null;

  /** The newest that this browser has accepted, in this tab or another one. */
  let known: Pick<VerifiedReleaseMap, 'seen' | 'revoked'> = { seen: NOTHING_SEEN, revoked: [] };
  let textInForce: string | null = null;
  const keptMap = createKeptMap(storage);

  const verify = (text: string) =>
    verifyReleaseMap({ text, trusted, now: nowSeconds(), lastSeen: known.seen, revokedBefore: known.revoked });
  const take = (text: string, map: VerifiedReleaseMap) => {
    current = known = map;
    textInForce = text;
  };

  /** Takes over the map that is kept when another tab has accepted it since; what it knows counts even where it is not taken over. `unjudged`: this page's keys prove nothing of it. */
  async function takeKept(kept: string | null): Promise<'judged' | 'unjudged'> {
    if (kept === null || kept === textInForce) return 'judged';
    const verified = await verify(kept);
    if (verified.ok) take(kept, verified.value);
    if (verified.ok) return 'judged';
    const alone = await check(kept);
    if (!alone.ok) return 'unjudged';
    known = { seen: newestOf(known.seen, alone.value.seen), revoked: [...known.revoked, ...alone.value.revoked] };
    return 'judged';
  }

  async function accept(text: string): Promise<boolean> {
    const kept = keptMap.text();
    const former = await takeKept(kept);
    const verified = await verify(text);
    if (verified.ok && verified.value.standing === 'expired' && !current) {
      // Whoever serves an old map for ever would keep every newcomer on what was withdrawn since (DELIVERY-8).
      console.error('Release map refused: expired');
      refusal = 'expired';
      return false;
    }
    if (!verified.ok) {
      refusal = verified.error.code;
      console.error(`Release map refused: ${verified.error.code} (${verified.error.detail})`);
      return false;
    }
    // Another tab was quicker: what it keeps now may be newer than this.
    if (keptMap.text() !== kept) return accept(text);
    take(text, verified.value);
    if (text !== kept) keptMap.keep(text, former);
    return true;
  }

  /** Reads the maps that need no request; true when the one in the page is in force. */
  async function readAtHand(): Promise<boolean> {
    const stored = keptMap.text();
    // Read first, so that a served map older than this one is refused.
    await takeKept(stored);
    const inlined = inlinedMapText(page);
    lookedAt = Date.now();
    return inlined !== null && (inlined === stored ? current !== null : accept(inlined));
  }

  let reading: Promise<boolean> | null = null;
  const atHand = () => (reading ??= readAtHand());

  async function first(): Promise<void> {
    if (!(await atHand())) await refresh();
  }

  const check: Releases['check'] = (text) => verifyReleaseMap({ text, trusted, now: nowSeconds(), lastSeen: NOTHING_SEEN });

  async function look(): Promise<void> {
    const begunAt = Date.now();
    const fetched = await fetchMapText();
    if (!fetched.ok) return;
    await accept(fetched.value);
    lookedAt = begunAt;
  }

  // One look at a time: of two answers the older one could be accepted last.
  function refresh(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  function freshen(maxAgeMs: number): Promise<void> {
    if (Date.now() - lookedAt <= maxAgeMs) return Promise.resolve();
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, FRESHEN_MS);
    });
    return Promise.race([refresh(), late]);
  }

  /** The preview's builds by section, once it is known whether there is one. */
  async function previewed(): Promise<(remote: RemoteName) => Release | null> {
    const state = await preview;
    const builds = state.kind === 'shown' ? state.preview.builds : [];
    return (remote) => builds.find((build) => build.remote === remote)?.release ?? null;
  }

  const visitorChoiceOf = (remote: RemoteName) => visitorBuildOf(storage, remote);
  let ready: Promise<void> | null = null;

  /** The map in force; without one, why, and the next question looks anew. */
  async function inForce(): Promise<Result<VerifiedReleaseMap, NoMap>> {
    ready ??= first();
    await ready;
    if (current) return ok(current);
    ready = null;
    reading = null;
    return err({ code: refusal === null ? 'missing' : refusal === 'expired' ? 'expired' : 'unproved' });
  }

  return {
    async sections() {
      const map = await inForce();
      if (!map.ok) return map;
      const previewOf = await previewed();
      const input = { map: map.value, bucket: bucketOf(page), testerChoice: await testerChoice, previewOf, visitorChoiceOf };
      return ok(await chosenSections(input));
    },
    refresh,
    freshen,
    standingOf: (remote, id) => (current ? standingOf(current, remote, id) : 'good'),
    shownShell: () => current?.base.shells[0]?.id ?? null,
    async settingsAtHand() {
      await atHand();
      return current ? leastRunTimeFile(current) : 0;
    },
    namedSettings: () => (current ? leastRunTimeFile(current) : 0),
    mapInForce: () => current,
    check,
    freshness: () => current?.standing ?? null,
    async choose(remote) {
      const known = await inForce();
      if (!known.ok) return err({ ...known.error, remote, detail: `no verified release map (${refusal ?? 'none came'})` });
      await freshen(OPENING_AGE_MS);
      const bucket = bucketOf(page);
      const choice = await resolveRemote({
        map: current ?? known.value,
        remote,
        trusted,
        bucket,
        sharedVersion,
        testerChoice: await testerChoice,
        previewOf: await previewed(),
        visitorChoiceOf,
      });
      if (choice.ok) return ok(choice.value);
      const incompatible = choice.error.refused.some(({ code }) => code === 'incompatible_shared');
      const detail = [choice.error.code, ...choice.error.refused.map(({ code, version }) => `${version}: ${code}`)].join(', ');
      return err({ code: incompatible ? 'incompatible' : 'missing', remote, detail });
    },
  };
}
