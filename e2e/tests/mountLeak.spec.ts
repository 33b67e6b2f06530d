import { createLoadMeter } from '../../deploy/kit/checks/load';
import { expect, test } from '../harness/test';

const sections = [
  { name: 'pool', path: '/pool' },
  { name: 'claim', path: '/claim' },
  { name: 'governance', path: '/vote' },
] as const;

for (const { name, path } of sections) {
  test(`80 mounts of swap and ${name} leave listeners and nodes flat`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/swap?lng=en-US');
    await expect(page.getByTestId('shell-outlet-swap')).not.toBeEmpty();
    const measure = await createLoadMeter(page);
    const visit = async (section: string, to: string) => {
      // As a link of the application does it: the one history hears of every new address.
      await page.evaluate((target) => {
        window.history.pushState(null, '', target);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, to);
      await expect(page.getByTestId(`shell-outlet-${section}`).locator(':scope > * > *').first()).toBeAttached();
    };
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        await visit(name, path);
        await visit('swap', '/swap');
      }
    };
    // The first rounds load chunks, messages and images.
    await rounds(8);
    const before = await measure();
    await rounds(80);
    const after = await measure();
    expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(10);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(40);
  });
}
