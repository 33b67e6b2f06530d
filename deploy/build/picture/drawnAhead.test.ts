import { join } from 'node:path';
import { readApp, repositoryRoot } from '../apps';
import { drawnAhead } from './drawnAhead';

const app = readApp('mf-claim');
const throwing = {
  section: 'claim',
  remoteModule: join(repositoryRoot, 'e2e/fixtures/throwingRemote.tsx'),
  routes: [{ name: 'claim', pattern: '/claim' }],
};

// DELIVERY-46
test('a section whose first screens cannot be drawn does not build', async () => {
  await expect(drawnAhead({ app }, throwing)).rejects.toThrow(
    /^mf-claim did not build:\nits first picture cannot be drawn: .*This section throws while it is mounted$/,
  );
}, 60_000);

test('one that is made to fail has none', async () => {
  expect(await drawnAhead({ app, mayLackPicture: true }, throwing)).toBeNull();
}, 60_000);
