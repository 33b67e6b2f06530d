import { ok } from '@dex/mf-shared/domain';
import { verifySectionOverride, type SectionOverride, type TrustedKeys } from '@dex/mf-shared/release';
import { developmentRelease } from './devReleases';
import type { Releases } from './releases';

/** The releases of a page whose development server draws one section itself: that one in place of the map's, all others as they are. */
export function withOverride(releases: Releases, { section, container, manifest }: SectionOverride): Releases {
  return {
    ...releases,
    async sections() {
      const listed = await releases.sections();
      if (!listed.ok) return listed;
      return ok([...listed.value.filter((other) => other.section !== section), { section, manifest }]);
    },
    standingOf: (remote, id) => (remote === section ? 'good' : releases.standingOf(remote, id)),
    choose(remote) {
      if (remote !== section) return releases.choose(remote);
      return Promise.resolve(ok({ release: developmentRelease(section, container), arm: 'stable' as const, fallbacks: [], refused: [] }));
    },
  };
}

/** The releases with the override that a text holds; null when the section's team did not sign it, or it is over. */
export async function overriddenBy(text: string, trusted: TrustedKeys, releases: Releases): Promise<Releases | null> {
  const override = await verifySectionOverride(text, trusted, Math.floor(Date.now() / 1000));
  return override && withOverride(releases, override);
}
