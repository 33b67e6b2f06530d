import { verifyReleaseMap } from '@dex/mf-shared/release';
import type { LastSeen, MapRefusal, MapStanding, TrustedKeys, VerifiedReleaseMap } from '@dex/mf-shared/release';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { skewOf } from '../chain/clockSkew';
import type { DataBlocks } from '../chain/runTimeFileText';
import { isOldByDeviceAlone } from './clockDoubt';
import { createKeptMap } from './keptMap';
import { newestOf } from './newestSeen';
import { fetchMapText, inlinedMapText } from './releaseMapText';
import type { RemoteLoadError } from './remoteLoadError';

/** Why no release map is in force. */
export type NoMap = Pick<RemoteLoadError, 'code'>;

/** Why a map was refused, for a visit that has none. */
type Refusal = MapRefusal['code'] | 'expired' | 'clock';

/** How fresh the map in force is, and whether that is so by this device's clock alone, which the date of the site contradicts. */
export interface Freshness {
  readonly standing: MapStanding;
  readonly isClockDoubted: boolean;
}

/** The release map that this page goes by. */
export interface MapInForce {
  /** The map in force; null while none is. */
  current(): VerifiedReleaseMap | null;
  /** How fresh the map in force is; null while none is, and while one that looks old was not looked for anew. */
  freshness(): Freshness | null;
  /** Why the last map was refused; null while none was. */
  refusal(): Refusal | null;
  /** Waits until the maps that need no request were read. */
  atHand(): Promise<void>;
  /** The map in force; without one, why, and the next question looks anew. */
  inForce(): Promise<Result<VerifiedReleaseMap, NoMap>>;
  /** Reads the map again; a map that is refused or does not come leaves the one in force. */
  refresh(): Promise<void>;
  /** Reads the map again when the last look is older than this many milliseconds; waits for it no longer than two seconds. */
  freshen(maxAgeMs: number): Promise<void>;
  /** Judges the text of a map by this page's keys, without taking it over and without regard to what was seen before. */
  check(text: string): Promise<Result<VerifiedReleaseMap, MapRefusal>>;
}

interface MapInput {
  readonly trusted: TrustedKeys;
  readonly page: DataBlocks;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** How long opening a section waits for a new look at the map, in milliseconds. */
const FRESHEN_MS = 2_000;
const NOTHING_SEEN: LastSeen = { generation: 0, opsGeneration: 0 };

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * Keeps the newest verified release map: from the page, from `/release.json`, or the last good one of this browser. A map older than one
 * that was accepted is refused, in whichever tab that was (DELIVERY-30).
 */
export function createMapInForce({ trusted, page, storage }: MapInput): MapInForce {
  let current: VerifiedReleaseMap | null = null;
  let lookedAt = 0;
  let hasLooked = false;
  /** How much later it is by the site's clock than by the device's. */
  let skewMs = 0;
  let refusal: Refusal | null = null;
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
      refusal = isOldByDeviceAlone(verified.value, skewMs) ? 'clock' : 'expired';
      console.error(`Release map refused: ${refusal}`);
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
    const isGood = inlined !== null && (inlined === stored ? current !== null : await accept(inlined));
    // One that looks old is looked for anew before anything of it is said or run.
    lookedAt = current?.standing === 'fresh' ? Date.now() : 0;
    return isGood;
  }

  let reading: Promise<boolean> | null = null;
  const atHand = () => (reading ??= readAtHand());

  async function first(): Promise<void> {
    if (!(await atHand())) await refresh();
  }

  const check: MapInForce['check'] = (text) => verifyReleaseMap({ text, trusted, now: nowSeconds(), lastSeen: NOTHING_SEEN });

  async function look(): Promise<void> {
    const begunAt = Date.now();
    const fetched = await fetchMapText();
    hasLooked = true;
    if (!fetched.ok) return;
    skewMs = skewOf(fetched.value.date, Date.now());
    await accept(fetched.value.text);
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

  let ready: Promise<void> | null = null;

  async function inForce(): Promise<Result<VerifiedReleaseMap, NoMap>> {
    ready ??= first();
    await ready;
    if (current) return ok(current);
    ready = null;
    reading = null;
    return err({ code: refusal === null ? 'missing' : refusal === 'expired' || refusal === 'clock' ? refusal : 'unproved' });
  }

  return {
    current: () => current,
    freshness() {
      if (!current || (current.standing !== 'fresh' && !hasLooked)) return null;
      return { standing: current.standing, isClockDoubted: isOldByDeviceAlone(current, skewMs) };
    },
    refusal: () => refusal,
    async atHand() {
      await atHand();
    },
    inForce,
    refresh,
    freshen,
    check,
  };
}
