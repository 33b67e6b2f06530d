import { airdropStatus, DEFAULT_CLAIMS_URL } from './airdrop';

it('looks for the files where they were published', () => {
  expect(`${DEFAULT_CLAIMS_URL}mapping.json`).toBe(
    'https://raw.githubusercontent.com/Uniswap/mrkl-drop-data-chunks/final/chunks/mapping.json',
  );
});

it.each([
  [null, 'idle', 'none'],
  ['looking', 'idle', 'none'],
  ['payable', 'idle', 'unclaimed'],
  ['payable', 'pending', 'claiming'],
  ['claimed', 'pending', 'claiming'],
  ['payable', 'claimed', 'none'],
  ['claimed', 'idle', 'none'],
  ['notEligible', 'idle', 'none'],
] as const)('a claim that is %s and %s is told to the header as %s', (status, progress, told) => {
  expect(airdropStatus(status, progress)).toBe(told);
});
