import { requireAddress } from '../address';
import { parseHex, type Hex } from '../hex';
import { rawAmount } from '../rawAmount';
import { permitDeadline, permitTypedData, signedPermit, type PermitRequest } from './permitMessage';
import { isPermitUsable, permitState, type PermitUse } from './permitUse';
import { LIQUIDITY_TOKEN_PERMIT, permitInfo, type PermitInfo } from './permitTable';

const USDC = requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
const DAI = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const UNI = requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
const owner = requireAddress(`0x${'1'.repeat(40)}`);
const spender = requireAddress(`0x${'2'.repeat(40)}`);
const other = requireAddress(`0x${'3'.repeat(40)}`);
const raw = (units: number) => rawAmount(BigInt(units));
const info = (value: PermitInfo | null): PermitInfo => {
  if (!value) throw new Error('no permit known');
  return value;
};
const request: PermitRequest = {
  chainId: 1,
  token: USDC,
  owner,
  spender,
  amount: raw(7),
  nonce: raw(3),
  blockTimestamp: 1000,
  info: info(permitInfo(1, USDC)),
};
const hex = (text: string): Hex => {
  const parsed = parseHex(text);
  if (!parsed) throw new Error('no hex');
  return parsed;
};
const signature = (v: string) => hex(`0x${'aa'.repeat(32)}${'bb'.repeat(32)}${v}`);

describe('permitInfo', () => {
  it.each([
    [1, USDC, { type: 'amount', name: 'USD Coin', version: '2' }],
    [1, DAI, { type: 'allowed', name: 'Dai Stablecoin', version: '1' }],
    [4, requireAddress('0xc7AD46e0b8a400Bb3C915120d284AafbA8fc4735'), { type: 'allowed', name: 'Dai Stablecoin', version: '1' }],
    [3, requireAddress('0x07865c6E87B9F70255377e024ace6630C1Eaa37F'), { type: 'amount', name: 'USD Coin', version: '2' }],
  ] as const)('on %i knows %s', (chainId, token, expected) => {
    expect(permitInfo(chainId, token)).toEqual(expected);
  });

  it.each([1, 3, 4, 5, 42] as const)('knows the governance token on %i, without version', (chainId) => {
    expect(permitInfo(chainId, UNI)).toEqual({ type: 'amount', name: 'Uniswap', version: null });
  });

  it('knows nothing elsewhere', () => {
    expect(permitInfo(10, USDC)).toBeNull();
    expect(permitInfo(1, other)).toBeNull();
    expect(LIQUIDITY_TOKEN_PERMIT).toEqual({ type: 'amount', name: 'Uniswap V2', version: '1' });
  });
});

describe('permitTypedData', () => {
  it('by amount', () => {
    expect(permitTypedData(request)).toEqual({
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
      primaryType: 'Permit',
      message: { owner, spender, value: '7', nonce: '3', deadline: 2200 },
    });
  });

  it('by allowance', () => {
    const data = permitTypedData({ ...request, token: DAI, info: info(permitInfo(1, DAI)) });
    expect(data.types['Permit']?.map(({ name, type }) => `${type} ${name}`)).toEqual([
      'address holder',
      'address spender',
      'uint256 nonce',
      'uint256 expiry',
      'bool allowed',
    ]);
    expect(data.message).toEqual({ holder: owner, spender, nonce: '3', expiry: 2200, allowed: true });
  });

  it('leaves the version out where the contract does', () => {
    const data = permitTypedData({ ...request, token: UNI, info: info(permitInfo(1, UNI)) });
    expect(data.domain).toEqual({ name: 'Uniswap', chainId: 1, verifyingContract: UNI });
    expect(data.types['EIP712Domain']?.map(({ name }) => name)).toEqual(['name', 'chainId', 'verifyingContract']);
  });

  // ORDER-14
  it('is good for 1200 s', () => {
    expect(permitDeadline(1000)).toBe(2200);
  });
});

describe('signedPermit', () => {
  it('splits the signature', () => {
    expect(signedPermit(request, signature('1b'))).toEqual({
      v: 27,
      r: `0x${'aa'.repeat(32)}`,
      s: `0x${'bb'.repeat(32)}`,
      deadline: 2200,
      nonce: '3',
      chainId: 1,
      owner,
      spender,
      tokenAddress: USDC,
      permitType: 'amount',
      amount: '7',
    });
  });

  it('reads the recovery id of wallets that count from 0', () => {
    expect(signedPermit(request, signature('01'))?.v).toBe(28);
  });

  it('refuses what is no signature of 65 bytes', () => {
    expect(signedPermit(request, hex('0x12'))).toBeNull();
  });

  it('carries allowed in place of an amount for DAI', () => {
    const permit = signedPermit({ ...request, token: DAI, info: info(permitInfo(1, DAI)) }, signature('1c'));
    expect(permit).toMatchObject({ permitType: 'allowed', allowed: true });
    expect(permit).not.toHaveProperty('amount');
  });
});

describe('a signature', () => {
  const use: PermitUse = {
    chainId: 1,
    token: USDC,
    owner,
    spender,
    amount: raw(7),
    nonce: raw(3),
    blockTimestamp: 2079,
    passes: 'signedAmount',
  };
  const permit = signedPermit(request, signature('1b'));
  if (!permit) throw new Error('no permit');

  // ORDER-14
  it('can be used while two minutes of it are left', () => {
    expect(permit.deadline).toBe(2200);
    expect(isPermitUsable(permit, use)).toBe(true);
    expect(isPermitUsable(permit, { ...use, blockTimestamp: 2081 })).toBe(false);
  });

  it.each<[string, Partial<PermitUse>]>([
    ['network', { chainId: 10 }],
    ['account', { owner: other }],
    ['spender', { spender: other }],
    ['token', { token: DAI }],
    ['amount', { amount: raw(8) }],
    ['nonce', { nonce: raw(4) }],
  ])('cannot be used for another %s', (_, change) => {
    expect(isPermitUsable(permit, { ...use, ...change })).toBe(false);
  });

  // ORDER-14
  it('for more than is needed serves where the call passes the signed amount, and for less nowhere', () => {
    const orderAmount = { ...use, passes: 'orderAmount' } as const;
    for (const amount of [0, 1, 6].map(raw)) {
      expect(isPermitUsable(permit, { ...use, amount })).toBe(true);
      expect(isPermitUsable(permit, { ...orderAmount, amount })).toBe(false);
    }
    expect(isPermitUsable(permit, orderAmount)).toBe(true);
    expect(isPermitUsable(permit, { ...orderAmount, amount: raw(8) })).toBe(false);
  });

  it('has four states', () => {
    const facts = { info: request.info, isMulticallWallet: false, use, permit: null };
    expect(permitState({ ...facts, info: null })).toBe('NOT_APPLICABLE');
    expect(permitState({ ...facts, isMulticallWallet: true })).toBe('NOT_APPLICABLE');
    expect(permitState({ ...facts, use: null })).toBe('NOT_APPLICABLE');
    expect(permitState({ ...facts, use: { ...use, nonce: null } })).toBe('LOADING');
    expect(permitState(facts)).toBe('NOT_SIGNED');
    expect(permitState({ ...facts, permit })).toBe('SIGNED');
    expect(permitState({ ...facts, permit, use: { ...use, blockTimestamp: 2201 } })).toBe('NOT_SIGNED');
  });
});
