import { codeOf, valueOf } from '../testing/fixtures';
import { STABLE, shown, swap, withStableSwap } from '../testing/site';
import { abort, capPercent } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { lift, renewOps } from './reductionCommands';
import { retireRemote } from './retireRemote';

const CANARY = { canaryPercent: 100, source: null };

// DELIVERY-19
it('an aborted build stays aborted, through lift, renewals and another publish of it, until it is named', async () => {
  const site = await withStableSwap();
  const { id } = valueOf(await publishRemote(site, swap('1.1.0'), CANARY));
  valueOf(await capPercent(site, 'swap', 50));
  valueOf(await abort(site, 'swap'));
  expect(valueOf(await lift(site, 'swap'))).toMatchObject({ canariesOff: [{ remote: 'swap', id }], caps: [] });
  valueOf(await renewOps(site));
  expect(await shown(site)).toBe('stable 1.0.0');
  for (const options of [CANARY, STABLE]) expect(codeOf(await publishRemote(site, swap('1.1.0'), options))).toBe('canary_off');
  valueOf(await publishRemote(site, swap('1.2.0'), CANARY));
  expect(await shown(site)).toBe('canary 1.2.0');
  valueOf(await renewOps(site));
  valueOf(await abort(site, 'swap'));
  expect(codeOf(await publishRemote(site, swap('1.1.0'), CANARY))).toBe('canary_off');
  expect(codeOf(await lift(site, 'swap', 'f'.repeat(32)))).toBe('unknown_id');
  valueOf(await lift(site, 'swap', id));
  valueOf(await publishRemote(site, swap('1.1.0'), CANARY));
  expect(await shown(site)).toBe('canary 1.1.0');
});

// DELIVERY-19
it('an aborted build of a section that was retired is named in the same way, and can then be published', async () => {
  const site = await withStableSwap();
  const { id } = valueOf(await publishRemote(site, swap('1.1.0'), CANARY));
  valueOf(await abort(site, 'swap'));
  valueOf(await retireRemote(site, 'swap'));
  expect(codeOf(await publishRemote(site, swap('1.1.0'), STABLE))).toBe('canary_off');
  valueOf(await lift(site, 'swap', id));
  valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  expect(await shown(site)).toBe('stable 1.1.0');
  expect(codeOf(await lift(site, 'pool'))).toBe('unknown_remote');
});
