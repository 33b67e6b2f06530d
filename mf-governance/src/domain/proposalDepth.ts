/** A line that begins with more marks and room than any writer's lists and quotes in one another have. */
const TOO_DEEP = /^[ \t>*+\-\d.)]{100}/m;

/**
 * True for a description whose markdown lies so deep in itself that drawing it would hold the page for seconds, or overflow the stack (GOV-4):
 * each level of a list or of a quote takes a mark, or room for one, at the beginning of its line.
 */
export function isTooDeep(description: string): boolean {
  return TOO_DEEP.test(description);
}
