import { collectConsents } from '../cli/consentCommand';
import { secondsOf } from '../cli/canaryCommand';
import type { Beacon } from '@dex/mf-shared/release';
import { beaconUrl } from '@dex/mf-shared/release';
import { codeOf, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { servedMap, shown, swap, withStableSwap } from '../testing/site';
import { abort, setPercent } from './canaryCommands';
import { collectSteps, runSteps } from './canarySteps';
import type { StepOptions } from './canarySteps';
import { publishRemote } from './publishRemote';
import { renewOps, revoke, rollback, setFrozen } from './reductionCommands';
import { watch } from './watch';

const HOUR = 3600;
const PLAN = { steps: [1, 5, 20, 100], holdSeconds: 2 * HOUR };

async function withCanary(): Promise<Installation & { readonly id: string; readonly began: number }> {
  const site = await withStableSwap();
  const { id } = valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 1, source: null }));
  return { ...site, id, began: site.clock.seconds };
}

type Happening = (hours: number) => Promise<unknown>;

/** A clock that runs through the holds at once, the reductions renewed as `watch` does it; says what the steps said, and when. */
function simulated(site: Installation & { readonly began: number }, happens: Happening = () => Promise.resolve(), isWatched = () => true) {
  const said: string[] = [];
  const hours = () => (site.clock.seconds - site.began) / HOUR;
  let renewedAt = site.clock.seconds;
  const options: StepOptions = {
    // Each look checks every signature: a few an hour tell as much as hundreds.
    lookSeconds: 600,
    say: (text) => void said.push(`${Math.round(hours() * 10) / 10} h ${text}`),
    async pause(seconds) {
      site.clock.seconds += seconds;
      if (isWatched() && site.clock.seconds - renewedAt >= 1200) {
        renewedAt = site.clock.seconds;
        valueOf(await renewOps(site));
      }
      await happens(hours());
      return true;
    },
  };
  return { said, options };
}

const once = (at: number, act: () => Promise<unknown>): Happening => {
  let done = false;
  return async (hours) => {
    if (done || hours < at) return;
    done = true;
    await act();
  };
};

