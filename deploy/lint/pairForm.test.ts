// A pair has one form wherever it is written (FIGURE-13): a person knows it again by its look.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/apps';

/** The product's texts: its sources and the messages in both languages. */
function sources(): readonly string[] {
  const run = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'shell/src', 'mf-*/src/**'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const names = run.stdout.split('\0').filter((name) => /\.tsx?$|messages\/[^/]+\.json$/.test(name) && !/\.test\.tsx?$/.test(name));
  if (names.length < 500) throw new Error(`Only ${names.length} sources were found`);
  return names;
}

const BETWEEN = String.raw`(?:-|–| / | - )`;
/** Two values of a message, or two symbols of a template, with something else than a slash between them. */
const OTHER_FORMS = new RegExp(
  [
    String.raw`\{(?:a|one|symbolA|symbol0|token0)\}${BETWEEN}\{(?:b|other|symbolB|symbol1|token1)\}`,
    String.raw`\$\{[^{}]*[sS]ymbol[^{}]*\}${BETWEEN}\$\{[^{}]*[sS]ymbol[^{}]*\}`,
    String.raw`\$\{names\.a\}${BETWEEN}\$\{names\.b\}`,
  ].join('|'),
);

// FIGURE-13
it('a pair is written with a slash in every text', () => {
  expect(sources().filter((name) => OTHER_FORMS.test(readFileSync(join(repositoryRoot, name), 'utf8')))).toEqual([]);
});

it.each(['{a}-{b} liquidity', '${shortenSymbol(one.symbol)}-${shortenSymbol(other.symbol)}', '${names.a} / ${names.b}'])(
  '%s would be found',
  (text) => {
    expect(OTHER_FORMS.test(text)).toBe(true);
  },
);
