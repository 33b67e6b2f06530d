import { lintTexts } from './testing/lintTexts';

const refused = [
  'export const balance = amountIn(dataOf(result)) ?? 0n;',
  "export const staked = amountIn(lastDataOf(result)) ?? '0';",
  'export const data = lastDataOf(result) ?? EMPTY;',
  'export const count = readNumber(data, 0) || 0;',
];
const kept = 'export const state = isUnread(result) ? FAILED : known(amountIn(lastDataOf(result)));';
/** What lint says of each line in a section. */
const complaints = lintTexts([...refused, kept].map((line) => ({ path: 'mf-pool/src/chain/fixture.ts', text: `${line}\n` })));
const saidOf = (index: number) => (complaints[index] ?? []).map(({ message }) => message).join('\n');

test.each(refused.map((line, index) => [line, index] as const))(
  'a default that would make a fact of a failed read is refused: %s',
  (_, index) => {
    expect(saidOf(index)).toContain('A read that failed is no fact');
  },
);

test('what keeps the failure is let through', () => {
  expect(complaints).toHaveLength(refused.length + 1);
  expect(saidOf(refused.length)).toBe('');
});
