/** Characters that set the direction of text (Unicode Standard Annex 9). */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A description as it is drawn: its lines and spaces are its own, but nothing turns what it says (GOV-4). Letters of a script written from the right know that by themselves. */
export function proposalBody(description: string): string {
  return description.replace(TURNING, '');
}

/** A line that begins with more marks and room than any writer's lists and quotes in one another have. A ruler is none: its marks have no room after them. */
const TOO_DEEP = /^(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]){100}/m;

/** Marks in one paragraph that may each have to be held against all before them: runs that stress words, brackets that begin a link, and lines, which a quote takes up with or without a mark of its own. */
const MOST_MARKS = 2000;
const MARK = /[*_~]+|[[\n]/g;

function isOverMarked(description: string): boolean {
  const paragraphs = description.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/);
  return paragraphs.some((paragraph) => (paragraph.match(MARK)?.length ?? 0) > MOST_MARKS);
}

/**
 * True for a description whose markdown would hold the page for seconds when it is drawn, or overflow the stack (GOV-4). It lies too deep in itself: each level of
 * a list or of a quote takes a mark, or room for one, at the beginning of its line. Or one paragraph has more marks or lines than can be held against one another.
 */
export function isTooIntricate(description: string): boolean {
  return TOO_DEEP.test(description) || isOverMarked(description);
}
