import { idOf, NOW, baseOf, createTestKeys, mapText, opsOf, releaseOf } from './release.fixture';
import type { TestKeys } from './release.fixture';
import type { Release, ReleaseOps, RemoteReleases } from './releaseMap';
import { isWithdrawn } from './applyOps';
import { chosenSections, resolveRemote } from './resolveRemote';
import type { ResolveInput } from './resolveRemote';
import { encodeTesterToken, verifyTesterToken } from './testerToken';
import { verifyReleaseMap } from './verifyReleaseMap';

let keys: TestKeys;
let stable: Release;
let former: Release;
let oldest: Release;
let canary: Release;

beforeAll(async () => {
  keys = await createTestKeys();
  stable = await releaseOf(keys.swapTeam, 'a', '1.2.0');
  former = await releaseOf(keys.swapTeam, 'b', '1.1.0');
  oldest = await releaseOf(keys.swapTeam, 'c', '1.0.0');
  canary = await releaseOf(keys.swapTeam, 'd', '1.3.0');
});

interface Case {
  readonly swap?: Partial<RemoteReleases>;
  readonly ops?: Partial<ReleaseOps> | null;
  readonly input?: Partial<ResolveInput>;
  readonly now?: number;
}

async function verified({ swap, ops = {}, now = NOW }: Case) {
  const base = baseOf({ swap: { stable, history: [former, oldest], ...swap } });
  const text = await mapText(base, ops === null ? null : opsOf(ops), keys);
  const map = await verifyReleaseMap({ text, trusted: keys.trusted, now, lastSeen: { generation: 0, opsGeneration: 0 } });
  if (!map.ok) throw new Error(map.error.code);
  return map.value;
}

async function resolved({ input, ...test }: Case) {
  return resolveRemote({ map: await verified(test), remote: 'swap', trusted: keys.trusted, bucket: 'b', sharedVersion: '1.0.0', ...input });
}

async function shown(test: Case): Promise<string> {
  const choice = await resolved(test);
  return choice.ok ? `${choice.value.arm} ${choice.value.release.version}` : choice.error.code;
}

const isTakenBack = async (test: Case, id: string) => isWithdrawn(await verified(test), 'swap', id);
const withCanary = (percent: number) => ({ canary: { release: canary, percent, salt: canary.id } });
const mine = () => ({ remote: 'swap', id: canary.id });

