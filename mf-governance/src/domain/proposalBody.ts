/** Characters that set the direction of text (Unicode Standard Annex 9). */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A description as it is drawn: its lines and spaces are its own, but nothing turns what it says (GOV-4). Letters of a script written from the right know that by themselves. */
export function proposalBody(description: string): string {
  return description.replace(TURNING, '');
}

/** A line that begins with more marks and room than any writer's lists and quotes in one another have. */
const TOO_DEEP = /^[ \t>*+\-\d.)]{100}/m;

/**
 * True for a description whose markdown lies so deep in itself that drawing it would hold the page for seconds, or overflow the stack (GOV-4):
 * each level of a list or of a quote takes a mark, or room for one, at the beginning of its line.
 */
export function isTooDeep(description: string): boolean {
  return TOO_DEEP.test(description);
}
