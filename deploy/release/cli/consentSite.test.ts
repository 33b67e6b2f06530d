import { serveRelease } from '../../edge/serveRelease';
import { setPercent } from '../commands/canaryCommands';
import { publishRemote } from '../commands/publishRemote';
import { valueOf } from '../testing/fixtures';
import { swap, withStableSwap } from '../testing/site';
import { collectConsents, openToRead } from './consentCommand';
import { readInvocation } from './invocation';
import { nowSeconds } from './openContext';

// DELIVERY-26
it('a team’s machine without the store agrees to what the site shows, and writes nothing', async () => {
  const site = await withStableSwap();
  valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 5, source: null }));
  const server = await serveRelease({ root: site.root, port: 0, headers: () => ({}) });
  const words = ['consent', 'percent', 'swap', '50', '--site', server.url, '--keys', site.keyFolder];
  const context = valueOf(await openToRead(valueOf(readInvocation(words)), () => undefined));
  const consents = valueOf(await collectConsents(context, (planned) => setPercent(planned, 'swap', 50)));
  await expect(context.store.createAll(new Map())).rejects.toThrow('can only be read');
  await server.stop();
  expect(consents).toMatchObject([{ name: 'swap', signatures: [{}] }]);
  const signers = site.keys.signers.filter(({ role }) => role !== 'team');
  const done = await setPercent({ ...site, now: nowSeconds, consents, keys: { ...site.keys, signers } }, 'swap', 50);
  expect(valueOf(done).remotes['swap']?.canary?.percent).toBe(50);
});
