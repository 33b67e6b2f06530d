import { requireAddress } from '@dex/mf-shared/domain';
import { createClaimFiles } from './claimFiles';

const BASE = 'https://claims.example/chunks/';
const start = requireAddress('0x1000000000000000000000000000000000000000');
const end = requireAddress('0x1fffffffffffffffffffffffffffffffffffffff');
const listed = requireAddress('0x1111111111111111111111111111111111111111');
const entry = { index: 1, amount: '0x1', proof: [], flags: { isSOCKS: false, isLP: false, isUser: false } };

function host(files: Record<string, unknown>) {
  const asked: string[] = [];
  const fetch = async (url: RequestInfo | URL): Promise<Response> => {
    const name = String(url).replace(BASE, '');
    asked.push(name);
    const content = files[name];
    if (content instanceof Error) throw content;
    return content === undefined ? new Response('', { status: 404, statusText: 'Not Found' }) : new Response(JSON.stringify(content));
  };
  return { files, asked, claims: createClaimFiles({ baseUrl: BASE, fetch }) };
}

describe('createClaimFiles', () => {
  it('finds a claim through mapping and chunk, each fetched once', async () => {
    const { asked, claims } = host({ 'mapping.json': { [start]: end }, [`${start}.json`]: { [listed]: entry } });
    expect(await claims.find(listed)).toMatchObject({ ok: true, value: { index: 1, amount: '1' } });
    expect(await claims.find(listed)).toMatchObject({ ok: true });
    expect(asked).toEqual(['mapping.json', `${start}.json`]);
  });

  it.each([
    ['0x0000000000000000000000000000000000000001', 'not_in_partial_search', 'was not found in partial search'],
    ['0x2000000000000000000000000000000000000000', 'not_in_mappings', 'was not found after searching all mappings'],
    ['0x1111111111111111111111111111111111111112', 'not_in_file', 'was not found in claim file!'],
  ])('%s: %s', async (address, code, text) => {
    const { claims } = host({ 'mapping.json': { [start]: end }, [`${start}.json`]: { [listed]: entry } });
    const account = requireAddress(address);
    expect(await claims.find(account)).toEqual({ ok: false, error: { code, message: `Claim for ${account} ${text}` } });
  });

  it('does not keep a failure', async () => {
    const { files, claims } = host({ 'mapping.json': { [start]: end } });
    expect(await claims.find(listed)).toMatchObject({
      ok: false,
      error: { code: 'download_failed', message: expect.stringContaining('404 Not Found') },
    });
    files[`${start}.json`] = { [listed]: entry };
    expect(await claims.find(listed)).toMatchObject({ ok: true });
  });

  // CLAIM-2
  it('tells a dead host and a broken file from a clean miss', async () => {
    const { files, claims } = host({ 'mapping.json': new TypeError('fetch failed') });
    expect(await claims.find(listed)).toMatchObject({ ok: false, error: { code: 'download_failed' } });
    files['mapping.json'] = { [start]: 'x' };
    expect(await claims.find(listed)).toMatchObject({ ok: false, error: { code: 'download_failed' } });
    files['mapping.json'] = { [start]: end };
    files[`${start}.json`] = { [listed]: { ...entry, amount: 'many' } };
    expect(await claims.find(listed)).toMatchObject({ ok: false, error: { code: 'download_failed' } });
  });
});
