import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoute } from '@dex/mf-shared/contract'
import { releaseMapSchema } from '@dex/mf-shared/release'
import type { ReleaseMap } from '@dex/mf-shared/release'
import * as v from 'valibot'
import type { PagePreload } from '../edge/releasePage'
import { renderReleasePage } from '../edge/releasePage'

function mapText(root: string): string {
  return readFileSync(join(root, 'release.json'), 'utf8')
}

function readMap(root: string): ReleaseMap {
  return v.parse(releaseMapSchema, JSON.parse(mapText(root)))
}

/** The scripts that the section of this path needs first, from the map: its entry and its exposed module. */
export function preloadsFor(map: ReleaseMap, pathname: string): PagePreload[] {
  const remote = matchRoute(pathname)?.remote ?? 'swap'
  const release = map.base.value.remotes[remote]?.stable
  if (!release) return []
  const files = [{ path: release.entry, integrity: release.integrity }, ...release.preloads]
  return files.map(({ path, integrity }) => ({ href: `${release.dir}${path}`, integrity }))
}

/** Completes the page of the newest shell for one path: the addresses of its files, the release map, and the preload links. */
export function createPageRenderer(root: string): (html: string, pathname: string) => string {
  return (html, pathname) => {
    const text = mapText(root)
    const map = readMap(root)
    const folder = map.base.value.shells[0]?.dir
    return renderReleasePage(html, text, preloadsFor(map, pathname), folder)
  }
}

/**
 * Hashes of the scripts that the page starts or preloads: those of the shell, and the first scripts of every section. A preload link is
 * written in the page, so the policy allows it only by its hash.
 */
export function pageScriptHashes(root: string): readonly string[] {
  const { shells, remotes } = readMap(root).base.value
  const sections = Object.values(remotes).flatMap(({ stable }) => [stable.integrity, ...stable.preloads.map(({ integrity }) => integrity)])
  return [...new Set([...shells.flatMap((shell) => shell.scripts), ...sections])]
}
