import * as fc from 'fast-check';
import { jsonResponse } from '../fakeNode';
import { call, follow, setUp, wait } from './fakeReads';

beforeEach(() => jest.useFakeTimers({ now: 2_000_000 }));
afterEach(() => jest.useRealTimers());

// What hangs is given up after ten seconds, and asked anew after fifteen at the most.
const BACK_MS = 26_000;

type Step = { readonly kind: 'hang' | 'gone' | 'answer' | 'leave' | 'watch'; readonly ms: number };
const steps = fc.array(
  fc.record<Step>({ kind: fc.constantFrom('hang', 'gone', 'answer', 'leave', 'watch'), ms: fc.nat({ max: 12_000 }) }),
  { minLength: 1, maxLength: 12 },
);

// NET-12: no block comes and no poll is due, so nothing but the reader itself can ask again.
it('whatever a node did, every watched figure comes by itself once it answers again', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const { node, chain, reads } = setUp({ pollingIntervalMs: 3_600_000 });
      const slow: typeof node.respond = async (_, requests) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        return jsonResponse(requests.map((request) => ({ jsonrpc: '2.0', id: request.id, ...chain.answer(request) })));
      };
      let watches: ReturnType<typeof follow>[] = [];
      let next = 1;
      for (const { kind, ms } of walk) {
        if (kind === 'hang') node.respond = () => new Promise<Response>(() => undefined);
        else if (kind === 'gone') node.respond = () => new TypeError('Failed to fetch');
        else if (kind === 'answer') node.respond = slow;
        else if (kind === 'leave') {
          for (const watch of watches) watch.stop();
          watches = [];
        } else watches.push(follow(reads, [call(`0x${String(next++).padStart(2, '0')}`)]));
        await wait(ms);
      }
      watches.push(follow(reads, [call('0x01')]), follow(reads, [call('0x02')]));
      node.respond = slow;
      await wait(BACK_MS);
      const kinds = watches.map((watch) => watch.first()?.kind);
      for (const watch of watches) watch.stop();
      expect(kinds).toEqual(watches.map(() => 'valid'));
    }),
    { numRuns: 200 },
  );
});
