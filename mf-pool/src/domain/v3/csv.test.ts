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
test('names with commas and quotes are read back equal, in both languages', () => {
  const rows = [
    ['代币', 'Value in dollars'],
    ['A "great", token', '12.50'],
    ['', '-3'],
  ];
  const text = csvText(rows);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(read(text.slice(1))).toEqual(rows);
});

// V3-27
test.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '  =1', '\u200B=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'a name that would run as a formula is text: %s',
  (name) => {
    expect(read(csvText([[name]]).slice(1))).toEqual([[`'${name}`]]);
  },
);

// V3-27
test.each([
  ["A;=cmd|'/C calc'!A0", "A =cmd|'/C calc'!A0"],
  ['A\t=1', 'A =1'],
  ['A\r\n=1', 'A =1'],
  ['A\n=1', 'A =1'],
  ['A\u2028=1', 'A =1'],
  ['\t=1', "' =1"],
  ['\n＝1', "' ＝1"],
])('a name begins no cell of its own in any language: %j', (name, kept) => {
  expect(csvText([[name]])).toBe(`\uFEFF${kept}\r\n`);
});

test.each(['-3', '-0.5', '12'])('a number stays one: %s', (number) => {
  expect(csvText([[number]])).toBe(`\uFEFF${number}\r\n`);
});
