// Tables as spreadsheets read them (RFC 4180).

/** Tells a spreadsheet that the text is UTF-8, without which it takes Chinese for something else. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run as a formula; names of tokens are whatever their makers wrote. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as comma separated text with a byte order mark. A text that would run as a formula gets an apostrophe before it. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
