import fc from 'fast-check';
import { addressWord, callData, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, ok, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { ChainReads } from '@dex/mf-shared/contract';
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
  }),
  fc.record({ kind: fc.constant('position' as const), collection: arbitrary.address, id, spender: arbitrary.address }),
  fc.record({ kind: fc.constant('operator' as const), collection: arbitrary.address, spender: arbitrary.address }),
);

// ORDER-1
test('what is read of a revocation is what was ordered, and one changed byte is refused', async () => {
  await proveReadBack(revokeKind, { terms: grant.map((one) => ({ grants: [one] })), runs: 300 });
});

test.each([
  ['an approval of 1', callData('0x095ea7b3', addressWord(SPENDER), uintWord(1n))],
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
  const ask = async (answer: readonly (bigint | null)[] | null) => {
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
    const found = await firstValueFrom(grants$(reads, { key: 'k', owner: 'o', chainId: 1, account: ACCOUNT, questions }));
    expect(requests).toBe(1);
    return found;
  };

  it('is one request, and gives what may be taken', async () => {
    expect(await ask([7n, BigInt(SPENDER), 1n])).toEqual({
      kind: 'known',
      grants: [
        { kind: 'token', token: ONE, spender: SPENDER, amount: '7' },
        { kind: 'position', collection: COLLECTION, id: '11', spender: SPENDER },
        { kind: 'operator', collection: COLLECTION, spender: SPENDER },
      ],
      unread: [],
    });
    expect(await ask([0n, 0n, 0n])).toEqual({ kind: 'known', grants: [], unread: [] });
  });

  // FIGURE-4
  it('is never "nothing" where the chain, or a contract, gave no answer', async () => {
    expect(await ask(null)).toEqual({ kind: 'failed' });
    expect(await ask([null, 1n << 200n, 5n])).toEqual({ kind: 'known', grants: [], unread: questions });
  });
});
