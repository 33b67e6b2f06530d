import type { Result } from '@dex/mf-shared/domain';
import { canonicalJson, verifyReleaseMap } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';
import { signBuild } from '../artifact/signedBuild';
import { collectConsents } from '../cli/consentCommand';
import { readKeyFolder } from '../keys/keyFolder';
import { signAs } from '../keys/keyRing';
import { setConsent } from '../keys/rotation';
import { createKey, createSigner } from '../keys/signer';
import type { ReleaseContext } from '../map/commit';
import { readBaseChain } from '../map/readChain';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { generationPath, storedBytes } from '../map/signedDocuments';
import type { Refusal } from '../refusal';
import { create } from '../store/releaseStore';
import { buildTree, codeOf, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, shell, shown, swap, withStableSwap } from '../testing/site';
import { abort, capPercent, promote, setPercent } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { publishShell, retireShell, showShell } from './publishShell';
import { lift, renewBase, renewOps, revoke, rollback, setFrozen } from './reductionCommands';
import { resign } from './resign';
import { retireRemote } from './retireRemote';

type Run = (context: ReleaseContext) => Promise<Result<unknown, Refusal>>;

const DAY = 24 * 3600;
const withKeys = (site: Installation, isHere: (role: string, remote: string | null) => boolean): Installation => ({
  ...site,
  keys: { ...site.keys, signers: site.keys.signers.filter(({ role, remote }) => isHere(role, remote)) },
});
/** The machine of the release people, with the ops key. */
const releaseHand = (site: Installation) => withKeys(site, (role) => role === 'release' || role === 'ops');
const teamHand = (site: Installation, team = 'swap') => withKeys(site, (role, remote) => role === 'team' && remote === team);
const consentBy = async (site: Installation, run: Run) => valueOf(await collectConsents(site, run));

/** Swap 1.1.0 stable after 1.0.0, 1.2.0 as a canary for 5 %; two live shells. */
async function newSite(): Promise<Installation> {
  const site = await withStableSwap();
  valueOf(await publishShell(site, shell('1.0.1'), { source: null, alone: false }));
  valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  valueOf(await publishRemote(site, swap('1.2.0'), { canaryPercent: 5, source: null }));
  return site;
}

async function oldShell(site: Installation): Promise<string> {
  return (await servedMap(site)).base.shells[1]?.id ?? '';
}

async function documents(site: Installation): Promise<{ base: ReleaseBase; ops: ReleaseOps; hash: string | null }> {
  const state = valueOf(await readReleaseState(site.store, site.keys));
  return { ...valueOf(documentsOf(state)), hash: state.base?.hash ?? null };
}

const raisedTo = (base: ReleaseBase, percent: number): ReleaseBase['remotes'] => {
  const releases = base.remotes['swap'];
  return releases?.canary ? { ...base.remotes, swap: { ...releases, canary: { ...releases.canary, percent } } } : base.remotes;
};

