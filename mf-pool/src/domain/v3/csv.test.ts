import { csvText } from './csv';

/** A reader of its own, by the grammar of RFC 4180. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  return rows;
}

// V3-27
test('names with commas, quotes and line breaks are read back equal, in both languages', () => {
  const rows = [
    ['代币', 'Value in dollars'],
    ['A "great", token\r\nin two lines', '12.50'],
    ['', '-3'],
  ];
  const text = csvText(rows);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(read(text.slice(1))).toEqual(rows);
});

test.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1'])('a name that would run as a formula is text: %s', (name) => {
  expect(read(csvText([[name]]).slice(1))).toEqual([[`'${name}`]]);
});

test.each(['-3', '-0.5', '12'])('a number stays one: %s', (number) => {
  expect(csvText([[number]])).toBe(`\uFEFF${number}\r\n`);
});
