import { requireAddress } from '../../domain/address';
import { err, ok } from '../../domain/result';
import { resolveAgain } from './resolveAgain';

const SHOWN = requireAddress('0x00000000000000000000000000000000000000aa');
const OTHER = requireAddress('0x00000000000000000000000000000000000000bb');

test.each([
  ['the address that was shown', ok(SHOWN), { kind: 'same' }],
  ['another address', ok(OTHER), { kind: 'changed', address: OTHER }],
  ['nothing any more', ok(null), { kind: 'gone' }],
  ['no answer, which is not the same as nothing', err({ code: 'disconnected', message: '' } as const), { kind: 'unknown' }],
])('a name that stands for %s', async (_, answer, check) => {
  const asked: string[] = [];
  const names = {
    resolve: async (name: string) => {
      asked.push(name);
      return answer;
    },
  };
  expect(await resolveAgain(names, 'friend.eth', SHOWN)).toEqual(check);
  expect(asked).toEqual(['friend.eth']);
});
