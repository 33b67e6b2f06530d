import { err } from '@dex/mf-shared/domain';
import { fetchList } from './fetchList';

const LIST = {
  name: 'Test',
  timestamp: '2021-01-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [{ chainId: 1, address: '0x00000000000000000000000000000000000000c3', decimals: 18, symbol: 'T', name: 'Token' }],
};

function options(answers: Record<string, unknown>, asked: string[] = []) {
  const fake: typeof fetch = async (url) => {
    asked.push(String(url));
    const json = answers[String(url)];
    if (json === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(json), { status: json === 404 ? 404 : 200 });
  };
  const reads = { once: async () => err({ code: 'node_unreachable', message: 'no node' } as const) };
  return { reads, registry: null, fetch: fake, gateways: ['https://one.test', 'https://two.test'] };
}

beforeEach(() => jest.spyOn(console, 'debug').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('fetchList', () => {
  it('gives a list that the schema accepts', async () => {
    expect(await fetchList('https://a.test/l.json', options({ 'https://a.test/l.json': LIST }))).toEqual({ ok: true, value: LIST });
  });

  it('tries the second gateway when the first has nothing', async () => {
    const asked: string[] = [];
    const result = await fetchList('ipfs://Qm', options({ 'https://one.test/ipfs/Qm/': 404, 'https://two.test/ipfs/Qm/': LIST }, asked));
    expect(result.ok).toBe(true);
    expect(asked).toEqual(['https://one.test/ipfs/Qm/', 'https://two.test/ipfs/Qm/']);
  });

  it.each([
    ['ftp://a.test/l.json', 'location_unknown'],
    ['https://a.test/gone.json', 'download_failed'],
    ['tokens.test.eth', 'no_mainnet'],
  ])('says of %s: %s', async (url, code) => {
    expect(await fetchList(url, options({}))).toEqual({ ok: false, error: { code, subject: url } });
  });

  it('refuses what is no token list', async () => {
    const result = await fetchList('https://a.test/l.json', options({ 'https://a.test/l.json': { ...LIST, version: 1 } }));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'list_invalid', subject: '/version' },
    });
  });
});
