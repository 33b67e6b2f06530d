// Past prices are kept in a database of the browser; where it will not have one they are shown all the same (SWAP-24).
import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { sellEther } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];

/** Databases that the browser refuses, never opens, or opens only when it is told to. */
async function spoilDatabases(page: Page, how: 'refused' | 'silent' | 'late'): Promise<void> {
  await page.addInitScript((kind) => {
    const open = IDBFactory.prototype.open;
    const state = { open: 0, letGo: [] as (() => void)[] };
    Object.assign(globalThis, { lateDatabases: state });
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value(this: IDBFactory, ...names: [string, number?]) {
        if (kind === 'refused') throw new DOMException('The operation is insecure.', 'SecurityError');
        const request = open.apply(this, names);
        if (names[0] !== 'dex.prices') return request;
        const answer = { result: null as unknown, error: null, onsuccess: null as ((event: Event) => void) | null, onerror: null };
        request.onsuccess = () => {
          const { result } = request;
          if (kind === 'silent') return result.close();
          state.letGo.push(() => {
            state.open += 1;
            const close = result.close.bind(result);
            Object.assign(result, {
              close: () => {
                state.open -= 1;
                close();
              },
            });
            answer.result = result;
            answer.onsuccess?.(new Event('success'));
          });
          return undefined;
        };
        return answer;
      },
    });
  }, how);
}

// SWAP-24
for (const how of ['refused', 'silent', 'late'] as const) {
  test(`past prices are shown all the same where the browser’s database is ${how}, and the page says nothing of it`, async ({
    page,
    swap,
    chain,
  }) => {
    await sellEther(chain, T.UNI.address, 200n);
    await chain.mainnet.send('anvil_mine', ['0x4', '0x1']);
    await spoilDatabases(page, how);
    await swap.open({ from: 'ETH', to: T.UNI.address, use: 'v2' });
    await swap.type('from', '1');
    await swap.hasKind('swap');
    await page.getByTestId('swap-history-open').click();
    const panel = page.getByTestId('swap-history-panel');
    await expect(panel).toHaveAttribute('data-kind', 'read');
    await expect(page.getByTestId('swap-history-range')).toContainText('Lowest');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    if (how !== 'late') return;
    const opened = () =>
      page.evaluate(() => {
        const state: unknown = Reflect.get(globalThis, 'lateDatabases');
        for (const letGo of Reflect.get(Object(state), 'letGo').splice(0)) letGo();
        return Number(Reflect.get(Object(state), 'open'));
      });
    // A connection that comes late is let go: it would hold up whoever deletes the database.
    await opened();
    await expect.poll(opened).toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('dex.prices');
          deleting.onsuccess = () => resolve();
          deleting.onblocked = () => reject(new Error('A connection is open'));
        }),
    );
    await page.getByRole('radio', { name: '1 week' }).click();
    await expect(panel).toHaveAttribute('data-kind', 'read');
    await swap.hasKind('swap');
  });
}