describe('resolveRemote', () => {
  it('stable, with the history to fall back on', async () => {
    const choice = await resolved({});
    expect(choice).toMatchObject({ ok: true, value: { arm: 'stable', release: { version: '1.2.0' }, refused: [] } });
    expect(choice.ok && choice.value.fallbacks.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  });

  it('canary, with stable to fall back on; percent 0, no bucket and the reductions mean nobody', async () => {
    const choice = await resolved({ swap: withCanary(100) });
    expect(choice).toMatchObject({ ok: true, value: { arm: 'canary', release: { version: '1.3.0' } } });
    expect(choice.ok && choice.value.fallbacks.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect(await shown({ swap: withCanary(0) })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), input: { bucket: null } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), ops: { canariesOff: [mine()] } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), ops: { caps: [{ ...mine(), percent: 0 }] } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), ops: { frozen: true } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), ops: { revoked: [mine()] } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), ops: null })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), now: NOW + 100 })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), now: NOW + 1000 })).toBe('stable 1.2.0');
  });

  // DELIVERY-29
  it('a preview stands before the map for its section, where its team signed it, it fits, is not revoked, and the map is fresh', async () => {
    const previewed = await releaseOf(keys.swapTeam, 'e', '1.4.0');
    const by = (release: Release, more: Case = {}) =>
      shown({ ...more, input: { previewOf: (remote) => (remote === 'swap' ? release : null) } });
    expect(await by(previewed)).toBe('tester 1.4.0');
    expect(await by(previewed, { swap: withCanary(100) })).toBe('tester 1.4.0');
    expect(await by(await releaseOf(keys.poolTeam, 'e', '1.4.0'))).toBe('stable 1.2.0');
    expect(await by({ ...previewed, dir: `/a/swap/${idOf('f')}/` })).toBe('stable 1.2.0');
    expect(await by(await releaseOf(keys.swapTeam, 'e', '1.4.0', { requires: { 'mf-shared': '^9.0.0' } }))).toBe('stable 1.2.0');
    expect(await by(previewed, { ops: { revoked: [{ remote: 'swap', id: previewed.id }] } })).toBe('stable 1.2.0');
    expect(await by(previewed, { ops: null })).toBe('stable 1.2.0');
    expect(await shown({ input: { previewOf: () => null } })).toBe('stable 1.2.0');
  });

  // DELIVERY-27
  it('a visitor may stay out of a canary, or keep a build: only one that the map shows to somebody', async () => {
    const kept = (visitorChoice: string, more: Case = {}) => shown({ ...more, input: { visitorChoiceOf: () => visitorChoice } });
    expect(await kept('stable', { swap: withCanary(100) })).toBe('stable 1.2.0');
    expect(await kept(canary.id, { swap: withCanary(0.001) })).toBe('canary 1.3.0');
    expect(await kept(former.id)).toBe('stable 1.1.0');
    expect(await kept(canary.id, { swap: withCanary(0) })).toBe('stable 1.2.0');
    expect(await kept(canary.id, { swap: withCanary(100), ops: { canariesOff: [mine()] } })).toBe('stable 1.2.0');
    expect(await kept(former.id, { ops: { rollbacks: [{ remote: 'swap', from: former.id, to: oldest.id }] } })).toBe('stable 1.2.0');
    expect(await kept(former.id, { ops: { revoked: [{ remote: 'swap', id: former.id }] } })).toBe('stable 1.2.0');
    expect(await kept(idOf('f'))).toBe('stable 1.2.0');
  });

  // DELIVERY-27
  it('the screens and links are those of the build that the visitor chose', async () => {
    const manifest = (name: string) => ({ title: { 'en-US': name, 'zh-CN': name }, routes: [], links: [], redirects: [], dialogs: [] });
    const map = await verified({
      swap: {
        stable: await releaseOf(keys.swapTeam, 'a', '1.2.0', { manifest: manifest('stable') }),
        canary: { release: await releaseOf(keys.swapTeam, 'd', '1.3.0', { manifest: manifest('canary') }), percent: 100, salt: canary.id },
      },
    });
    const titles = async (choice: string | null) =>
      (await chosenSections({ map, trusted: keys.trusted, sharedVersion: '1.0.0', bucket: 'b', visitorChoiceOf: () => choice })).map(
        (section) => section.manifest.title['en-US'],
      );
    expect(await titles(null)).toEqual(['canary']);
    expect(await titles('stable')).toEqual(['stable']);
  });

  // DELIVERY-25
  it('the screens and links are never those of a build that is passed over', async () => {
    const manifest = (name: string) => ({ title: { 'en-US': name, 'zh-CN': name }, routes: [], links: [], redirects: [], dialogs: [] });
    const signed = (id: string, more: Partial<Release> = {}) => releaseOf(keys.swapTeam, id, '1.0.0', { manifest: manifest(id), ...more });
    const titles = async (canaryBuild: Release, stableBuild: Release, more: Partial<ReleaseOps> = {}) => {
      const map = await verified({
        swap: { stable: stableBuild, canary: { release: canaryBuild, percent: 100, salt: 's' }, history: [] },
        ops: more,
      });
      const sections = await chosenSections({ map, trusted: keys.trusted, sharedVersion: '1.0.0', bucket: 'b' });
      return sections.map((section) => section.manifest.title['en-US']);
    };
    const [c, s] = [await signed('c'), await signed('a')];
    expect(await titles(c, s)).toEqual(['c']);
    expect(await titles({ ...c, manifest: manifest('forged') }, s)).toEqual(['a']);
    expect(await titles(await signed('c', { requires: { 'mf-shared': '^9.0.0' } }), s)).toEqual(['a']);
    expect(await titles(c, s, { revoked: [{ remote: 'swap', id: c.id }] })).toEqual(['a']);
    // none may run: its screens say so
    expect(await titles({ ...c, team: [] }, { ...s, team: [] })).toEqual(['a']);
  });

  // DELIVERY-44
  it('members that a later version added are no fault: each build runs, signed as its team signed it', async () => {
    const later = { later: { more: [1] } };
    const words = { 'en-US': 'Swap', 'zh-CN': '兑换', ...later };
    const manifest = { title: words, routes: [], links: [], redirects: [], dialogs: [], ...later };
    const build = (id: string, version: string) => releaseOf(keys.swapTeam, id, version, { manifest, ...later });
    const [a, b, c] = [await build('a', '2.0.0'), await build('b', '1.9.0'), await build('c', '2.1.0')];
    const swap = { stable: a, history: [b], canary: { release: c, percent: 100, salt: 's', ...later }, ...later };
    const choice = await resolved({ swap });
    expect(choice).toMatchObject({ ok: true, value: { arm: 'canary', release: { version: '2.1.0' }, refused: [] } });
    expect(choice.ok && choice.value.fallbacks.map(({ version }) => version)).toEqual(['2.0.0', '1.9.0']);
    const changed = { ...c, later: { more: [2] } };
    expect(await shown({ swap: { ...swap, canary: { ...swap.canary, release: changed } } })).toBe('stable 2.0.0');
  });

  it('a cap never raises, and reductions of other builds and sections do not matter', async () => {
    expect(await shown({ swap: withCanary(0), ops: { caps: [{ ...mine(), percent: 100 }] } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(100), ops: { canariesOff: [{ remote: 'pool', id: canary.id }] } })).toBe('canary 1.3.0');
    expect(await shown({ swap: withCanary(100), ops: { canariesOff: [{ remote: 'swap', id: stable.id }] } })).toBe('canary 1.3.0');
  });

  // DELIVERY-6
  it('rolls back to what the history holds and to nothing else: a stolen ops key brings no new id', async () => {
    const to = (id: string) => ({ ops: { rollbacks: [{ remote: 'swap', from: stable.id, to: id }] } });
    expect(await shown(to(former.id))).toBe('stable 1.1.0');
    expect(await shown(to(oldest.id))).toBe('stable 1.0.0');
    expect(await shown(to(idOf('f')))).toBe('stable 1.2.0');
    expect(await shown({ ops: { rollbacks: [{ remote: 'swap', from: idOf('e'), to: former.id }] } })).toBe('stable 1.2.0');
    expect(await shown({ ...to(former.id), now: NOW + 1000 })).toBe('stable 1.1.0');
  });

  // DELIVERY-4
  it('passes over what fails a check, and says why', async () => {
    const foreign = await releaseOf(keys.poolTeam, 'd', '1.3.0');
    expect(await shown({ swap: { canary: { release: foreign, percent: 100, salt: 's' } } })).toBe('stable 1.2.0');
    const unsigned = { ...stable, team: [] };
    const choice = await resolved({ swap: { stable: unsigned } });
    expect(choice).toMatchObject({
      ok: true,
      value: { release: { version: '1.1.0' }, refused: [{ code: 'bad_team_signature', version: '1.2.0' }] },
    });
    const elsewhere = await releaseOf(keys.swapTeam, 'a', '1.2.0', { dir: `/a/pool/${idOf('a')}/` });
    expect(await resolved({ swap: { stable: elsewhere } })).toMatchObject({ value: { refused: [{ code: 'bad_directory' }] } });
    expect(await resolved({ ops: { revoked: [{ remote: 'swap', id: stable.id }] } })).toMatchObject({
      value: { refused: [{ code: 'revoked' }] },
    });
    const newer = await releaseOf(keys.swapTeam, 'd', '2.0.0', { requires: { 'mf-shared': '^2.0.0' } });
    const canaryOfNewer = { canary: { release: newer, percent: 100, salt: 's' } };
    expect(await resolved({ swap: canaryOfNewer })).toMatchObject({ value: { arm: 'stable', refused: [{ code: 'incompatible_shared' }] } });
    expect(await shown({ input: { sharedVersion: '3.0.0' } })).toBe('no_release');
    expect(await shown({ input: { remote: 'bridge' } })).toBe('unknown_remote');
    expect(await shown({ input: { remote: '__proto__' } })).toBe('unknown_remote');
  });

  // DELIVERY-9
  it("a team's signature is bound to the section and to every field", async () => {
    const moved = { ...stable, container: 'other' };
    expect(await shown({ swap: { stable: moved } })).toBe('stable 1.1.0');
  });
});

