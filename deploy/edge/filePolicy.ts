import { extname } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.car': 'application/vnd.ipld.car',
};

/** The endings of what the site serves as files, without their dots. */
export const FILE_ENDINGS: readonly string[] = Object.keys(contentTypes).map((ending) => ending.slice(1));

/** The media type of a served path, by its ending; bytes of unknown meaning otherwise. */
export function contentTypeOf(path: string): string {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}

/** True for a path whose last segment ends like a file of the site: never answered with the page. */
export function isFilePath(path: string): boolean {
  return extname(path) in contentTypes || isImmutablePath(path);
}

/** True for a path that is written once and never changes: artifacts, signed generations, reductions, run-time files and previews. */
export function isImmutablePath(path: string): boolean {
  return /^\/[aropc]\//.test(path);
}

/** `cache-control` of a file that exists; a missing one is never cached. */
export function cacheControlOf(path: string): string {
  return isImmutablePath(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** `cache-control` of an answer that is an error. */
export const ERROR_CACHE_CONTROL = 'no-store';
