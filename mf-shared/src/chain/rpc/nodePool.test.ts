import { fakeNode, jsonResponse, recordingLog, type SeenRequest } from '../fakeNode';
import { createRpcClient } from './rpcClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Respond = (requests: readonly SeenRequest[]) => Response | Error | Promise<Response>;

/** A client over nodes by name: what each says; the others answer with their name. */
function setUp(answers: Readonly<Record<string, Respond>>, urls: readonly string[] = ['first', 'second']) {
  const node = fakeNode();
  const said: Record<string, Respond | undefined> = { ...answers };
  const naming = (url: string, requests: readonly SeenRequest[]) => jsonResponse(requests.map(({ id }) => ({ id, result: url })));
  node.respond = (url, requests) => said[url]?.(requests) ?? naming(url, requests);
  const log = recordingLog();
  const client = createRpcClient({ chainId: 1, urls, fetch: node.fetch, log, timeoutMs: 1000 });
  const ask = async (ms = 1100) => {
    const result = client.request('eth_call', []);
    await jest.advanceTimersByTimeAsync(ms);
    return result;
  };
  const asked = () => node.posts.map(({ url }) => url);
  return { node, said, log, client, ask, asked };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: code, headers });
const errorOf =
  (message: string, code = -32000) =>
  (requests: readonly SeenRequest[]) =>
    jsonResponse(requests.map(({ id }) => ({ id, error: { code, message } })));

describe('a node that gives nothing usable', () => {
  const hanging = () => new Promise<Response>(() => undefined);
  const table: readonly (readonly [string, Respond, string])[] = [
    ['403', status(403), 'http_status'],
    ['429', status(429), 'rate_limited'],
    ['500', status(500), 'http_status'],
    ['HTML', () => new Response('<html>sign in</html>'), 'bad_json'],
    ['an empty body', () => new Response(''), 'bad_json'],
    ['half a body', () => new Response('[{"jsonrpc":"2.0","id":1,"resu'), 'bad_json'],
    ['a body without end', () => new Response(`"${'a'.repeat(33 * 1024 * 1024)}"`), 'bad_json'],
    ['a number', () => jsonResponse(5), 'unexpected_reply'],
    ['replies to other requests', () => jsonResponse([]), 'unexpected_reply'],
    ['"limit exceeded" for each', errorOf('limit exceeded', -32005), 'rate_limited'],
    ['"Too Many Requests" for each', errorOf('Too Many Requests', -32029), 'rate_limited'],
    ['a lone refusal', () => jsonResponse({ id: null, error: { code: -32005, message: 'limit exceeded' } }), 'rate_limited'],
    ['a refusal without an envelope', () => jsonResponse({ code: 50011, msg: 'Rate limit reached' }), 'rate_limited'],
    ['no connection', () => new TypeError('Failed to fetch'), 'batch_failed'],
    ['silence', hanging, 'timed_out'],
  ];

  it.each(table)('(%s) is passed over for the next, and its failure never is a result', async (_, respond, code) => {
    const { ask, said } = setUp({ first: respond });
    expect(await ask()).toEqual({ ok: true, value: 'second' });
    said['second'] = respond;
    const alone = setUp({ only: respond }, ['only']);
    expect(await alone.ask()).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['execution reverted: rate limited', 3],
    ['execution reverted', -32000],
    ['query returned more than 10000 results', -32005],
    ['block range is too wide', -32005],
  ])('what any node would refuse is the answer: "%s"', async (message, code) => {
    const { ask } = setUp({ first: errorOf(message, code) });
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'node_error', message } });
  });

  // NET-8
  it('"limit exceeded" for a range of logs is the answer, and pauses no node; for that and something else it is passed over', async () => {
    const { client, ask, asked, said } = setUp({ first: errorOf('limit exceeded', -32005) });
    const logs = client.request('eth_getLogs', []);
    await jest.advanceTimersByTimeAsync(100);
    expect(await logs).toMatchObject({ ok: false, error: { code: 'node_error', rpcCode: -32005 } });
    said['first'] = undefined;
    expect(await ask()).toEqual({ ok: true, value: 'first' });
    expect(asked()).toEqual(['first', 'first']);
    said['first'] = errorOf('limit exceeded', -32005);
    const both = Promise.all([client.request('eth_getLogs', []), client.request('eth_call', [])]);
    await jest.advanceTimersByTimeAsync(100);
    expect(await both).toEqual(Array(2).fill({ ok: true, value: 'second' }));
  });

  it('("out of gas") gives its error, and is passed over once that is told', async () => {
    const { ask, client } = setUp({ first: errorOf('out of gas') });
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'node_error', message: 'out of gas' } });
    client.distrust();
    expect(await ask()).toEqual({ ok: true, value: 'second' });
  });
});

