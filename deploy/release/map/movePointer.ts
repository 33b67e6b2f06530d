// Each round reads the file to replace first and what it should hold second: what is written is never older than what it replaces.
import { canonicalJson, releaseMapSchema } from '@dex/mf-shared/release'
import type { ReleaseMap } from '@dex/mf-shared/release'
import { ok } from '@dex/mf-shared/domain'
import type { Result } from '@dex/mf-shared/domain'
import * as v from 'valibot'
import { renderReleasePage } from '../../edge/releasePage'
import type { KeyRing } from '../keys/keyRing'
import type { Refusal } from '../refusal'
import type { Bytes, ReleaseStore } from '../store/releaseStore'
import { parseJsonBytes } from './parseJson'
import { readReleaseState } from './releaseState'
import type { ReleaseState } from './releaseState'

/** The copy of the newest generations that browsers read. */
export const POINTER_FILE = 'release.json'
/** The page: the newest shell's HTML with the map inside. */
export const PAGE_FILE = 'index.html'

function isEqual(a: Bytes | undefined, b: Bytes): boolean {
  return a !== undefined && Buffer.compare(a, b) === 0
}

/** The text of the map that a state stands for. Null before the first base. */
export function mapTextOf(state: ReleaseState): string | null {
  if (!state.base) return null
  const map: ReleaseMap = { base: state.base.signed, ops: state.ops?.signed ?? null }
  return canonicalJson(map)
}

async function moveMap(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  for (;;) {
    const current = await store.readVersioned(POINTER_FILE)
    const state = await readReleaseState(store, keys)
    if (!state.ok) return state
    const text = mapTextOf(state.value)
    if (text === null) return state
    const bytes = new TextEncoder().encode(text)
    if (isEqual(current?.bytes, bytes)) return state
    if ((await store.replace(POINTER_FILE, bytes, current?.version ?? null)) === 'replaced') return state
  }
}

async function renderedPage(store: ReleaseStore): Promise<Bytes | null> {
  const bytes = await store.read(POINTER_FILE)
  const map = v.safeParse(releaseMapSchema, bytes ? parseJsonBytes(bytes) : null)
  const shell = map.success ? map.output.base.value.shells[0] : undefined
  const template = shell ? await store.read(`${shell.dir.slice(1)}index.html`) : null
  if (!bytes || !template) return null
  return new TextEncoder().encode(renderReleasePage(new TextDecoder().decode(template), new TextDecoder().decode(bytes)))
}

async function movePage(store: ReleaseStore): Promise<void> {
  for (;;) {
    const current = await store.readVersioned(PAGE_FILE)
    const page = await renderedPage(store)
    if (!page || isEqual(current?.bytes, page)) return
    if ((await store.replace(PAGE_FILE, page, current?.version ?? null)) === 'replaced') return
  }
}

/** Copies the newest generations to `release.json` and into the page. Safe to repeat: a later call mends what a dead process left. */
export async function movePointer(store: ReleaseStore, keys: KeyRing): Promise<Result<ReleaseState, Refusal>> {
  const state = await moveMap(store, keys)
  if (!state.ok) return state
  await movePage(store)
  return ok(state.value)
}
