let last = 0;

/** A name for a request that no other request of this browser has: the time of its page, and a count. */
export function newRequestId(): string {
  last += 1;
  return `${performance.timeOrigin.toString(36)}-${last}`;
}
