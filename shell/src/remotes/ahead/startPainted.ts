/** How long the first paint is waited for, in milliseconds: of a page that nobody sees there is none. */
const PAINTED_WITHIN_MS = 1000;

/** The page's own script as it stands in the HTML: known to the policy, fetched ahead, and not run yet. */
const HELD = 'script[type="text/held"]';

/** Resolves once the browser has shown something of the page. */
function painted(page: Window): Promise<void> {
  return new Promise((resolve) => {
    page.setTimeout(resolve, PAINTED_WITHIN_MS);
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Runs the page's own script: once the drawing stands on the screen where one was drawn, so that what the visitor waits for first does not wait for a second of
 * evaluation; else at once. A page that gives way to the canary has no such script any more.
 */
export async function startPainted(page: Window, isDrawn: boolean): Promise<void> {
  const { document } = page;
  if (isDrawn && !document.hidden) await painted(page).catch(() => undefined);
  const script = document.querySelector<HTMLScriptElement>(HELD);
  if (!script) return;
  script.type = '';
  document.head.append(script);
}
