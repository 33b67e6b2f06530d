import type { Release } from '@dex/mf-shared/release';

/** Fetches the first scripts of a release, to have them at hand; runs nothing and never fails. What is fetched twice comes once. */
export function preloadRelease(document: Document, release: Release): void {
  const files = [{ path: release.entry, integrity: release.integrity }, ...release.preloads];
  for (const { path, integrity } of files) preloadScript(document, `${release.dir}${path}`, integrity);
}

function preloadScript(document: Document, path: string, integrity: string): void {
  const { href, origin } = new URL(path, document.baseURI);
  // A map that nobody has checked yet must not make the page ask another host.
  if (origin !== document.location.origin) return;
  if ([...document.head.querySelectorAll('link')].some((link) => link.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // The mode of the script that will use it, or the browser fetches twice.
  link.crossOrigin = 'anonymous';
  // Behind the page's own script, which draws.
  link.fetchPriority = 'low';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
