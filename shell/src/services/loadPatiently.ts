/** How long after a failed load code is asked for again, in milliseconds. */
const AGAIN_AFTER_MS = 3000;

/** Asks for code until it comes, and says of each time that it did not: `missing` tells what. Rejects only once nobody wants it any more. */
export async function loadPatiently<T>(load: () => Promise<T>, isOver: () => boolean, missing: string): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      if (isOver()) throw cause;
      console.error(missing, cause);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}
