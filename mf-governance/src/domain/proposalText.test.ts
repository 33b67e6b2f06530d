import fc from 'fast-check';
import { proposalBody } from './proposalBody';
import { decodeDescription, proposalTitle } from './proposalText';

const bytes = (text: string) => `0x${Buffer.from(text, 'utf8').toString('hex')}`;

describe('proposalTitle', () => {
  it.each([
    ['# Lower the fee\nBecause.', 'Lower the fee'],
    ['Summary first\n\n## The heading\nrest', 'The heading'],
    ['intro\r\n# With CRLF\r\nbody', 'With CRLF'],
    ['A line\nanother', 'A line'],
    ['\n\n  spaced  \nrest', 'spaced'],
    ['# Trailing marks ##', 'Trailing marks'],
    ['#nospace', '#nospace'],
    ['# Pay for C#', 'Pay for C#'],
    ['# ###\n# After an empty one', 'After an empty one'],
    ['  ## \u202Eindented\u202C\u200B \t ## \nrest', 'indented'],
    [`# a${'#'.repeat(50_000)}x`, `a${'#'.repeat(50_000)}x`],
    ['', null],
    [' \n\t\r\n', null],
    ['# <script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j is %j', (description, title) => {
    expect(proposalTitle(description)).toBe(title);
  });

  it('reads 200 KB without trouble', () => {
    expect(proposalTitle(`${'word '.repeat(40_000)}\n# Found`)).toBe('Found');
  });

  it('gives some text or says that there is none', () => {
    fc.assert(fc.property(fc.string(), (description) => proposalTitle(description)?.trim() !== ''));
  });
});

describe('decodeDescription', () => {
  it('reads UTF-8 at any other block', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeDescription(bytes(text), 5) === text.replace(/^\uFEFF/, '')));
  });

  it('survives bytes that are no UTF-8', () => {
    expect(decodeDescription('0x41ff42', 5)).toBe('A\ufffdB');
  });

  // GOV-3
  it('has a text of its own for the grants programme', () => {
    expect(proposalTitle(decodeDescription('0x', 11473815))).toBe('Uniswap Grants Program v0.1');
  });

  it('mends the proposal with reversed characters', () => {
    const raw = Buffer.concat([
      Buffer.from('Say '),
      Buffer.from([0x98, 0x80, 0xe2]),
      Buffer.from('hi  1. one'),
      Buffer.from([0xa6, 0x80, 0xe2]),
    ]);
    expect(decodeDescription(`0x${raw.toString('hex')}`, 13059344)).toBe('Say ‘hi\n\n1. one…');
  });
});

// GOV-4
it('a description keeps its lines and spaces, and nothing in it turns its words', () => {
  expect(proposalBody('Pay \u202E000,1\u202C UNI\n\n    to \u2067us\u2069\u200F')).toBe('Pay 000,1 UNI\n\n    to us');
  expect(proposalBody('שלום, 5 UNI')).toBe('שלום, 5 UNI');
});
