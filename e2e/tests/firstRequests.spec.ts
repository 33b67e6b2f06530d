import { expect, test } from '../harness/test';

const MAIN = /\/a\/shell\/[^/]+\/main\.js$/;

for (const { section, path } of [
  { section: 'swap', path: '/swap' },
  { section: 'pool', path: '/pool' },
  { section: 'claim', path: '/claim' },
  { section: 'governance', path: '/vote' },
]) {
  test(`${path} asks for its section and for what reads the chains before its first script has run, once`, async ({ page }) => {
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
    const needed = [MAIN, /\/a\/shell\/[^/]+\/chain\./, inSection('remoteEntry'), inSection('remote\\.')];
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
