import { resolveRemote, verifyReleaseMap } from '@dex/mf-shared/release';
import type { VerifiedReleaseMap } from '@dex/mf-shared/release';
import type { BuildTree } from '../artifact/buildTree';
import { publishRemote } from '../commands/publishRemote';
import { publishShell } from '../commands/publishShell';
import { buildTree, newInstallation, valueOf } from './fixtures';
import type { FakeBuild, Installation } from './fixtures';

/** Publishes to everybody. */
export const STABLE = { canaryPercent: null, source: null };
/** A shell that carries this version of mf-shared. */
export const shell = (sharedVersion: string, version = sharedVersion): BuildTree => buildTree({ app: 'shell', version, sharedVersion });
/** A build of swap. */
export const swap = (version: string, more: Partial<FakeBuild> = {}): BuildTree => buildTree({ app: 'mf-swap', version, ...more });

/** The served map, its signatures checked. */
export async function servedMap(site: Installation): Promise<VerifiedReleaseMap> {
  const bytes = (await site.store.read('release.json')) ?? new Uint8Array();
  const text = new TextDecoder().decode(bytes);
  return valueOf(
    await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen: { generation: 0, opsGeneration: 0 } }),
  );
}

/** Arm and version that a browser with this bucket and shell would load for swap, or why none. */
export async function shown(site: Installation, bucket = 'a', sharedVersion = '1.0.0') {
  const map = await servedMap(site);
  const choice = await resolveRemote({ map, remote: 'swap', trusted: site.keys.trusted, bucket, sharedVersion });
  return choice.ok ? `${choice.value.arm} ${choice.value.release.version}` : choice.error.code;
}

/** An installation with a shell and swap 1.0.0 for everybody. */
export async function withStableSwap(): Promise<Installation> {
  const site = await newInstallation();
  valueOf(await publishShell(site, shell('1.0.0'), { source: null, alone: false }));
  valueOf(await publishRemote(site, swap('1.0.0'), STABLE));
  return site;
}
