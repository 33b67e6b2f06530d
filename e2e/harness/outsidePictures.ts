import type { Page } from '@playwright/test';

/** What becomes of pictures from outside hosts, which a test run cannot reach: an empty one stands for each, or they are lost on the way. */
export type OutsidePictures = 'empty' | 'lost';

const EMPTY = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').toString('base64');

/**
 * Answers a page's requests for pictures from outside hosts. The browser stops at these alone: a route of Playwright would have it stop at every
 * request of the page. What a test lets fail is not kept: the browser's cache is off.
 */
export async function answerOutsidePictures(page: Page, pictures: OutsidePictures): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answered =
      pictures === 'lost'
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
            body: EMPTY,
          });
    // The page may have gone on meanwhile: nobody waits for this picture any more.
    answered.catch(() => undefined);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*', resourceType: 'Image' }] });
}
