import fc from 'fast-check';
import { literalAddress, requireAddress } from '../../domain/address';
import { permitTypedData, type PermitRequest, type PermitTypedData } from '../../domain/approvals/permitMessage';
import { MAX_UINT256, rawAmount } from '../../domain/rawAmount';
import { ok } from '../../domain/result';
import { requireHexText } from '../abiWords';
import { isPermitFor, readPermit } from './readPermit';
import { signPermit } from './signPermit';

const OTHER = literalAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => requireAddress(`0x${Buffer.from(bytes).toString('hex')}`));
const amounts = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }).map(rawAmount);
const infos: fc.Arbitrary<PermitRequest['info']> = fc.record({
  type: fc.constantFrom('amount', 'allowed'),
  name: fc.string({ minLength: 1 }),
  version: fc.constantFrom('1', '2', null),
});
const requests: fc.Arbitrary<PermitRequest> = fc.record({
  chainId: fc.constantFrom(1, 10),
  token: addresses,
  owner: addresses,
  spender: addresses,
  amount: amounts,
  nonce: amounts,
  blockTimestamp: fc.integer({ min: 1, max: 4_000_000_000 }),
  info: infos,
});

/** Ways in which typed data can grant something else, or be checked by a token as something else. */
const SPOILT: Readonly<Record<string, (data: PermitTypedData) => object>> = {
  spender: ({ message }) => ({ message: { ...message, spender: OTHER } }),
  token: ({ domain }) => ({ domain: { ...domain, verifyingContract: OTHER } }),
  chain: ({ domain }) => ({ domain: { ...domain, chainId: 5 } }),
  amount: ({ message }) => ({
    message: 'value' in message ? { ...message, value: `${message['value']}1` } : { ...message, allowed: false },
  }),
  'number as text': ({ message }) => ({ message: 'value' in message ? { ...message, value: '-1' } : { ...message, allowed: 'true' } }),
  owner: ({ message }) => ({ message: { ...message, ...('owner' in message ? { owner: OTHER } : { holder: OTHER }) } }),
  nonce: ({ message }) => ({ message: { ...message, nonce: `1${message['nonce']}` } }),
  end: ({ message }) => ({ message: { ...message, ...('deadline' in message ? { deadline: 2 ** 40 } : { expiry: 0 }) } }),
  name: ({ domain }) => ({ domain: { ...domain, name: `${domain['name']} ` } }),
  'one field more': ({ message }) => ({ message: { ...message, more: 1 } }),
  'the fields of the struct': ({ types }) => ({ types: { ...types, Permit: [...(types['Permit'] ?? [])].reverse() } }),
  'another struct': ({ types }) => ({ types: { ...types, Order: [{ name: 'x', type: 'uint256' }] } }),
  'what is signed': () => ({ primaryType: 'EIP712Domain' }),
};

function asking(encode?: typeof permitTypedData) {
  const asked: unknown[] = [];
  const wallet = {
    signTypedData: async (...request: unknown[]) => {
      asked.push(request);
      return ok(requireHexText(`0x${'11'.repeat(64)}1b`));
    },
  };
  return { asked, sign: (request: PermitRequest) => signPermit(wallet, request, encode) };
}

// ORDER-1
test('what would be signed says what is asked for, whatever that is', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const data = permitTypedData(request);
      expect(isPermitFor(request, data)).toBe(true);
      const allows = {
        kind: 'allows',
        token: request.token,
        spender: request.spender,
        amount: request.info.type === 'amount' ? request.amount : MAX_UINT256,
      };
      expect(readPermit(data)?.[0]).toEqual(allows);
    }),
  );
});

test.each(Object.keys(SPOILT))('the wallet is not asked to sign a permit of which another thing is changed: %s', async (name) => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      fc.pre(![request.spender, request.token, request.owner].some((address) => address === OTHER));
      const { asked, sign } = asking((made) => Object.assign({}, permitTypedData(made), SPOILT[name]?.(permitTypedData(made))));
      expect(await sign(request)).toMatchObject({ ok: false, error: { code: 'misread' } });
      expect(asked).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('the wallet is asked for what was read, and its signature taken', async () => {
  const [request] = fc.sample(requests, 1);
  if (!request) throw new Error('No request');
  const { asked, sign } = asking();
  expect(await sign(request)).toMatchObject({ ok: true, value: { spender: request.spender, v: 27 } });
  expect(asked).toEqual([[request.owner, request.chainId, permitTypedData(request)]]);
});
