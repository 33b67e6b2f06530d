import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveRemote, verifyReleaseMap } from '@dex/mf-shared/release'
import type { VerifiedReleaseMap } from '@dex/mf-shared/release'
import { releaseMapTextOf } from '../../edge/releasePage'
import { integrityOf, readBuildTree } from '../artifact/buildTree'
import type { BuildTree } from '../artifact/buildTree'
import { buildTree, codeOf, newInstallation, valueOf, writeBuild } from '../testing/fixtures'
import type { FakeBuild, Installation } from '../testing/fixtures'
import { abort, capPercent, promote, setPercent } from './canaryCommands'
import { publishRemote } from './publishRemote'
import { publishShell, retireShell, showShell } from './publishShell'
import { lift, renewBase, renewOps, revoke, rollback, setFrozen } from './reductionCommands'

const STABLE = { canaryPercent: null, source: null }
const shell = (sharedVersion: string, version = sharedVersion): BuildTree => buildTree({ app: 'shell', version, sharedVersion })
const swap = (version: string, more: Partial<FakeBuild> = {}): BuildTree => buildTree({ app: 'mf-swap', version, ...more })

async function servedMap(site: Installation): Promise<VerifiedReleaseMap> {
  const bytes = (await site.store.read('release.json')) ?? new Uint8Array()
  const text = new TextDecoder().decode(bytes)
  return valueOf(await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen: { generation: 0, opsGeneration: 0 } }))
}

async function shown(site: Installation, bucket = 'a', sharedVersion = '1.0.0') {
  const map = await servedMap(site)
  const choice = await resolveRemote({ map, remote: 'swap', trusted: site.keys.trusted, bucket, sharedVersion })
  return choice.ok ? `${choice.value.arm} ${choice.value.release.version}` : choice.error.code
}

async function withStableSwap(): Promise<Installation> {
  const site = await newInstallation()
  valueOf(await publishShell(site, shell('1.0.0'), { source: null, alone: false }))
  valueOf(await publishRemote(site, swap('1.0.0'), STABLE))
  return site
}

describe('publishing a section', () => {
  it('goes to everybody, and again changes nothing', async () => {
    const site = await withStableSwap()
    expect(await shown(site)).toBe('stable 1.0.0')
    const before = (await servedMap(site)).base.generation
    valueOf(await publishRemote(site, swap('1.0.0'), STABLE))
    expect((await servedMap(site)).base.generation).toBe(before)
  })

  it('puts the map into the page of the newest shell', async () => {
    const site = await withStableSwap()
    const page = new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array())
    expect(page).toContain('"generation":3')
    expect(page.match(/id="release-map"/g)).toHaveLength(1)
  })

  it('canary: grows, is promoted, keeps the former one in the history', async () => {
    const site = await withStableSwap()
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }))
    expect(await shown(site)).toBe('canary 1.1.0')
    valueOf(await setPercent(site, 'swap', 0))
    expect(await shown(site)).toBe('stable 1.0.0')
    valueOf(await promote(site, 'swap'))
    expect(await shown(site)).toBe('stable 1.1.0')
    expect((await servedMap(site)).base.remotes['swap']?.history.map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it('abort by the ops key: nobody gets the canary, and it cannot be promoted', async () => {
    const site = await withStableSwap()
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }))
    valueOf(await abort(site, 'swap'))
    expect(await shown(site)).toBe('stable 1.0.0')
    expect(codeOf(await promote(site, 'swap'))).toBe('no_canary')
    expect(codeOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 5, source: null }))).toBe('canary_off')
    valueOf(await lift(site, 'swap'))
    expect(await shown(site)).toBe('canary 1.1.0')
  })

  it('rollback by the ops key, twice, and the next release starts from there', async () => {
    const site = await withStableSwap()
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE))
    valueOf(await publishRemote(site, swap('1.2.0'), STABLE))
    valueOf(await rollback(site, 'swap', null))
    expect(await shown(site)).toBe('stable 1.1.0')
    valueOf(await rollback(site, 'swap', null))
    expect(await shown(site)).toBe('stable 1.0.0')
    expect(codeOf(await publishRemote(site, swap('1.2.0'), STABLE))).toBe('rolled_back')
    valueOf(await publishRemote(site, swap('1.3.0'), STABLE))
    expect(await shown(site)).toBe('stable 1.3.0')
    expect((await servedMap(site)).base.remotes['swap']?.history.map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it('a rollback is at new visits within a second, with no file of shell or section written', async () => {
    const site = await withStableSwap()
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE))
    const artifacts = await site.store.list('a/')
    const began = performance.now()
    valueOf(await rollback(site, 'swap', null))
    const page = new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array())
    const lastSeen = { generation: 0, opsGeneration: 0 }
    const inPage = valueOf(await verifyReleaseMap({ text: releaseMapTextOf(page) ?? '', trusted: site.keys.trusted, now: site.now(), lastSeen }))
    expect(performance.now() - began).toBeLessThan(1000)
    const choice = valueOf(await resolveRemote({ map: inPage, remote: 'swap', trusted: site.keys.trusted, bucket: 'a', sharedVersion: '1.0.0' }))
    expect(choice.release.version).toBe('1.0.0')
    expect(await site.store.list('a/')).toEqual(artifacts)
  })

  it('keeps five former releases', async () => {
    const site = await withStableSwap()
    for (const minor of [1, 2, 3, 4, 5, 6, 7]) valueOf(await publishRemote(site, swap(`1.${minor}.0`), STABLE))
    expect((await servedMap(site)).base.remotes['swap']?.history.map(({ version }) => version)).toEqual(['1.6.0', '1.5.0', '1.4.0', '1.3.0', '1.2.0'])
  })

  it('a revoked stable build gives way to the one before', async () => {
    const site = await withStableSwap()
    const bad = valueOf(await publishRemote(site, swap('1.1.0'), STABLE))
    valueOf(await revoke(site, 'swap', bad.id))
    expect(await shown(site)).toBe('stable 1.0.0')
    expect(codeOf(await publishRemote(site, swap('1.1.0'), STABLE))).toBe('revoked')
  })

  it('old reductions stop canaries, old bases too, renewing mends it', async () => {
    const site = await withStableSwap()
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }))
    site.clock.seconds += 3601
    expect((await servedMap(site)).standing).toBe('ops_expired')
    expect(await shown(site)).toBe('stable 1.0.0')
    valueOf(await renewOps(site))
    expect(await shown(site)).toBe('canary 1.1.0')
    site.clock.seconds += 30 * 24 * 3600
    valueOf(await renewOps(site))
    expect((await servedMap(site)).standing).toBe('expired')
    valueOf(await renewBase(site))
    expect((await servedMap(site)).standing).toBe('fresh')
  })
})