describe('canary steps', () => {
  it('1, 5, 20 and 100 % at 0, 2, 4 and 6 hours while the watch is content', async () => {
    const site = await withCanary();
    const { said, options } = simulated(site);
    valueOf(await runSteps(site, 'swap', PLAN, options));
    const shares = [1, 5, 20, 100].map((percent, index) => `${2 * index} h swap: ${percent} % of the users`);
    expect(said).toEqual(shares);
    expect(await shown(site)).toBe('canary 1.1.0');
  });

  // DELIVERY-16
  it('the watch’s alarm at 3 hours takes it back to nobody, and no step follows', async () => {
    const site = await withCanary();
    const failure: Beacon = { remote: 'swap', id: site.id, arm: 'canary', outcome: 'mount_throw' };
    async function* lines() {
      for (let index = 0; index < 100; index += 1) yield `"GET ${beaconUrl(failure)} HTTP/2"`;
    }
    const watching = { say: () => undefined, mapSeconds: 15, faultsOf: () => Promise.resolve([]), pause: () => Promise.resolve(true) };
    const alarm = once(3, () => watch(site, { ...watching, lines: lines() }));
    const { said, options } = simulated(site, alarm);
    expect(codeOf(await runSteps(site, 'swap', PLAN, options))).toBe('canary_off');
    expect(said).toEqual(['0 h swap: 1 % of the users', '2 h swap: 5 % of the users']);
    expect((await servedMap(site)).ops?.canariesOff).toEqual([{ remote: 'swap', id: site.id }]);
    for (let bucket = 0; bucket < 100; bucket += 1) expect(await shown(site, String(bucket))).toBe('stable 1.0.0');
  });

  it.each([
    ['frozen', (site: Installation) => setFrozen(site, true)],
    ['canary_off', (site: Installation) => abort(site, 'swap')],
    ['conflict', (site: Installation) => setPercent(site, 'swap', 3)],
  ] as const)('%s: stops when somebody else acts', async (code, act) => {
    const site = await withCanary();
    const { said, options } = simulated(
      site,
      once(1, () => act(site)),
    );
    expect(codeOf(await runSteps(site, 'swap', PLAN, options))).toBe(code);
    expect(said).toHaveLength(1);
  });

  it('nobody watches: the hold begins anew when the watch is back', async () => {
    const site = await withCanary();
    let isWatched = true;
    const { said, options } = simulated(
      site,
      (hours) => {
        isWatched = hours < 1 || hours > 9;
        return Promise.resolve();
      },
      () => isWatched,
    );
    valueOf(await runSteps(site, 'swap', { steps: [1, 5], holdSeconds: 2 * HOUR }, options));
    expect(said[1]).toMatch(/nothing renews the reductions/);
    expect(Number(said[2]?.split(' ')[0])).toBeGreaterThanOrEqual(11);
  });

  it('ended by hand: the share stays as it is', async () => {
    const site = await withCanary();
    const { options } = simulated(site);
    expect(codeOf(await runSteps(site, 'swap', PLAN, { ...options, pause: () => Promise.resolve(false) }))).toBe('conflict');
    expect((await servedMap(site)).base.remotes['swap']?.canary?.percent).toBe(1);
  });

  // DELIVERY-26
  it('a team agrees to all steps at once, each for its day, and to these alone', async () => {
    const site = await withCanary();
    const plan = { steps: [1, 5, 20], holdSeconds: 36 * HOUR };
    const hand = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role !== 'team') } };
    const team = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role === 'team') } };
    const consents = valueOf(await collectConsents(team, (context) => collectSteps(context, 'swap', plan)));
    expect(consents.map(({ turn }) => turn)).toEqual([3, 4]);
    expect(codeOf(await setPercent({ ...hand, consents }, 'swap', 20))).toBe('no_consent');
    const { options } = simulated(site);
    // Three days are long: two looks an hour see the reductions of each.
    expect(codeOf(await runSteps({ ...hand, consents }, 'swap', plan, { ...options, lookSeconds: 1800 }))).toBe('ok');
    expect((await servedMap(site)).base.remotes['swap']?.canary?.percent).toBe(20);
  });

  it.each([
    ['a former build was revoked', (site: Installation, former: string) => revoke(site, 'swap', former)],
    ['the stable build was rolled back', (site: Installation) => rollback(site, 'swap', null)],
  ])('what a team agrees to fits after %s', async (_, happened) => {
    const site = await withStableSwap();
    const former = (await servedMap(site)).base.remotes['swap']?.stable.id ?? '';
    for (const version of ['1.0.1', '1.0.2']) valueOf(await publishRemote(site, swap(version), { canaryPercent: null, source: null }));
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 1, source: null }));
    const without = (role: string) => ({ ...site, keys: { ...site.keys, signers: site.keys.signers.filter((one) => one.role !== role) } });
    valueOf(await happened(without('release'), former));
    const plan = { steps: [1, 5, 20], holdSeconds: HOUR };
    const consents = valueOf(await collectConsents(without('release'), (context) => collectSteps(context, 'swap', plan)));
    const { options } = simulated({ ...site, began: site.clock.seconds });
    expect(await runSteps({ ...without('team'), consents }, 'swap', plan, options)).toMatchObject({ ok: true });
    expect((await servedMap(site)).base.remotes['swap']?.canary?.percent).toBe(20);
  });

  it.each([
    ['2h', 7200],
    ['30m', 1800],
    ['1d', 86400],
    ['2 hours', 'usage'],
    ['0h', 'usage'],
  ])('%s is %s seconds', (text, expected) => {
    const seconds = secondsOf(text);
    expect(seconds.ok ? seconds.value : seconds.error.code).toBe(expected);
  });
});
