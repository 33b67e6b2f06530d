import fc from 'fast-check';
import { parseAddress, type Address } from '../domain/address';
import type { SignedPermit } from '../domain/approvals/permitMessage';
import { parseHex } from '../domain/hex';
import type { Order, OrderCall, OrderKind } from '../domain/orders/order';
import { sayTheSame } from '../domain/orders/statement';
import { rawAmount } from '../domain/rawAmount';

/** Which byte of a call (its data, its target, its value in this order, counted round) is changed, and what it is xor-ed with. */
interface Change {
  readonly place: number;
  readonly mask: number;
}

const VALUE_BYTES = 32;
const NO_LIMITS = { leaves: [], arrives: [] };

/** The call with one byte of its data, target or value changed. */
function changedCall(call: OrderCall, { place, mask }: Change): OrderCall {
  const value = BigInt(call.value)
    .toString(16)
    .padStart(VALUE_BYTES * 2, '0');
  const text = call.data.slice(2) + call.to.slice(2).toLowerCase() + value;
  const at = (place % (text.length / 2)) * 2;
  const byte = (Number.parseInt(text.slice(at, at + 2), 16) ^ mask).toString(16).padStart(2, '0');
  const changed = text.slice(0, at) + byte + text.slice(at + 2);
  const [dataEnd, toEnd] = [call.data.length - 2, call.data.length + 38];
  const [data, to] = [parseHex(`0x${changed.slice(0, dataEnd)}`), parseAddress(`0x${changed.slice(dataEnd, toEnd)}`)];
  if (!data || !to) throw new TypeError('Not a call');
  return { data, to, value: rawAmount(BigInt(`0x${changed.slice(toEnd)}`)) };
}

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => {
  const hex = parseHex(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
  if (!hex) throw new TypeError('Not bytes');
  return hex;
});

/** What a permit allows. */
export type PermittedAmount = Pick<SignedPermit & { readonly permitType: 'amount' }, 'owner' | 'spender' | 'tokenAddress' | 'amount'>;

/** Random values of the kinds that orders are made of. */
export const arbitrary = {
  address: fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
    const address = parseAddress(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
    if (!address) throw new TypeError('Not an address');
    return address;
  }),
  amount: fc.bigInt({ min: 1n, max: (1n << 112n) - 1n }).map(rawAmount),
  seconds: fc.integer({ min: 1, max: 2 ** 33 }),
  bytes32,
  /** A permit by amount (EIP-2612) for this owner, spender, token and amount. */
  permit: (permitted: PermittedAmount): fc.Arbitrary<SignedPermit> =>
    fc
      .record({ v: fc.constantFrom(27, 28), r: bytes32, s: bytes32, deadline: fc.integer({ min: 1, max: 2 ** 33 }) })
      .map((signed) => ({ ...permitted, ...signed, permitType: 'amount', nonce: rawAmount(0n), chainId: 1 })),
} as const;

/** Orders to prove a kind of order with, and the permits that may be signed for one. */
export interface ReadBackProof<Terms> {
  readonly terms: fc.Arbitrary<Terms>;
  readonly permits?: (terms: Terms, account: Address) => fc.Arbitrary<readonly SignedPermit[]>;
  readonly runs: number;
}

/**
 * Proves of a kind of order, for random terms and accounts: what is read from its calls, those that go out with its own too, is what it
 * promises, and with any one byte changed they are refused or say something else.
 */
export async function proveReadBack<Terms>(kind: OrderKind<Terms>, { terms, permits, runs }: ReadBackProof<Terms>): Promise<void> {
  const cases = fc.record({ terms, account: arbitrary.address }).chain((owned) =>
    fc.record({
      order: fc.constant<Order<Terms>>({ ...owned, kind: kind.kind, chainId: 1, needs: [], limits: NO_LIMITS, lastSecond: null }),
      permits: permits?.(owned.terms, owned.account) ?? fc.constant([]),
    }),
  );
  const change = fc.record({ place: fc.nat(), mask: fc.integer({ min: 1, max: 255 }) });
  await fc.assert(
    fc.asyncProperty(cases, change, async ({ order, permits: signed }, one) => {
      const encoded = await kind.encode(order, signed);
      if (!encoded.ok || encoded.value.length === 0) throw new Error(`No call: ${encoded.ok ? 'none' : encoded.error.code}`);
      const readAll = (calls: readonly OrderCall[]) => {
        const said = calls.map((call) => kind.read(call, order.account));
        return said.includes(null) ? null : said.flatMap((says) => says ?? []);
      };
      for (const [candidate, own] of encoded.value.entries()) {
        const calls = [...(kind.also?.(order) ?? []), own];
        const promised = kind.promises(order, signed, candidate);
        const said = readAll(calls);
        if (!said || !sayTheSame(said, promised)) throw new Error(`Read ${JSON.stringify(said)}, promised ${JSON.stringify(promised)}`);
        const changed = one.place % calls.length;
        const place = Math.floor(one.place / calls.length);
        const other = readAll(calls.map((call, index) => (index === changed ? changedCall(call, { ...one, place }) : call)));
        if (other && sayTheSame(other, promised)) throw new Error(`A changed byte goes unseen: ${JSON.stringify({ calls, one })}`);
      }
    }),
    { numRuns: runs },
  );
}
