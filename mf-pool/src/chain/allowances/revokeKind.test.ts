import fc from 'fast-check';
import { addressWord, callData, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, ok, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import { firstValueFrom, NEVER } from 'rxjs';
import type { AllowanceQuestion, Grant } from '../../domain/allowances/grants';
import { ACCOUNT, ONE, STAKING } from '../../domain/orders.fixture';
import { grants$ } from './grantsStream';
import { readRevoke } from './readRevoke';
import { revokeKind } from './revokeKind';

const COLLECTION = STAKING;
const SPENDER = ACCOUNT;
const id = fc.bigInt({ min: 1n, max: (1n << 200n) - 1n }).map(String);
const grant: fc.Arbitrary<Grant> = fc.oneof(
  fc.record({
    kind: fc.constant('token' as const),
    token: arbitrary.address.map((address) => ({ ...ONE, address })),
    spender: arbitrary.address,
    amount: arbitrary.amount,
    lowering: fc.constantFrom('toNothing' as const, 'toOneUnit' as const),
  }),
  fc.record({ kind: fc.constant('position' as const), collection: arbitrary.address, id, spender: arbitrary.address }),
  fc.record({ kind: fc.constant('operator' as const), collection: arbitrary.address, spender: arbitrary.address }),
);

// ORDER-1
test('what is read of a revocation is what was ordered, and one changed byte is refused', async () => {
  await proveReadBack(revokeKind, { terms: grant.map((one) => ({ grants: [one] })), runs: 300 });
});

test.each([
  ['an approval of 2', callData('0x095ea7b3', addressWord(SPENDER), uintWord(2n))],
  ['an operator for all positions', callData('0xa22cb465', addressWord(SPENDER), uintWord(1n))],
])('%s takes nothing back, so it is not read', (_name, data) => {
  expect(readRevoke({ to: COLLECTION, data, value: ZERO_AMOUNT }, ACCOUNT)).toBeNull();
});

describe('the reading of what is allowed', () => {
  const questions: readonly AllowanceQuestion[] = [
    { kind: 'token', token: ONE, spender: SPENDER },
    { kind: 'position', collection: COLLECTION, id: '11' },
    { kind: 'operator', collection: COLLECTION, spender: SPENDER },
  ];
  const word = (value: bigint) => requireHexText(`0x${uintWord(value)}`);
  const agrees = () => Promise.resolve(ok(word(1n)));
  const ask = async (answer: readonly (bigint | null)[] | null, tries: ChainNode['call'] = agrees) => {
    let requests = 0;
    const reads: ChainReads = {
      watch: () => NEVER,
      block$: () => NEVER,
      once: async () => {
        requests += 1;
        if (answer === null) return err({ code: 'node_unreachable', message: 'Away' });
        return ok({ blockNumber: 1, data: answer.map((value) => (value === null ? null : word(value))) });
      },
    };
    const found = await firstValueFrom(grants$(reads, { call: tries }, { key: 'k', owner: 'o', chainId: 1, account: ACCOUNT, questions }));
    expect(requests).toBe(1);
    return found;
  };

  it('is one request, and gives what may be taken', async () => {
    expect(await ask([7n, BigInt(SPENDER), 1n])).toEqual({
      kind: 'known',
      grants: [
        { kind: 'token', token: ONE, spender: SPENDER, amount: '7', lowering: 'toNothing' },
        { kind: 'position', collection: COLLECTION, id: '11', spender: SPENDER },
        { kind: 'operator', collection: COLLECTION, spender: SPENDER },
      ],
      unread: [],
    });
    expect(await ask([0n, 0n, 0n])).toEqual({ kind: 'known', grants: [], unread: [] });
  });

  // ORDER-20
  it('tries how far each token lets its allowance be lowered, without sending anything', async () => {
    const lowering = async (fails: readonly bigint[], code: 'reverted' | 'timeout' | 'unknown') => {
      const found = await ask([7n, 0n, 0n], (_chainId, { from, to, data }) => {
        expect([from, to]).toEqual([ACCOUNT, ONE.address]);
        const amount = BigInt(`0x${data.slice(-64)}`);
        return Promise.resolve(fails.includes(amount) ? err({ code, message: 'No' }) : ok(word(1n)));
      });
      return found.kind === 'known' && found.grants.map((one) => one.kind === 'token' && one.lowering);
    };
    expect(await lowering([], 'reverted')).toEqual(['toNothing']);
    expect(await lowering([0n], 'reverted')).toEqual(['toOneUnit']);
    // A throw of old contracts is no revert in the words of every node.
    expect(await lowering([0n], 'unknown')).toEqual(['toOneUnit']);
    expect(await lowering([0n, 1n], 'reverted')).toEqual(['refused']);
    // A node that does not answer says nothing of the token.
    expect(await lowering([0n, 1n], 'timeout')).toEqual(['toNothing']);
  });

  // FIGURE-4
  it('is never "nothing" where the chain, or a contract, gave no answer', async () => {
    expect(await ask(null)).toEqual({ kind: 'failed' });
    expect(await ask([null, 1n << 200n, 5n])).toEqual({ kind: 'known', grants: [], unread: questions });
  });
});
