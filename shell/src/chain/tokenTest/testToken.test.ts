import type { ChainNode } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, err, literalAddress, ok, resolveChains } from '@dex/mf-shared/domain';
import { NEVER } from 'rxjs';
import { testToken } from './testToken';

const chains = resolveChains(EMPTY_CONFIG);
const TOKEN = literalAddress('0x0dd0000000000000000000000000000000000008');
const nodeOf = (answer: Awaited<ReturnType<ChainNode['request']>>): ChainNode => ({
  estimateGas: async () => err({ code: 'unknown', message: 'Not asked here' }),
  call: async () => err({ code: 'unknown', message: 'Not asked here' }),
  logs$: () => NEVER,
  request: async () => answer,
});

// ORDER-21
test.each([
  ['does not know the method', err({ code: 'unsupported_method', message: 'No' } as const), 'unavailable'],
  ['refuses the parameters', err({ code: 'invalid_params', message: 'No' } as const), 'unavailable'],
  ['does not answer', err({ code: 'timeout', message: 'Late' } as const), 'silent'],
  ['answers something else', ok({ strange: true }), 'unavailable'],
  ['answers for fewer calls', ok([{ calls: [] }]), 'unavailable'],
])('a node that %s: said to be not measured', async (_name, answer, why) => {
  expect(await testToken(nodeOf(answer), chains[1], TOKEN)).toEqual({ kind: 'notMeasured', why });
});

test('the coin itself, and a network without pools, are not asked about', async () => {
  const { wrappedNative } = chains[1];
  const none = { ...chains[1], v2: null, v3: null };
  const silent = nodeOf(err({ code: 'timeout', message: 'Late' }));
  expect(await testToken(silent, chains[1], wrappedNative.address)).toEqual({ kind: 'notMeasured', why: 'noPool' });
  expect(await testToken(silent, none, TOKEN)).toEqual({ kind: 'notMeasured', why: 'noPool' });
});
