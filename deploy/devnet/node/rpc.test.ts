import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createRpc, type Rpc } from './rpc';

interface Question {
  readonly id: number;
  readonly method: string;
}

/** What the node was sent, request by request: the methods of each. */
const sent: string[][] = [];
let node: Server;
let rpc: Rpc;

const answerTo = ({ id, method }: Question) =>
  method === 'refused' ? { jsonrpc: '2.0', id, error: { code: 3, message: 'no' } } : { jsonrpc: '2.0', id, result: `of ${method}` };

beforeAll(async () => {
  node = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const asked: Question | readonly Question[] = JSON.parse(Buffer.concat(parts).toString());
      const all = 'id' in asked ? [asked] : asked;
      sent.push(all.map(({ method }) => method));
      if (all.some(({ method }) => method === 'broken')) return response.end('<html>');
      // A node may answer a list in any order.
      response.end(JSON.stringify('id' in asked ? answerTo(asked) : [...all].reverse().map(answerTo)));
    });
  });
  await new Promise<void>((resolve) => {
    node.listen(0, '127.0.0.1', resolve);
  });
  const address = node.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  rpc = createRpc(`http://127.0.0.1:${address.port}`);
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => {
  node.closeAllConnections();
  node.close();
});

test('what is asked in one turn goes out together, and each question has its own answer', async () => {
  expect(await Promise.all([rpc('a'), rpc('b'), rpc('c')])).toEqual(['of a', 'of b', 'of c']);
  expect(await rpc('d')).toBe('of d');
  expect(sent).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a question that is refused fails by its name, and no other with it', async () => {
  const [first, second] = await Promise.allSettled([rpc('a'), rpc('refused')]);
  expect(first).toEqual({ status: 'fulfilled', value: 'of a' });
  expect(second).toEqual({ status: 'rejected', reason: new Error('refused: no') });
});

test('an answer that is none fails all that were asked together, and the next question is asked anew', async () => {
  const outcomes = await Promise.allSettled([rpc('a'), rpc('broken')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await rpc('a')).toBe('of a');
});