describe('the shell', () => {
  const pageOf = async (site: Installation) => new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array())

  it('staged: its hashes are there for the edge, its page only when it is shown; and back', async () => {
    const site = await withStableSwap()
    const [former] = (await servedMap(site)).base.shells
    const tree = shell('1.1.0')
    const staged = valueOf(await publishShell(site, tree, { source: null, alone: false, staged: true }))
    expect((await servedMap(site)).base.shells.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0'])
    const hash = /integrity="(sha384-[^"]+)/.exec(new TextDecoder().decode(tree.files.get('index.html')))?.[1] ?? ''
    expect(staged.scripts).toEqual([hash])
    expect(await pageOf(site)).not.toContain(`integrity="${hash}"`)
    valueOf(await showShell(site, staged.id))
    expect(await pageOf(site)).toContain(`integrity="${hash}"`)
    valueOf(await showShell(site, former?.id ?? ''))
    expect(await pageOf(site)).not.toContain(`integrity="${hash}"`)
    expect(codeOf(await showShell(site, 'f'.repeat(32)))).toBe('unknown_id')
  })

  it('brings its root files to the root of the site', async () => {
    const site = await newInstallation()
    const tree = shell('1.0.0')
    const bytes = new TextEncoder().encode('{"name":"x"}')
    const facts = { ...tree.facts, files: { ...tree.facts.files, 'root/manifest.json': { integrity: integrityOf(bytes) } } }
    valueOf(await publishShell(site, { facts, files: new Map(tree.files).set('root/manifest.json', bytes) }, { source: null, alone: true }))
    expect(await site.store.read('manifest.json')).toEqual(Buffer.from(bytes))
  })
})

