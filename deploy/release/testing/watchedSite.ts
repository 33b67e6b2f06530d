import { beaconUrl } from '@dex/mf-shared/release';
import type { Beacon } from '@dex/mf-shared/release';
import { publishRemote } from '../commands/publishRemote';
import { buildTree, newInstallation, valueOf } from './fixtures';

/** A site whose section swap has a stable build and a canary, with their ids. */
export async function siteWithCanary() {
  const site = await newInstallation();
  const stable = valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.0.0' }), { canaryPercent: null, source: null }));
  const canary = valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.1.0' }), { canaryPercent: 5, source: null }));
  return { site, stable: stable.id, canary: canary.id };
}

/** The line of the edge's log with a beacon about a build, of swap when no other is named, so many seconds after the first one. */
export const line = (id: string, outcome: Beacon['outcome'], remote = 'swap', seconds = 0) =>
  `${new Date(Date.UTC(2027, 0, 15, 8) + seconds * 1000).toISOString()} ${beaconUrl({ remote, id, arm: 'canary', outcome, lcp: 900, inp: 40 })}`;
