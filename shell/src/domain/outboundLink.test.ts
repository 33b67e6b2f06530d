import { maskOutboundLink, MASKED_HOSTS } from './outboundLink';

describe('maskOutboundLink', () => {
  // SHELL-8
  it.each(MASKED_HOSTS)('masks %s', (host) => {
    expect(maskOutboundLink(`https://${host}/tx/0xab?x=1`)).toBe(`https://${host}/tx/***`);
    expect(maskOutboundLink(`https://${host}/address/0xABC0/page#0x12`)).toBe(`https://${host}/address/***/page`);
    expect(maskOutboundLink(`https://${host}/block/12`)).toBe(`https://${host}/block/12`);
  });

  it.each(['https://a.example/tx/0xab?x=1', 'https://notetherscan.io/tx/0xab', 'https://etherscan.io.a.example/tx/0xab', 'no link'])(
    'leaves %s as it is',
    (link) => {
      expect(maskOutboundLink(link)).toBe(link);
    },
  );

  it('knows nine hosts', () => {
    expect(MASKED_HOSTS).toHaveLength(9);
  });
});
