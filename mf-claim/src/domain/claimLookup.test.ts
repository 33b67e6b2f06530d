import fc from 'fast-check';
import { parseAddress, requireAddress } from '@dex/mf-shared/domain';
import { claimBreakdown } from './claimBreakdown';
import { findClaimChunk, parseClaimMapping } from './claimMapping';
import { parseClaimFile } from './parseClaimFile';

const at = (n: bigint) => requireAddress(`0x${n.toString(16).padStart(40, '0')}`);
const HASH = `0x${'ab'.repeat(32)}`;

describe('claim mapping', () => {
  const mapping = { [at(0x300n)]: at(0x3ffn), [at(0x100n)]: at(0x1ffn).toUpperCase().replace('0X', '0x') };
  const chunks = parseClaimMapping(mapping);

  it('is put in order', () => {
    expect(chunks?.map((chunk) => chunk.start)).toEqual([at(0x100n).toLowerCase(), at(0x300n).toLowerCase()]);
  });

  it.each([
    [0x100n, at(0x100n)],
    [0x1ffn, at(0x100n)],
    [0x3aan, at(0x300n)],
  ])('finds the chunk of %s', (address, key) => {
    expect(findClaimChunk(chunks ?? [], at(address))).toMatchObject({ key });
  });

  it.each([
    [0x0ffn, 'partial'],
    [0x250n, 'partial'],
    [0x400n, 'exhausted'],
  ])('misses %s: %s', (address, miss) => {
    expect(findClaimChunk(chunks ?? [], at(address))).toBe(miss);
  });

  it.each([null, [], { a: 'b' }, { [at(1n)]: 7 }, 'text'])('refuses %j', (content) => {
    const parsed = parseClaimMapping(content);
    expect(parsed === null || parsed.length === 0).toBe(true);
  });

  it('finds every address of a range in either case', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0x100n, max: 0x1ffn }), (address) => {
        const account = parseAddress(at(address).toLowerCase());
        expect(account && findClaimChunk(chunks ?? [], account)).toMatchObject({ key: at(0x100n) });
      }),
    );
  });
});

describe('claim file', () => {
  const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
  const entry = { index: 3, amount: '0x15af1d78b58c400000', proof: [HASH], flags: { isSOCKS: false, isLP: true, isUser: true } };

  // CLAIM-2
  it('reads the entry, whatever the case of its key', () => {
    for (const key of [account, account.toLowerCase()]) {
      expect(parseClaimFile({ [key]: entry }, account)).toEqual({
        index: 3,
        amount: '400000000000000000000',
        proof: [HASH],
        isSocks: false,
        isLp: true,
        isUser: true,
      });
    }
  });

  it('says when the address is not in it', () => {
    expect(parseClaimFile({}, account)).toBe('missing');
  });

  it.each([
    null,
    'x',
    { [account]: null },
    { [account]: { ...entry, index: -1 } },
    { [account]: { ...entry, amount: '400' } },
    { [account]: { ...entry, proof: ['0x12'] } },
    { [account]: { ...entry, proof: 'x' } },
  ])('refuses %j', (content) => {
    expect(parseClaimFile(content, account)).toBe('malformed');
  });

  it('counts a missing flag as false', () => {
    expect(parseClaimFile({ [account]: { ...entry, flags: undefined } }, account)).toMatchObject({
      isSocks: false,
      isLp: false,
      isUser: false,
    });
  });
});

describe('claim breakdown', () => {
  const token = 10n ** 18n;
  const entryOf = (amount: bigint, flags: { isSocks?: boolean; isLp?: boolean; isUser?: boolean }) => {
    const parsed = parseClaimFile(
      {
        [at(1n)]: {
          index: 0,
          amount: `0x${amount.toString(16)}`,
          proof: [],
          flags: { isSOCKS: flags.isSocks, isLP: flags.isLp, isUser: flags.isUser },
        },
      },
      at(1n),
    );
    if (typeof parsed === 'string') throw new Error(parsed);
    return parsed;
  };

  // CLAIM-3
  it.each([
    [400n, { isUser: true }, { user: 400n }],
    [1000n, { isSocks: true }, { socks: 1000n }],
    [1400n, { isUser: true, isSocks: true }, { user: 400n, socks: 1000n }],
    [1900n, { isUser: true, isSocks: true, isLp: true }, { user: 400n, socks: 1000n, liquidity: 500n }],
    [650n, { isUser: true, isLp: true }, { user: 400n, liquidity: 250n }],
  ])('%s with %j', (total, flags, parts) => {
    const expected = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, (value * token).toString()]));
    expect(claimBreakdown(entryOf(total * token, flags))).toEqual({ total: (total * token).toString(), ...expected });
  });
});
