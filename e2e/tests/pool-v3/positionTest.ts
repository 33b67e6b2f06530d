import { test as base } from '../../harness/test';
import { createPositionPages, type PositionPages } from './positionPages';

/** The harness with the screens of positions. */
export const test = base.extend<{ readonly pools: PositionPages }>({
  pools: async ({ page, wallet, guard }, use) => {
    // Pictures of tokens come from hosts that are not there in a test.
    guard.allow(/Failed to load resource: net::ERR_/);
    await use(createPositionPages(page, wallet));
  },
});

export { expect } from '../../harness/test';
