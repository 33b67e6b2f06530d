import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** What lint says of a line in a section. */
function complaintsOf(line: string): string {
  const args = ['node_modules/eslint/bin/eslint.js', '--config', 'deploy/lint/eslint.config.mjs', '--stdin', '--stdin-filename'];
  return spawnSync(process.execPath, [...args, 'mf-pool/src/chain/fixture.ts'], { cwd: root, input: `${line}\n`, encoding: 'utf8' }).stdout;
}

test.each([
  'export const balance = amountIn(dataOf(result)) ?? 0n;',
  "export const staked = amountIn(lastDataOf(result)) ?? '0';",
  'export const data = lastDataOf(result) ?? EMPTY;',
  'export const count = readNumber(data, 0) || 0;',
])('a default that would make a fact of a failed read is refused: %s', (line) => {
  expect(complaintsOf(line)).toContain('A read that failed is no fact');
});

test('what keeps the failure is let through', () => {
  const kept = 'export const state = isUnread(result) ? FAILED : known(amountIn(lastDataOf(result)));';
  expect(complaintsOf(kept)).not.toContain('A read that failed');
});