// DELIVERY-26
describe('a team’s consent', () => {
  const actions: readonly (readonly [string, string, (context: ReleaseContext, shellId: string) => ReturnType<Run>])[] = [
    ['percent', 'swap', (context) => setPercent(context, 'swap', 100)],
    ['promote', 'swap', (context) => promote(context, 'swap')],
    ['rollback', 'swap', (context) => rollback(context, 'swap', null)],
    ['retire', 'shell', (context, id) => retireShell(context, id)],
    ['page', 'shell', (context, id) => showShell(context, id)],
  ];

  it.each(actions)(
    '%s: the release and ops keys alone are refused, with the consent of the team of %s it is done',
    async (_, team, act) => {
      const site = await newSite();
      const id = await oldShell(site);
      const before = await servedMap(site);
      expect(codeOf(await act(releaseHand(site), id))).toBe('no_consent');
      expect(canonicalJson(await servedMap(site))).toBe(canonicalJson(before));
      const consents = await consentBy(teamHand(site, team), (context) => act(context, id));
      expect(canonicalJson(await servedMap(site))).toBe(canonicalJson(before));
      expect(codeOf(await act({ ...releaseHand(site), consents }, id))).toBe('ok');
      expect(canonicalJson(await servedMap(site))).not.toBe(canonicalJson(before));
    },
  );

  it('is to one change: not to another percent, build, action or section', async () => {
    const site = await newSite();
    const consents = await consentBy(teamHand(site), (context) => setPercent(context, 'swap', 20));
    const hand = { ...releaseHand(site), consents };
    expect(codeOf(await setPercent(hand, 'swap', 21))).toBe('no_consent');
    expect(codeOf(await promote(hand, 'swap'))).toBe('no_consent');
    expect(codeOf(await rollback(hand, 'swap', null))).toBe('no_consent');
    expect(codeOf(await retireShell(hand, await oldShell(site)))).toBe('no_consent');
    const byPool = await collectConsents(teamHand(site, 'pool'), (context) => setPercent(context, 'swap', 20));
    expect(codeOf(byPool)).toBe('missing_key');
    const id = await oldShell(site);
    const shells = await consentBy(teamHand(site, 'shell'), (context) => retireShell(context, id));
    const renamed = shells.map((one) => ({ ...one, name: 'swap' }));
    expect(codeOf(await setPercent({ ...hand, consents: renamed }, 'swap', 20))).toBe('no_consent');
    expect(codeOf(await setPercent(hand, 'swap', 20))).toBe('ok');
  });

  it('is used once, and on the day it was given or the next', async () => {
    const site = await newSite();
    const twenty = await consentBy(teamHand(site), (context) => setPercent(context, 'swap', 20));
    const hand = { ...releaseHand(site), consents: twenty };
    site.clock.seconds += 2 * DAY;
    expect(codeOf(await setPercent(hand, 'swap', 20))).toBe('no_consent');
    site.clock.seconds -= DAY;
    expect(codeOf(await setPercent(hand, 'swap', 20))).toBe('ok');
    valueOf(await setPercent(site, 'swap', 5));
    expect(codeOf(await setPercent(hand, 'swap', 20))).toBe('no_consent');
  });

  it('of a build signed for some users is none to publish it to more, or to everybody', async () => {
    const site = await withStableSwap();
    const five = { canaryPercent: 5, source: null };
    const consents = await consentBy(teamHand(site), (context) => publishRemote(context, swap('1.1.0'), five));
    const hand = { ...withKeys(site, (role) => role !== 'team'), consents };
    const signed = valueOf(await signBuild(teamHand(site).keys, swap('1.1.0'), null));
    expect(codeOf(await publishRemote(hand, swap('1.1.0'), { ...STABLE, signed }))).toBe('no_consent');
    expect(codeOf(await publishRemote(hand, swap('1.1.0'), { canaryPercent: 6, source: null, signed }))).toBe('no_consent');
    expect(codeOf(await publishRemote(hand, swap('1.1.0'), { ...five, signed }))).toBe('ok');
  });

  it('of two of three is two different people’s', async () => {
    const site = await newSite();
    const { base, ops } = await documents(site);
    const three = await Promise.all([1, 2, 3].map(() => createKey('team', 'swap')));
    const role = { threshold: 2, keys: three.map(({ trusted }) => trusted), consent: 'team' as const };
    const trusted = { ...site.keys.trusted, teams: { ...site.keys.trusted.teams, swap: role } };
    const ring = { trusted, former: [{ keys: site.keys.trusted, until: { base: base.generation, ops: ops.generation, config: 0 } }] };
    const share = async (index: number) => {
      const key = three[index];
      const signers = key ? [await createSigner(key.file)] : [];
      return consentBy({ ...site, keys: { ...ring, signers } }, (context) => setPercent(context, 'swap', 20));
    };
    const hand = { ...site, keys: { ...ring, signers: releaseHand(site).keys.signers } };
    const [a, b] = [await share(0), await share(2)];
    expect(codeOf(await setPercent({ ...hand, consents: a }, 'swap', 20))).toBe('no_consent');
    expect(codeOf(await setPercent({ ...hand, consents: [...a, ...a] }, 'swap', 20))).toBe('no_consent');
    expect(codeOf(await setPercent({ ...hand, consents: [...a, ...b] }, 'swap', 20))).toBe('ok');
  });

  it('is not needed to take away: cap, abort, freeze, revoke, lift, and to renew', async () => {
    const site = await newSite();
    const hand = releaseHand(site);
    const id = (await servedMap(site)).base.remotes['swap']?.canary?.release.id ?? '';
    expect(codeOf(await capPercent(hand, 'swap', 1))).toBe('ok');
    expect(codeOf(await abort(hand, 'swap'))).toBe('ok');
    expect(codeOf(await revoke(hand, 'swap', id))).toBe('ok');
    expect(codeOf(await setFrozen(hand, true))).toBe('ok');
    expect(codeOf(await lift(hand, 'swap'))).toBe('ok');
    expect(codeOf(await renewBase(hand))).toBe('ok');
    expect(codeOf(await renewOps(hand))).toBe('ok');
  });

  it('a base that the release key signs without it is refused by every command and by the page', async () => {
    const site = await newSite();
    const { base, ops, hash } = await documents(site);
    const raised = { ...base, remotes: raisedTo(base, 100), generation: base.generation + 1, prev: hash };
    const signatures = valueOf(await signAs(site.keys, 'release', raised));
    const signedOps = { value: ops, signatures: valueOf(await signAs(site.keys, 'ops', ops)) };
    const text = canonicalJson({ base: { value: raised, signatures }, ops: signedOps });
    const lastSeen = { generation: 0, opsGeneration: 0 };
    expect(codeOf(await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen }))).toBe('bad_consent');
    await create(site.store, generationPath('base', raised.generation), storedBytes({ value: raised, signatures }));
    expect(codeOf(await readReleaseState(site.store, site.keys))).toBe('map_refused');
    expect(codeOf(await renewBase(site))).toBe('map_refused');
  });

  it('an old state with its old consent is refused: by the chain, beside newer reductions, and where the newer one was seen', async () => {
    const site = await newSite();
    const old = (await documents(site)).base;
    valueOf(await setPercent(site, 'swap', 1));
    valueOf(await renewOps(site));
    const { base, ops, hash } = await documents(site);
    const value = { ...old, generation: base.generation + 1, prev: hash };
    const signatures = valueOf(await signAs(site.keys, 'release', value));
    const asOf = async (seen: ReleaseOps, lastSeen: { generation: number; opsGeneration: number; turns?: Record<string, number> }) => {
      const signedOps = { value: seen, signatures: valueOf(await signAs(site.keys, 'ops', seen)) };
      const text = canonicalJson({ base: { value, signatures }, ops: signedOps });
      return codeOf(await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen }));
    };
    const nothing = { generation: 0, opsGeneration: 0 };
    expect(await asOf(ops, nothing)).toBe('replayed');
    const { least: _least, ...forgetful } = ops;
    expect(await asOf(forgetful, nothing)).toBe('ok');
    expect(await asOf(forgetful, (await servedMap(site)).seen)).toBe('replayed');
    await create(site.store, generationPath('base', value.generation), storedBytes({ value, signatures }));
    expect(codeOf(await readBaseChain(site.store.read, site.keys))).toBe('broken_chain');
    expect(codeOf(await readReleaseState(site.store, site.keys))).toBe('map_refused');
  });

  it('reductions with a rollback that the ops key signs without it are refused by the page', async () => {
    const site = await newSite();
    valueOf(await rollback(site, 'swap', null));
    expect(await shown(site)).toBe('stable 1.0.0');
    const { base, ops } = await documents(site);
    const bare = { ...ops, rollbacks: ops.rollbacks.map(({ consent: _consent, ...entry }) => entry) };
    const signedBase = { value: base, signatures: valueOf(await signAs(site.keys, 'release', base)) };
    const text = canonicalJson({ base: signedBase, ops: { value: bare, signatures: valueOf(await signAs(site.keys, 'ops', bare)) } });
    const lastSeen = { generation: 0, opsGeneration: 0 };
    expect(codeOf(await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen }))).toBe('bad_consent');
  });

  it('is asked for or not as the key set says, and what stands is agreed to anew when it begins to be asked', async () => {
    const site = await newSite();
    const decide = async (isAsked: boolean, now: Installation): Promise<Installation> => {
      const { base, ops } = await documents(now);
      const until = { base: base.generation, ops: ops.generation, config: 0 };
      valueOf(await setConsent(site.keyFolder, 'swap', isAsked, until));
      return { ...site, keys: valueOf(await readKeyFolder(site.keyFolder)) };
    };
    const free = await decide(false, site);
    expect(codeOf(await setPercent(releaseHand(free), 'swap', 30))).toBe('ok');
    const bound = await decide(true, free);
    expect(codeOf(await renewBase(releaseHand(bound)))).toBe('no_consent');
    const consents = await consentBy(teamHand(bound), resign);
    expect(codeOf(await renewBase({ ...releaseHand(bound), consents }))).toBe('ok');
    expect(codeOf(await setPercent(releaseHand(bound), 'swap', 40))).toBe('no_consent');
  });

  it('is asked of the team of new sections for a section that the key set does not name', async () => {
    const site = await withStableSwap();
    const rates = () => buildTree({ app: 'mf-rates', version: '1.0.0' });
    const signed = valueOf(await signBuild(teamHand(site, '*').keys, rates(), null));
    expect(codeOf(await publishRemote(releaseHand(site), rates(), { ...STABLE, signed }))).toBe('no_consent');
    const consents = await consentBy(teamHand(site, '*'), (context) => publishRemote(context, rates(), STABLE));
    expect(codeOf(await publishRemote({ ...releaseHand(site), consents }, rates(), { ...STABLE, signed }))).toBe('ok');
    expect(codeOf(await retireRemote(releaseHand(site), 'rates'))).toBe('no_consent');
    valueOf(await retireRemote(site, 'rates'));
    expect(codeOf(await readBaseChain(site.store.read, site.keys))).toBe('ok');
    expect(codeOf(await publishRemote({ ...releaseHand(site), consents }, rates(), { ...STABLE, signed }))).toBe('no_consent');
  });
});