// NET-11
describe('of which network a node is', () => {
  it('is asked in the same POST as the first requests, not again, and again after it failed', async () => {
    const { ask, node, said } = setUp({}, ['only']);
    await ask();
    await ask();
    said['only'] = status(500);
    await ask();
    said['only'] = undefined;
    await ask();
    await ask();
    expect(node.posts.map(({ asksChain }) => asksChain)).toEqual([true, false, false, true, false]);
  });

  it('decides: a node of another network is passed over, with one line, and asked again half a minute later', async () => {
    const { ask, asked, node, log } = setUp({}, ['https://key@other.example/v1/secret', 'second']);
    node.chainIdOf = (url) => (url === 'second' ? 1 : 10);
    expect(await ask()).toEqual({ ok: true, value: 'second' });
    expect(await ask()).toEqual({ ok: true, value: 'second' });
    expect(asked()).toEqual(['https://key@other.example/v1/secret', 'second', 'second']);
    await ask(30_000);
    await ask();
    expect(log.lines).toEqual(['error: The node is of chain 10, not of chain 1: other.example is passed over']);
    node.chainIdOf = () => 1;
    await ask(30_000);
    expect(await ask()).toEqual({ ok: true, value: 'https://key@other.example/v1/secret' });
  });

  it('is said where no other is left, in one line a node, and what comes of the right one counts at once', async () => {
    const { ask, node, log } = setUp({});
    node.chainIdOf = () => 10;
    for (let round = 0; round < 3; round += 1) expect(await ask()).toMatchObject({ ok: false, error: { code: 'wrong_chain' } });
    expect(log.lines).toHaveLength(2);
    expect(node.posts.every(({ asksChain }) => asksChain)).toBe(true);
    node.chainIdOf = (url) => (url === 'second' ? 1 : 10);
    expect(await ask()).toEqual({ ok: true, value: 'second' });
  });

  it('is not known of a node that does not say it', async () => {
    const { ask, said, node } = setUp({}, ['only']);
    const silent: typeof node.chainIdOf = () => NaN;
    node.chainIdOf = silent;
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'unexpected_reply' } });
    said['only'] = errorOf('unknown method');
    expect(await ask()).toMatchObject({ ok: false });
  });
});

describe('a node that wants to be left alone', () => {
  const anHour = status(429, { 'retry-after': '3600' });

  it('is passed over at once, and asked again after half a minute at most, however long it names', async () => {
    const { ask, asked, said } = setUp({ first: anHour });
    expect(await ask()).toEqual({ ok: true, value: 'second' });
    said['first'] = undefined;
    expect(await ask(27_000)).toEqual({ ok: true, value: 'second' });
    await jest.advanceTimersByTimeAsync(2000);
    expect(await ask()).toEqual({ ok: true, value: 'first' });
    expect(asked()).toEqual(['first', 'second', 'second', 'first']);
  });

  it('is asked when the pause is over although the clock was set back an hour', async () => {
    const { ask, said } = setUp({ only: status(429, { 'retry-after': '10' }) }, ['only']);
    await ask();
    said['only'] = undefined;
    const setBack = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await ask()).toEqual({ ok: true, value: 'only' });
    setBack.mockRestore();
  });

  it('is asked at once when a person wants it', async () => {
    const { ask, client, said } = setUp({ only: anHour }, ['only']);
    await ask();
    said['only'] = undefined;
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'rate_limited' } });
    client.wake();
    expect(await ask()).toEqual({ ok: true, value: 'only' });
  });
});

it('tells whoever listens of every answer, and of no failure', async () => {
  const { ask, client, said } = setUp({}, ['only']);
  let answers = 0;
  const stop = client.onAnswer(() => (answers += 1));
  await ask();
  said['only'] = status(500);
  await ask();
  said['only'] = undefined;
  stop();
  await ask();
  expect(answers).toBe(1);
});
