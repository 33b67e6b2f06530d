import type { Release } from '@dex/mf-shared/release';

/** Sections by plain dynamic import, for the build that federation is compared with. */
const sections: Readonly<Record<string, () => Promise<unknown>>> = {
  swap: () => import(/* webpackChunkName: "swap" */ '@dex/mf-swap/remote'),
  pool: () => import(/* webpackChunkName: "pool" */ '@dex/mf-pool/remote'),
  claim: () => import(/* webpackChunkName: "claim" */ '@dex/mf-claim/remote'),
  governance: () => import(/* webpackChunkName: "governance" */ '@dex/mf-governance/remote'),
};

/** Stands for the shell's own loader of the same name, which runs a section's container. */
export function loadExposed(release: Release): Promise<unknown> {
  const name = release.dir.split('/')[2] ?? '';
  return sections[name]?.() ?? Promise.reject(new Error(`No section ${name}`));
}
