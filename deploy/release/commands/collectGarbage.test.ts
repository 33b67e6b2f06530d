import { buildTree, codeOf, newInstallation, valueOf } from '../testing/fixtures';
import { findGarbage, removeGarbage } from './collectGarbage';
import { publishRemote } from './publishRemote';

const DAY = 24 * 3600;

it('removes what left the map long enough ago, and nothing that a tab or the history may still load', async () => {
  const site = await newInstallation();
  const publish = async (minor: number) =>
    valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: `1.${minor}.0` }), { canaryPercent: null, source: null }));
  const first = await publish(0);
  for (const minor of [1, 2, 3]) await publish(minor);
  // three promotions later a tab of the first release still finds every file of it
  expect(await site.store.read(`a/swap/${first.id}/lazy/late.2b.js`)).not.toBeNull();
  for (const minor of [4, 5, 6]) await publish(minor);
  expect(valueOf(await findGarbage(site, 30))).toEqual([]);
  site.clock.seconds += 29 * DAY;
  expect(valueOf(await findGarbage(site, 30))).toEqual([]);
  site.clock.seconds += 2 * DAY;
  const garbage = valueOf(await findGarbage(site, 30));
  expect(garbage.map(({ folder }) => folder)).toEqual([`a/swap/${first.id}/`]);
  await removeGarbage(site, garbage);
  expect(await site.store.list(`a/swap/${first.id}/`)).toEqual([]);
  expect(valueOf(await findGarbage(site, 30))).toEqual([]);
});

it('keeps everything for at least a day', async () => {
  const site = await newInstallation();
  expect(codeOf(await findGarbage(site, 0))).toBe('usage');
  expect(codeOf(await findGarbage(site, Number.NaN))).toBe('usage');
});
