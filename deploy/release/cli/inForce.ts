import { verifyReleaseMap } from '@dex/mf-shared/release';
import type { MapRefusal, MapStanding, TrustedKeys } from '@dex/mf-shared/release';
import type { Bytes } from '../store/releaseStore';

/** What a page with a key set makes of the map in force: it reads it, of what age; or it does not, for want of a signature or of a map. */
export type InForceKind = MapStanding | 'unsigned' | 'damaged' | 'missing';

const kindOfRefusal: Readonly<Record<MapRefusal['code'], InForceKind>> = {
  bad_signature: 'unsigned',
  bad_ops_signature: 'unsigned',
  bad_consent: 'unsigned',
  bad_schema: 'damaged',
  ops_withheld: 'damaged',
  replayed: 'damaged',
};

const READ = 'What is in force is signed by keys that still count.';
const NOTHING_SAID = 'so nothing can be said of its signatures: "doctor" says what is there, and writes the copy anew where it can.';

/** Not signed anew by the command: the pages of shells from before may know only the key that was dropped, and publishing a shell does it at the right moment. */
export const inForceTexts: Readonly<Record<InForceKind, string>> = {
  fresh: READ,
  expired: `${READ} It has expired, so first visits run nothing: "renew --base".`,
  ops_expired: `${READ} Its reductions have expired, so no canary runs: "renew".`,
  ops_missing: `${READ} It has no reductions beside it, so no canary runs: "renew".`,
  unsigned:
    'What is in force is NOT signed by the keys of today: a page that is built from now on refuses it until it is. If every live shell trusts them, "resign" now; else build a shell now and publish it with --alone, then "resign".',
  damaged: `What browsers read (release.json) is no whole map, ${NOTHING_SAID}`,
  missing: `There is no map that browsers read (release.json), ${NOTHING_SAID}`,
};

/** What a page that is built with these keys makes of the copy of the map that browsers read; `now` in seconds since 1970. */
export async function inForceKind(copy: Bytes | null, trusted: TrustedKeys, now: number): Promise<InForceKind> {
  if (!copy) return 'missing';
  const lastSeen = { generation: 0, opsGeneration: 0 };
  const map = await verifyReleaseMap({ text: new TextDecoder().decode(copy), trusted, now, lastSeen });
  return map.ok ? map.value.standing : kindOfRefusal[map.error.code];
}