describe("a tester's link", () => {
  const choose = (id: string, more: Partial<ResolveInput> = {}) => ({
    input: { testerChoice: { remote: 'swap', id, expires: NOW + 10 }, ...more },
  });

  it('picks a build of the map, by id, above the crowd', async () => {
    expect(await shown({ swap: withCanary(0), ...choose(canary.id) })).toBe('tester 1.3.0');
    expect(await shown(choose(former.id))).toBe('tester 1.1.0');
  });

  // DELIVERY-17
  it('picks nothing else: not an id outside the map, not another section, not a build that is held back', async () => {
    expect(await shown(choose(idOf('f')))).toBe('stable 1.2.0');
    expect(await shown({ input: { testerChoice: { remote: 'pool', id: former.id, expires: NOW + 10 } } })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(50), ops: { canariesOff: [mine()] }, ...choose(canary.id) })).toBe('stable 1.2.0');
    expect(await shown({ swap: withCanary(0), now: NOW + 1000, ...choose(canary.id) })).toBe('stable 1.2.0');
  });

  it('does nothing without a token that the tester key signed', async () => {
    const value = { remote: 'swap', id: idOf('d'), expires: NOW + 10 };
    const verdict = async (token: string, now = NOW) => {
      const result = await verifyTesterToken({ token, trusted: keys.trusted, now });
      return result.ok ? result.value : result.error.code;
    };
    const token = encodeTesterToken(value, [await keys.tester.sign('tester', value)]);
    expect(await verdict(token)).toEqual(value);
    expect(await verdict(token, NOW + 10)).toBe('expired');
    expect(await verdict('')).toBe('bad_token');
    expect(await verdict(canary.id)).toBe('bad_token');
    expect(await verdict(encodeTesterToken(value, []))).toBe('bad_signature');
    expect(await verdict(encodeTesterToken({ ...value, id: idOf('e') }, [await keys.tester.sign('tester', value)]))).toBe('bad_signature');
    expect(await verdict(encodeTesterToken(value, [await keys.ops.sign('tester', value)]))).toBe('bad_signature');
  });
});

// DELIVERY-19
describe('a build that was rolled back from', () => {
  const ops = () => ({ rollbacks: [{ remote: 'swap', from: canary.id, to: former.id }] });

  it('is taken back from the pages that run it', async () => {
    expect(await isTakenBack({ ops: ops() }, canary.id)).toBe(true);
    expect(await isTakenBack({ ops: ops() }, former.id)).toBe(false);
  });

  it('is not, once it is tried again as a canary, unless that was aborted', async () => {
    expect(await isTakenBack({ swap: withCanary(5), ops: ops() }, canary.id)).toBe(false);
    expect(await shown({ swap: withCanary(100), ops: ops() })).toBe('canary 1.3.0');
    expect(await isTakenBack({ swap: withCanary(5), ops: { ...ops(), canariesOff: [mine()] } }, canary.id)).toBe(true);
  });
});
