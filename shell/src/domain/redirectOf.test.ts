import { redirectOf } from './redirectOf';

function locationOf(text: string) {
  const { pathname, search, hash } = new URL(text, 'https://app.test');
  return { pathname, search, hash };
}

describe('redirectOf', () => {
  // SHELL-2
  it.each([
    ['/', '/swap'],
    ['/?use=v2', '/swap?use=v2'],
    ['/swap/0xabc', '/swap?outputCurrency=0xabc'],
    ['/swap/0xabc?use=v2', '/swap?use=v2&outputCurrency=0xabc'],
    ['/find', '/pool/v2/find'],
    ['/find?origin=/migrate/v2', '/pool/v2/find?origin=/migrate/v2'],
    ['/#/swap?outputCurrency=0xabc', '/swap?outputCurrency=0xabc'],
    ['/?lng=en-US#/swap?use=v2', '/swap?lng=en-US&use=v2'],
    ['/#/claim', '/claim'],
    ['/#/claim?address=0xabc', '/claim?address=0xabc'],
    ['/#/swap/0xabc', '/swap?outputCurrency=0xabc'],
    ['/#/', '/swap'],
    ['/#/find', '/pool/v2/find'],
    ['/nowhere', '/send'],
    ['/nowhere?x=1', '/send?x=1'],
    ['/#/nowhere', '/send'],
    ['/swap/', '/send'],
    ['/pool/', '/send'],
    ['/Swap', '/send'],
    ['/vote/0', '/send'],
    ['/swap/a/b', '/send'],
  ])('%s is replaced by %s', (from, to) => {
    expect(redirectOf(locationOf(from))).toBe(to);
  });

  it.each(['/swap', '/swap?outputCurrency=ETH', '/send', '/claim?address=0xabc', '/pool/v2', '/pool#top', '/vote/2/9'])(
    '%s stays',
    (path) => {
      expect(redirectOf(locationOf(path))).toBeNull();
    },
  );
});
