// Tables as spreadsheets read them (RFC 4180).

/** Tells a spreadsheet that the text is UTF-8, without which it takes Chinese for something else. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Where a spreadsheet of some language parts its cells or rows, whatever the quotes around it say: a text of ours needs none of them. */
const PARTING = /\r\n|[;\p{Cc}\u2028\u2029]/gu;
/** What a spreadsheet would run as a formula, in full width too; names of tokens are whatever their makers wrote. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;
const PLAIN_NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;

function cell(text: string): string {
  const whole = text.replaceAll(PARTING, ' ');
  const safe = FORMULA.test(whole) && !PLAIN_NUMBER.test(whole) ? `'${whole}` : whole;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as comma separated text with a byte order mark. A text that would run as a formula gets an apostrophe before it, and one that would
 * be parted a blank in place of each sign that parts it.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
