/** How often a hosted wallet is asked whether its overlay is ready (WALLET-11), in milliseconds. */
const POLL_MS = 200;

/** Resolves once the overlay says that it is ready; rejects, and asks no more, when that takes longer than `limitMs`. */
export function overlayReady(isReady: () => boolean, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let waited = 0;
    const look = () => {
      if (isReady()) return resolve();
      if (waited >= limitMs) return reject(new Error(`The overlay was not ready within ${limitMs / 1000} s`));
      waited += POLL_MS;
      setTimeout(look, POLL_MS);
    };
    look();
  });
}
