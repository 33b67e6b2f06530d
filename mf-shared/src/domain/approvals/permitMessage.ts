import type { Address } from '../address';
import type { ChainId } from '../chainId';
import { parseHex, type Hex } from '../hex';
import type { RawAmount } from '../rawAmount';
import type { PermitInfo } from './permitTable';

/** How long a permit may be used after the chain's time at signing, in seconds (ORDER-14). */
export const PERMIT_VALIDITY_SECONDS = 1200;

/** What a permit is asked for; `blockTimestamp` is the chain's time in seconds, `nonce` what the token's `nonces(owner)` gave. */
export interface PermitRequest {
  readonly chainId: ChainId;
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: RawAmount;
  readonly nonce: RawAmount;
  readonly blockTimestamp: number;
  readonly info: PermitInfo;
}

/** Data for eth_signTypedData_v4. */
export interface PermitTypedData {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly domain: Readonly<Record<string, string | number>>;
  readonly primaryType: 'Permit';
  readonly message: Readonly<Record<string, string | number | boolean>>;
}

const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

const BY_AMOUNT = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const BY_ALLOWANCE = [
  { name: 'holder', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'expiry', type: 'uint256' },
  { name: 'allowed', type: 'bool' },
] as const;

/** The last second in which the permit is good: the chain's time and 1200 s. */
export function permitDeadline(blockTimestamp: number): number {
  return blockTimestamp + PERMIT_VALIDITY_SECONDS;
}

/** The message that the owner signs (EIP-712, ORDER-14): the domain leaves the version out where the contract does. */
export function permitTypedData(request: PermitRequest): PermitTypedData {
  const { chainId, token, info, owner, spender, nonce, amount, blockTimestamp } = request;
  const deadline = permitDeadline(blockTimestamp);
  const hasVersion = info.version !== null;
  return {
    types: {
      EIP712Domain: DOMAIN_FIELDS.filter(({ name }) => name !== 'version' || hasVersion),
      Permit: info.type === 'amount' ? BY_AMOUNT : BY_ALLOWANCE,
    },
    domain: {
      name: info.name,
      ...(info.version === null ? {} : { version: info.version }),
      chainId,
      verifyingContract: token,
    },
    primaryType: 'Permit',
    message:
      info.type === 'amount'
        ? { owner, spender, value: amount, nonce, deadline }
        : { holder: owner, spender, nonce, expiry: deadline, allowed: true },
  };
}

interface SignedPermitBase {
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
  readonly deadline: number;
  readonly nonce: RawAmount;
  readonly chainId: ChainId;
  readonly owner: Address;
  readonly spender: Address;
  readonly tokenAddress: Address;
}

/** A signature with all that the contract needs beside it (ORDER-14). */
export type SignedPermit =
  | (SignedPermitBase & { readonly permitType: 'amount'; readonly amount: RawAmount })
  | (SignedPermitBase & { readonly permitType: 'allowed'; readonly allowed: true });

/** A request and the 65-byte signature (r, s, v) as a signed permit, or null if the signature is no such thing. */
export function signedPermit(request: PermitRequest, signature: Hex): SignedPermit | null {
  const r = parseHex(signature.slice(0, 66));
  const s = parseHex(`0x${signature.slice(66, 130)}`);
  if (signature.length !== 132 || !r || !s) return null;
  const lastByte = Number.parseInt(signature.slice(130), 16);
  const base = {
    // Some wallets give 0 or 1 where contracts expect 27 or 28.
    v: lastByte < 27 ? lastByte + 27 : lastByte,
    r,
    s,
    deadline: permitDeadline(request.blockTimestamp),
    nonce: request.nonce,
    chainId: request.chainId,
    owner: request.owner,
    spender: request.spender,
    tokenAddress: request.token,
  };
  return request.info.type === 'amount'
    ? { ...base, permitType: 'amount', amount: request.amount }
    : { ...base, permitType: 'allowed', allowed: true };
}
