import type { ShownBuild } from './usePageBuilds';

/** What can be said of a build's trust: the worst first, `verified` only of files that ran. */
export type BuildState = 'revoked' | 'withdrawn' | 'unsigned' | 'verified' | 'toCome';

/** How far a build of this page can be trusted. The browser runs no file that differs from its hash, so one that runs was verified. */
export function buildState({ release, isRunning, standing }: ShownBuild): BuildState {
  if (standing !== 'good') return standing;
  // The development server's builds have neither hash nor signature.
  if (release.integrity === '') return 'unsigned';
  return isRunning ? 'verified' : 'toCome';
}
