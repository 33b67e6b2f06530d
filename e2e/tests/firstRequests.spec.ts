import { expect, test } from '../harness/test';

const MAIN = /\/a\/shell\/[^/]+\/main\.js$/;

for (const { section, path, also } of [
  { section: 'swap', path: '/swap', also: ['engine\\.'] },
  { section: 'pool', path: '/pool', also: [] },
  { section: 'claim', path: '/claim', also: [] },
  { section: 'governance', path: '/vote', also: [] },
]) {
  test(`${path} asks for its section, its screen and what reads the chains before its first script has run, once`, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(MAIN, async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    const inSection = (name: string) => new RegExp(`/a/${section}/[^/]+/${name}`);
    const ofSection = ['remoteEntry', 'remote\\.', `${section}-screen\\.`, ...also].map(inSection);
    const needed = [MAIN, /\/a\/shell\/[^/]+\/chain\./, ...ofSection];
    await page.goto(`${path}?lng=en-US`, { waitUntil: 'commit' });
    for (const address of needed)
      await expect.poll(() => asked.some((each) => address.test(each)), { message: String(address) }).toBe(true);
    release();
    await expect(page.getByTestId('shell-block')).toBeAttached();
    await expect(page.getByTestId(`shell-outlet-${section}`).locator(':scope > * > *').first()).toBeAttached();
    // What was fetched ahead is what is used: nothing came twice.
    for (const address of needed)
      expect(
        asked.filter((each) => address.test(each)),
        String(address),
      ).toHaveLength(1);
  });
}
