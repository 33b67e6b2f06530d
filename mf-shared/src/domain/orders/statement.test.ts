import fc from 'fast-check';
import { literalAddress } from '../address';
import { rawAmount } from '../rawAmount';
import { sayTheSame, type Statement } from './statement';

const TOKEN = literalAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const OTHER = literalAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');

const amounts = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }).map(rawAmount);
const addresses = fc.constantFrom(TOKEN, OTHER);
const statements: fc.Arbitrary<Statement> = fc.oneof(
  fc.record({
    kind: fc.constant('pays' as const),
    asset: addresses,
    amount: amounts,
    bound: fc.constantFrom('exactly' as const, 'atMost'),
  }),
  fc.record({ kind: fc.constant('allows' as const), token: addresses, spender: addresses, amount: amounts }),
  fc.record({ kind: fc.constant('until' as const), seconds: fc.nat() }),
  fc.record({ kind: fc.constant('detail' as const), name: fc.string(), value: fc.string() }),
);

describe('statements', () => {
  it('say the same in any order', () => {
    fc.assert(
      fc.property(fc.array(statements), (list) => {
        expect(sayTheSame(list, [...list].reverse())).toBe(true);
      }),
    );
  });

  it('say another thing when one is missing, doubled or has another amount', () => {
    fc.assert(
      fc.property(fc.array(statements, { minLength: 1 }), fc.nat(), (list, position) => {
        const index = position % list.length;
        const [one] = list.slice(index, index + 1);
        expect(sayTheSame(list, list.toSpliced(index, 1))).toBe(false);
        if (one) expect(sayTheSame(list, [...list, one])).toBe(false);
      }),
    );
    const pays = { kind: 'pays', asset: TOKEN, amount: rawAmount(1n), bound: 'exactly' } as const;
    expect(sayTheSame([pays], [{ ...pays, amount: rawAmount(2n) }])).toBe(false);
    expect(sayTheSame([pays], [{ ...pays, bound: 'atMost' }])).toBe(false);
  });

  it('takes an address in any case', () => {
    const pays = { kind: 'pays', asset: TOKEN, amount: rawAmount(1n), bound: 'exactly' } as const;
    expect(sayTheSame([pays], [{ ...pays, asset: literalAddress('0x6b175474e89094c44da98b954eedeac495271d0f') }])).toBe(true);
  });

  it('takes the value of a detail letter by letter', () => {
    const text = { kind: 'detail', name: 'description', value: 'Pay Ann' } as const;
    expect(sayTheSame([text], [{ ...text, value: 'pay ann' }])).toBe(false);
  });
});
