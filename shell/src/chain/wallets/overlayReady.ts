/** How often a hosted wallet is asked whether its overlay is ready (document 1 §9), in milliseconds. */
const POLL_MS = 200;

/** Resolves once the overlay says that it is ready; whoever waits bounds the time. */
export function overlayReady(isReady: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isReady()) resolve();
      else setTimeout(look, POLL_MS);
    };
    look();
  });
}
