/** Characters that set the direction of text (Unicode Standard Annex 9). */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A description as it is drawn: its lines and spaces are its own, but nothing turns what it says (GOV-4). Letters of a script written from the right know that by themselves. */
export function proposalBody(description: string): string {
  return description.replace(TURNING, '');
}

/** A line that begins with more marks and room than any writer's lists and quotes in one another have. A ruler is none: its marks have no room after them. */
const TOO_DEEP = /^(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]){100}/m;

/** Runs of marks in one paragraph by which words are stressed; each may have to be held against all before it. */
const MOST_MARKS = 2000;

function isOverMarked(description: string): boolean {
  return description.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(/[*_~]+/g)?.length ?? 0) > MOST_MARKS);
}

/**
 * True for a description whose markdown would hold the page for seconds when it is drawn, or overflow the stack (GOV-4). It lies too deep in itself: each level of
 * a list or of a quote takes a mark, or room for one, at the beginning of its line. Or one paragraph has more marks than can be paired.
 */
export function isTooIntricate(description: string): boolean {
  return TOO_DEEP.test(description) || isOverMarked(description);
}
