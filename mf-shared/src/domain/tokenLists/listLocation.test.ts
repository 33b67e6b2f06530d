import { DEFAULT_LIST_URLS, listLocations, listOfChain, UNSUPPORTED_LIST_URL } from './defaultLists';
import { locationUrls, parseListLocation } from './listLocation';
import { safeImageUrls } from './safeImageUrl';

describe('parseListLocation', () => {
  it.each([
    ['https://a.example/list.json', { kind: 'http', url: 'https://a.example/list.json' }],
    ['http://a.example/list.json', { kind: 'http', url: 'http://a.example/list.json' }],
    ['ipfs://Qm12/list.json', { kind: 'ipfs', name: 'Qm12', path: '/list.json' }],
    ['ipfs:Qm12', { kind: 'ipfs', name: 'Qm12', path: '' }],
    ['ipns://app.example.org', { kind: 'ipns', name: 'app.example.org', path: '' }],
    ['tokenlist.aave.eth', { kind: 'ens', name: 'tokenlist.aave.eth', path: '' }],
    [' t2crtokens.eth/a/b.json ', { kind: 'ens', name: 't2crtokens.eth', path: '/a/b.json' }],
  ])('reads %s', (text, expected) => {
    expect(parseListLocation(text)).toEqual(expected);
  });

  it.each(['', 'ftp://a.example', 'javascript:alert(1)', 'data:text/html,x', 'eth', '.eth', 'a.ethx', '-a.eth', 'https://', 'list.json'])(
    'refuses %p',
    (text) => {
      expect(parseListLocation(text)).toBeNull();
    },
  );

  it.each(DEFAULT_LIST_URLS)('knows its own default %s', (url) => {
    expect(parseListLocation(url)).not.toBeNull();
  });
});

describe('locationUrls', () => {
  const urls = (text: string) => {
    const location = parseListLocation(text);
    return location && locationUrls(location, ['https://one.example', 'https://two.example/']);
  };

  it('tries https before http', () => {
    expect(urls('https://a.example/x')).toEqual(['https://a.example/x']);
    expect(urls('http://a.example/x')).toEqual(['https://a.example/x', 'http://a.example/x']);
    expect(urls('http://127.0.0.1:8548/x')).toEqual(['http://127.0.0.1:8548/x']);
    expect(urls('http://localhost/x')).toEqual(['http://localhost/x']);
    expect(urls('http://localhost.example/x')).toEqual(['https://localhost.example/x', 'http://localhost.example/x']);
  });

  // TOKEN-8
  it('tries the gateways in order', () => {
    expect(urls('ipfs://Qm12')).toEqual(['https://one.example/ipfs/Qm12/', 'https://two.example/ipfs/Qm12/']);
    expect(urls('ipns://a.example/b.json')).toEqual([
      'https://one.example/ipns/a.example/b.json',
      'https://two.example/ipns/a.example/b.json',
    ]);
  });

  it('has nothing to fetch for a name', () => {
    expect(urls('a.eth')).toEqual([]);
  });
});

describe('safeImageUrls', () => {
  // TOKEN-18
  it('takes https, ipfs, ipns and images in data', () => {
    expect(safeImageUrls('https://a.example/a.png')).toEqual(['https://a.example/a.png']);
    expect(safeImageUrls('http://a.example/a.png')).toEqual(['https://a.example/a.png']);
    expect(safeImageUrls('ipfs://Qm12', ['https://g.example'])).toEqual(['https://g.example/ipfs/Qm12/']);
    expect(safeImageUrls('data:image/svg+xml;base64,PHN2Zz4=')).toEqual(['data:image/svg+xml;base64,PHN2Zz4=']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/svg+xml;base64,PHN2Zz4="onerror="x',
    '<svg></svg>',
    'a.eth',
    'blob:https://a.example/x',
    '//a.example/a.png',
    '',
    undefined,
  ])('refuses %p', (uri) => {
    expect(safeImageUrls(uri)).toEqual([]);
  });
});

describe('default lists', () => {
  // TOKEN-9
  it('are eleven, in the order of their priority', () => {
    expect(DEFAULT_LIST_URLS).toHaveLength(11);
    expect(DEFAULT_LIST_URLS.slice(1, 5)).toEqual(['tokenlist.aave.eth', 'defi.cmc.eth', 'stablecoin.cmc.eth', 'wrapped.tokensoft.eth']);
    expect(DEFAULT_LIST_URLS.slice(9)).toEqual([
      'https://bridge.arbitrum.io/token-list-42161.json',
      'https://static.optimism.io/optimism.tokenlist.json',
    ]);
  });

  it("give way to the operator's", () => {
    expect(listLocations({ lists: {} })).toEqual({ defaults: DEFAULT_LIST_URLS, unsupported: UNSUPPORTED_LIST_URL });
    expect(listLocations({ lists: { default: ['a.eth'], unsupported: null } })).toEqual({ defaults: ['a.eth'], unsupported: null });
  });

  it("are joined by a rollup's own list", () => {
    expect(listOfChain(10)).toBe(listOfChain(69));
    expect(listOfChain(42161)).toBe('https://bridge.arbitrum.io/token-list-42161.json');
    expect(listOfChain(1)).toBeNull();
  });
});
