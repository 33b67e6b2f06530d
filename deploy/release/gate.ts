import { isReadableRange, satisfiesRange, teamOf } from '@dex/mf-shared/release';
import type { Release, ReleaseBase, ShellRelease, TrustedKeys } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import semver from 'semver';
import { claimOutside, sharedClaim } from './claims';
import { refuse } from './refusal';
import type { Refusal } from './refusal';

/** npm's own reading of the range and the page's must agree, or the page could refuse what was published. */
function isSatisfied(version: string, range: string): boolean {
  return semver.satisfies(version, range) && satisfiesRange(version, range);
}

/** A section may be published only if every live shell carries an mf-shared that it accepts (DELIVERY-14; deploy/docs/gate.md). Refusals: `unreadable_range`, `incompatible_shell`. */
export function gateRemote(base: ReleaseBase, remote: string, release: Release): Result<null, Refusal> {
  const range = release.requires['mf-shared'];
  if (semver.validRange(range) === null || !isReadableRange(range))
    return refuse('unreadable_range', `"${range}" is not a range that the page reads`);
  const misfit = base.shells.find((shell) => !isSatisfied(shell.shared, range));
  if (!misfit) return ok(null);
  return refuse(
    'incompatible_shell',
    `${remote} ${release.version} needs mf-shared ${range}; the live shell ${misfit.version} carries ${misfit.shared}`,
  );
}

/** A shell may be published only if every section that can be shown accepts the mf-shared that it carries. Refusal: `incompatible_remote`. */
export function gateShell(base: ReleaseBase, shell: Pick<ShellRelease, 'version' | 'shared'>): Result<null, Refusal> {
  for (const [remote, { stable, canary }] of Object.entries(base.remotes)) {
    for (const release of [stable, ...(canary ? [canary.release] : [])]) {
      const range = release.requires['mf-shared'];
      if (!isSatisfied(shell.shared, range)) {
        return refuse(
          'incompatible_remote',
          `shell ${shell.version} carries mf-shared ${shell.shared}; ${remote} ${release.version} needs ${range}`,
        );
      }
    }
  }
  return ok(null);
}

/**
 * A section may claim only what no other section that can be shown claims (paths, links of the header, dialogs), and of the paths only those that
 * its team's entry in the key set allows. Refusals: `route_taken`, `route_not_allowed`.
 */
export function gateClaims(
  base: Pick<ReleaseBase, 'remotes'>,
  trusted: Pick<TrustedKeys, 'teams'>,
  remote: string,
  { manifest }: Pick<Release, 'manifest'>,
): Result<null, Refusal> {
  if (!manifest) return ok(null);
  const allowed = teamOf(trusted, remote)?.routes;
  const outside = allowed ? claimOutside(manifest, allowed) : null;
  if (outside !== null) return refuse('route_not_allowed', `${remote} claims ${outside}; its keys allow ${allowed?.join(', ')}`);
  for (const [other, { stable, canary }] of Object.entries(base.remotes)) {
    if (other === remote) continue;
    for (const release of [stable, ...(canary ? [canary.release] : [])]) {
      const claim = release.manifest ? sharedClaim(manifest, release.manifest) : null;
      if (claim !== null) return refuse('route_taken', `${remote} claims ${claim}, which ${other} ${release.version} has`);
    }
  }
  return ok(null);
}
