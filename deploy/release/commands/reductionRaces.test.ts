import type { SignedBase } from '@dex/mf-shared/release';
import type { ReleaseContext } from '../map/commit';
import { cosign } from '../map/proposal';
import { readReleaseState } from '../map/releaseState';
import { codeOf, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { overtaken } from '../testing/overtaken';
import { STABLE, servedMap, shown, swap, withStableSwap } from '../testing/site';
import { abort, promote } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { renewOps, rollback, setFrozen } from './reductionCommands';

const canary = (context: ReleaseContext) => publishRemote(context, swap('1.2.0'), { canaryPercent: 100, source: null });

async function withCanary(): Promise<Installation> {
  const site = await withStableSwap();
  valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  valueOf(await canary(site));
  return site;
}

async function proposed(context: ReleaseContext, act: (context: ReleaseContext) => Promise<unknown>): Promise<SignedBase> {
  const proposals: SignedBase[] = [];
  await act({ ...context, propose: (base) => void proposals.push(base) });
  const [proposal] = proposals;
  if (!proposal) throw new Error('nothing was proposed');
  return proposal;
}

// DELIVERY-9, DELIVERY-15
describe('reductions that are committed between the check of a base and its writing', () => {
  it('an aborted canary is not promoted', async () => {
    const site = await withCanary();
    const late = overtaken(site, 'r/', async () => valueOf(await abort(site, 'swap')));
    expect(codeOf(await promote(late, 'swap'))).toBe('no_canary');
    expect(await shown(site)).toBe('stable 1.1.0');
  });

  it('an aborted canary is not promoted, where a loss of power left both places with torn files', async () => {
    const site = await withCanary();
    const { next } = valueOf(await readReleaseState(site.store, site.keys));
    const torn = new Map(['r', 'o'].map((folder) => [`${folder}/${folder === 'r' ? next.base : next.ops}.json`, new Uint8Array()]));
    await site.store.createAll(torn);
    const late = overtaken(site, 'r/', async () => valueOf(await abort(site, 'swap')), 'replace');
    expect(codeOf(await promote(late, 'swap'))).toBe('no_canary');
    expect(await shown(site)).toBe('stable 1.1.0');
  });

  it('nothing is published while releases are frozen', async () => {
    const site = await withStableSwap();
    const late = overtaken(site, 'r/', async () => valueOf(await setFrozen(site, true)));
    expect(codeOf(await publishRemote(late, swap('1.1.0'), STABLE))).toBe('frozen');
    expect(await shown(site)).toBe('stable 1.0.0');
  });

  it.each([
    ['aborted', 'canary_off', async (site: Installation) => valueOf(await abort(site, 'swap'))],
    ['frozen', 'frozen', async (site: Installation) => valueOf(await setFrozen(site, true))],
    ['rolled back', 'rolled_back', async (site: Installation) => valueOf(await rollback(site, 'swap', null))],
  ] as const)('the last signature brings nothing into force that was %s', async (_, code, reduce) => {
    const site = await withCanary();
    const proposal = await proposed(site, (context) => promote(context, 'swap'));
    const before = (await servedMap(site)).base.generation;
    const late = overtaken(site, 'r/', () => reduce(site));
    expect(codeOf(await cosign(late, proposal))).toBe(code);
    expect((await servedMap(site)).base.generation).toBe(before);
  });

  it('reductions that are merely issued again hold nobody up', async () => {
    const site = await withCanary();
    const proposal = await proposed(site, (context) => promote(context, 'swap'));
    const late = overtaken(site, 'r/', async () => valueOf(await renewOps(site)));
    expect(valueOf(await cosign(late, proposal))).toMatchObject({ kind: 'committed' });
    expect(await shown(site)).toBe('stable 1.2.0');
  });

  it('a base that overtakes a reduction is what that one is decided on', async () => {
    const site = await withCanary();
    const promoted = overtaken(site, 'o/', async () => valueOf(await promote(site, 'swap')));
    expect(codeOf(await abort(promoted, 'swap'))).toBe('no_canary');
    const published = overtaken(site, 'o/', async () => valueOf(await publishRemote(site, swap('1.3.0'), STABLE)));
    valueOf(await rollback(published, 'swap', null));
    expect(await shown(site)).toBe('stable 1.2.0');
  });
});

// DELIVERY-19
it('a build that was rolled back from may be tried again as a canary, by a proposal as by a publish', async () => {
  const site = await withStableSwap();
  const again = swap('1.1.0');
  const tried = (context: ReleaseContext) => publishRemote(context, again, { canaryPercent: 100, source: null });
  valueOf(await publishRemote(site, again, STABLE));
  valueOf(await rollback(site, 'swap', null));
  expect(await shown(site)).toBe('stable 1.0.0');
  expect(valueOf(await cosign(site, await proposed(site, tried)))).toMatchObject({ kind: 'committed' });
  expect(await shown(site)).toBe('canary 1.1.0');
  valueOf(await abort(site, 'swap'));
  expect(await shown(site)).toBe('stable 1.0.0');
});
