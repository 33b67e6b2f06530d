import type { ReleaseBase } from '@dex/mf-shared/release';

/** A folder of files that a map refers to. */
export interface ArtifactName {
  readonly remote: string;
  readonly id: string;
}

/** Every artifact that a base refers to: shells, stable, canary and history of each section. */
export function artifactsOf(base: ReleaseBase): readonly ArtifactName[] {
  const shells = base.shells.map(({ id }) => ({ remote: 'shell', id }));
  const sections = Object.entries(base.remotes).flatMap(([remote, { stable, canary, history }]) =>
    [stable, ...(canary ? [canary.release] : []), ...history].map(({ id }) => ({ remote, id })),
  );
  return [...shells, ...sections];
}
