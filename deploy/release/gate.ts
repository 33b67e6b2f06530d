import { isReadableRange, satisfiesRange } from '@dex/mf-shared/release';
import type { Release, ReleaseBase, ShellRelease } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import semver from 'semver';
import { refuse } from './refusal';
import type { Refusal } from './refusal';

/** npm's own reading of the range and the page's must agree, or the page could refuse what was published. */
function isSatisfied(version: string, range: string): boolean {
  return semver.satisfies(version, range) && satisfiesRange(version, range);
}

/** A section may be published only if every live shell carries an mf-shared that it accepts. Refusals: `unreadable_range`, `incompatible_shell`. */
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