describe('every refusal has its code', () => {
  it('the gate, both ways', async () => {
    const site = await withStableSwap()
    expect(codeOf(await publishRemote(site, swap('2.0.0', { requires: '^2.0.0' }), STABLE))).toBe('incompatible_shell')
    expect(codeOf(await publishRemote(site, swap('2.0.0', { requires: 'newest' }), STABLE))).toBe('unreadable_range')
    expect(codeOf(await publishRemote(site, swap('2.0.0', { requires: '1.x' }), STABLE))).toBe('unreadable_range')
    expect(codeOf(await publishShell(site, shell('2.0.0'), { source: null, alone: false }))).toBe('incompatible_remote')
    expect(await shown(site)).toBe('stable 1.0.0')
  })

  it('a section must fit every live shell, until the old one is retired', async () => {
    const site = await withStableSwap()
    const old = (await servedMap(site)).base.shells[0]
    valueOf(await publishShell(site, shell('1.2.0'), { source: null, alone: false }))
    expect(codeOf(await publishRemote(site, swap('1.2.0', { requires: '^1.2.0' }), STABLE))).toBe('incompatible_shell')
    valueOf(await retireShell(site, old?.id ?? ''))
    valueOf(await publishRemote(site, swap('1.2.0', { requires: '^1.2.0' }), STABLE))
    expect(await shown(site, 'a', '1.2.0')).toBe('stable 1.2.0')
    expect(codeOf(await retireShell(site, (await servedMap(site)).base.shells[0]?.id ?? ''))).toBe('last_shell')
    expect(codeOf(await retireShell(site, 'f'.repeat(32)))).toBe('unknown_id')
  })

  it('canaries', async () => {
    const site = await withStableSwap()
    expect(codeOf(await setPercent(site, 'swap', 5))).toBe('no_canary')
    expect(codeOf(await promote(site, 'swap'))).toBe('no_canary')
    expect(codeOf(await abort(site, 'swap'))).toBe('no_canary')
    expect(codeOf(await capPercent(site, 'swap', 1))).toBe('no_canary')
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 5, source: null }))
    expect(codeOf(await publishRemote(site, swap('1.2.0'), { canaryPercent: 5, source: null }))).toBe('canary_exists')
    expect(codeOf(await publishRemote(site, swap('1.2.0'), STABLE))).toBe('canary_exists')
    valueOf(await capPercent(site, 'swap', 2))
    expect(codeOf(await setPercent(site, 'swap', 50))).toBe('bad_percent')
  })

  it('names, ids and keys', async () => {
    const site = await withStableSwap()
    expect(codeOf(await rollback(site, 'swap', null))).toBe('not_in_history')
    expect(codeOf(await rollback(site, 'bridge', null))).toBe('unknown_remote')
    expect(codeOf(await revoke(site, 'swap', 'f'.repeat(32)))).toBe('unknown_id')
    expect(codeOf(await lift(site, 'bridge'))).toBe('unknown_remote')
    expect(codeOf(await publishRemote(site, buildTree({ app: 'mf-bridge', version: '1.0.0' }), STABLE))).toBe('unknown_remote')
    const pool = buildTree({ app: 'mf-pool', version: '1.0.0' })
    expect(codeOf(await publishRemote(site, pool, { canaryPercent: 5, source: null }))).toBe('unknown_remote')
    const withoutOps = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role !== 'ops') } }
    expect(codeOf(await setFrozen(withoutOps, true))).toBe('missing_key')
    const withoutTeam = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role !== 'team') } }
    expect(codeOf(await publishRemote(withoutTeam, pool, STABLE))).toBe('missing_key')
  })

  it('frozen: nothing new, but reductions go on', async () => {
    const site = await withStableSwap()
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 50, source: null }))
    valueOf(await setFrozen(site, true))
    expect(await shown(site)).toBe('stable 1.0.0')
    expect(codeOf(await promote(site, 'swap'))).toBe('frozen')
    expect(codeOf(await setPercent(site, 'swap', 60))).toBe('frozen')
    expect(codeOf(await publishShell(site, shell('1.0.1'), { source: null, alone: false }))).toBe('frozen')
    expect(codeOf(await publishRemote(site, buildTree({ app: 'mf-pool', version: '1.0.0' }), STABLE))).toBe('frozen')
    valueOf(await abort(site, 'swap'))
    valueOf(await setFrozen(site, false))
    expect((await servedMap(site)).ops?.frozen).toBe(false)
  })

  it('trees', () => {
    const changed = writeBuild({ app: 'mf-swap', version: '1.0.0' })
    writeFileSync(join(changed, 'remote.1a.js'), 'other')
    expect(codeOf(readBuildTree(changed))).toBe('file_changed')
    const extra = writeBuild({ app: 'mf-swap', version: '1.0.0' })
    writeFileSync(join(extra, 'more.js'), 'x')
    expect(codeOf(readBuildTree(extra))).toBe('file_extra')
    const packed = writeBuild({ app: 'mf-swap', version: '1.0.0' })
    writeFileSync(join(packed, 'remoteEntry.js.gz'), 'not what it says')
    expect(codeOf(readBuildTree(packed))).toBe('file_changed')
    expect(codeOf(readBuildTree(join(extra, 'nowhere')))).toBe('file_missing')
    expect(codeOf(readBuildTree(writeBuild({ app: 'mf-swap', version: '1.0.0', sharedProvided: ['react'] })))).toBe('shared_copy')
    expect(codeOf(readBuildTree(writeBuild({ app: 'swap', version: '1.0.0' })))).toBe('bad_facts')
  })

  it('a shell whose page starts an unpinned script', async () => {
    const site = await newInstallation()
    const tree = shell('1.0.0')
    const files = new Map(tree.files).set('index.html', new TextEncoder().encode('<head><script src="/x.js"></script></head>'))
    expect(codeOf(await publishShell(site, { ...tree, files }, { source: null, alone: false }))).toBe('page_unpinned')
  })
})
