import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/apps';

interface Home {
  readonly what: string;
  /** What a definition of it cannot do without. */
  readonly mark: RegExp;
  readonly home: string;
}

const defined = (...names: readonly string[]) => new RegExp(`(?:function|const|class) (?:${names.join('|')})\\b`);

/** What sections would otherwise each have of their own: a second one drifts, and only one of the two is mended. */
const HOMES: readonly Home[] = [
  { what: 'the price of a tick', mark: /0xfffcb933bd6fad37aa2d162d1a594001/i, home: 'mf-shared/src/domain/maths/tickMath.ts' },
  { what: 'the outermost ticks', mark: /887_?272\b/, home: 'mf-shared/src/domain/feeTiers.ts' },
  { what: 'the ticks between two usable ones', mark: /\b3000: ?60\b/, home: 'mf-shared/src/domain/feeTiers.ts' },
  { what: 'words of a bitmap', mark: defined('wordOfTick', 'firstTickOfWord'), home: 'mf-shared/src/domain/maths/tickBitmap.ts' },
  {
    what: 'addresses by CREATE2',
    mark: /(?:keccak|hash)[\s\S]{0,80}(?:\b0xff\b|['"`](?:0x)?ff\b)|\bgetCreate2Address\b/i,
    home: 'mf-shared/src/domain/poolAddress.ts',
  },
  { what: 'getReserves()', mark: /0x0902f1ac/, home: 'mf-shared/src/chain/pools/poolCalls.ts' },
  { what: 'slot0()', mark: /0x3850c7bd/, home: 'mf-shared/src/chain/pools/poolCalls.ts' },
  { what: 'liquidity()', mark: /0x1a686502/, home: 'mf-shared/src/chain/pools/poolCalls.ts' },
  { what: 'the answer of the tick lens', mark: /0x351fb478/, home: 'mf-shared/src/chain/pools/poolCalls.ts' },
  { what: 'an amount in dollars', mark: defined('useDollars', 'useDollarValue'), home: 'mf-shared/src/ui/tokens/useDollars.ts' },
  { what: 'a balance', mark: defined('useBalance'), home: 'mf-shared/src/ui/tokens/useBalance.ts' },
  { what: 'words of an answer', mark: /BigInt\(`0x\$\{\w+\.slice\([^`]*`\)/, home: 'mf-shared/src/chain/abiWords.ts' },
  { what: 'fractions', mark: /interface (?:Ratio|Fraction)\b|class Fraction\b/, home: 'mf-shared/src/domain/amounts/ratio.ts' },
  {
    what: 'sums of fractions',
    mark: /\.numerator \* \w+\.denominator [+-] \w+\.numerator \* \w+\.denominator/,
    home: 'mf-shared/src/domain/maths/ratioSums.ts',
  },
  { what: 'decimal text as a fraction', mark: defined('parsePrice'), home: 'mf-shared/src/domain/amounts/parsePrice.ts' },
];

const NOT_THE_PRODUCT = /\.test\.|fixtures?\.|\/fake[A-Z]|\/testing\//;

/** Where each of them is defined, of these texts by path. */
function homesIn(texts: ReadonlyMap<string, string>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(HOMES.map(({ what, mark }) => [what, [...texts].filter(([, text]) => mark.test(text)).map(([file]) => file)]));
}

const product = new Map(
  execFileSync('git', ['ls-files', '--', 'mf-*/src/*', 'shell/src/*', 'deploy/exit/src/*'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !NOT_THE_PRODUCT.test(file) && existsSync(join(repositoryRoot, file)))
    .map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]),
);

test('what sections share is defined once', () => {
  expect(homesIn(product)).toEqual(Object.fromEntries(HOMES.map(({ what, home }) => [what, [home]])));
});

test.each([
  ['the price of a tick', 'const FACTORS = [0xFFFCB933BD6FAD37AA2D162D1A594001n];'],
  ['the outermost ticks', 'export const MIN_TICK = -887272;'],
  ['the ticks between two usable ones', 'const SPACINGS = { 500: 10, 3000: 60 };'],
  ['words of a bitmap', 'function wordOfTick(tick: number) {}'],
  ['addresses by CREATE2', 'return requireAddress(`0x${keccak(`ff${digits(deployer)}${salt}`).slice(24)}`);'],
  ['slot0()', "callData('0x3850c7bd')"],
  ['the answer of the tick lens', "callData('0x351fb478', addressWord(pool))"],
  ['an amount in dollars', 'export function useDollars(currency: Currency) {}'],
  ['a balance', 'const useBalance = () => null;'],
  ['words of an answer', 'const word = BigInt(`0x${data.slice(2, 66)}`);'],
  ['fractions', 'export interface Fraction {}'],
  ['sums of fractions', 'numerator: one.numerator * other.denominator + other.numerator * one.denominator,'],
])('a second definition of %s would be found', (what, text) => {
  const file = 'mf-new/src/second.ts';
  expect(homesIn(new Map([...product, [file, text]]))[what]).toContain(file);
});
