import type { RemoteName } from '@dex/mf-shared/contract';
import { chosenSections, leastRunTimeFile, resolveRemote, shownShellOf, signersOf, teamOf, teamStatement } from '@dex/mf-shared/release';
import type {
  ListedSection,
  MapRefusal,
  Release,
  ShellRelease,
  RemoteChoice,
  TesterChoice,
  TrustedKeys,
  VerifiedReleaseMap,
} from '@dex/mf-shared/release';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { DataBlocks } from '../chain/runTimeFileText';
import { createMapInForce } from './mapInForce';
import type { Freshness, NoMap } from './mapInForce';
import type { PreviewState } from './preview';
import type { RemoteLoadError } from './remoteLoadError';
import { standingOf } from './standingOf';
import type { BuildStanding } from './standingOf';
import { bucketOf } from './visitorBucket';
import { visitorBuildOf } from './visitorBuild';

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
  /** The id of the shell that this browser would get now, or null while no map is known; `failed` is a canary that did not start here. */
  shownShell(failed: string | null): string | null;
  /** The newest run-time file that the map in force knows of, once the maps at hand were read; 0 for none. Waits for no request. */
  settingsAtHand(): Promise<number>;
  /** The same, of the map in force now. */
  namedSettings(): number;
  /** The map in force, or null while none is. */
  mapInForce(): VerifiedReleaseMap | null;
  /** Judges the text of a map by this page's keys, without taking it over and without regard to what was seen before. */
  check(text: string): Promise<Result<VerifiedReleaseMap, MapRefusal>>;
  /** The keys of its team by which a build, or a shell (`shell`), was really signed: those whose signature holds here. */
  signersOf(remote: RemoteName, release: Release | ShellRelease): Promise<readonly string[]>;
  /** How fresh the map in force is; null while that is not known. */
  freshness(): Freshness | null;
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

/** How old the last look at the map may be when a section is opened, in milliseconds. */
const OPENING_AGE_MS = 5_000;

/** What may run of the map that is in force for this page, for this visitor. */
export function createReleases({ trusted, sharedVersion, page, storage, testerChoice, preview }: ReleasesInput): Releases {
  const maps = createMapInForce({ trusted, page, storage });

  /** The preview's builds by section, once it is known whether there is one. */
  async function previewed(): Promise<(remote: RemoteName) => Release | null> {
    const state = await preview;
    const builds = state.kind === 'shown' ? state.preview.builds : [];
    return (remote) => builds.find((build) => build.remote === remote)?.release ?? null;
  }

  const namedSettings = () => {
    const map = maps.current();
    return map ? leastRunTimeFile(map) : 0;
  };
  const visitorChoiceOf = (remote: RemoteName) => visitorBuildOf(storage, remote);

  return {
    async sections() {
      const map = await maps.inForce();
      if (!map.ok) return map;
      const previewOf = await previewed();
      const input = {
        map: map.value,
        trusted,
        sharedVersion,
        bucket: bucketOf(page),
        testerChoice: await testerChoice,
        previewOf,
        visitorChoiceOf,
      };
      return ok(await chosenSections(input));
    },
    refresh: maps.refresh,
    freshen: maps.freshen,
    standingOf(remote, id) {
      const map = maps.current();
      return map ? standingOf(map, remote, id) : 'good';
    },
    shownShell(failed) {
      const map = maps.current();
      return (map && shownShellOf(map, bucketOf(page), failed)?.id) ?? null;
    },
    async settingsAtHand() {
      await maps.atHand();
      return namedSettings();
    },
    namedSettings,
    mapInForce: maps.current,
    check: maps.check,
    signersOf: (remote, release) => signersOf(teamOf(trusted, remote), 'team', teamStatement(remote, release), release.team ?? []),
    freshness: maps.freshness,
    async choose(remote) {
      const known = await maps.inForce();
      if (!known.ok) return err({ ...known.error, remote, detail: `no verified release map (${maps.refusal() ?? 'none came'})` });
      await maps.freshen(OPENING_AGE_MS);
      const bucket = bucketOf(page);
      const choice = await resolveRemote({
        map: maps.current() ?? known.value,
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
