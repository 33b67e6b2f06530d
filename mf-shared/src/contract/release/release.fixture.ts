import { toBase64url } from './base64url';
import { canonicalJson } from './canonicalBytes';
import { RELEASE_SCHEMA, teamStatement } from './releaseMap';
import type { Release, ReleaseBase, ReleaseOps, RemoteReleases } from './releaseMap';
import { signedBytes } from './signature';
import type { Signature, SignedKind } from './signature';
import type { TrustedKey, TrustedKeys, TrustedRole } from './trustedKeys';

/** The instant at which tests begin, seconds since 1970. */
export const NOW = 1_800_000_000;

const P256 = { name: 'ECDSA', namedCurve: 'P-256' };

/** A signer made for a test. */
export interface TestSigner {
  readonly trusted: TrustedKey;
  sign(kind: SignedKind, value: unknown): Promise<Signature>;
}

export async function createSigner(id: string): Promise<TestSigner> {
  const subtle = globalThis.crypto.subtle;
  const ed = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const p = await subtle.generateKey(P256, true, ['sign', 'verify']);
  const raw = async (key: CryptoKey) => toBase64url(new Uint8Array(await subtle.exportKey('raw', key)));
  return {
    trusted: { id, ed25519: await raw(ed.publicKey), p256: await raw(p.publicKey) },
    async sign(kind, value) {
      const bytes = signedBytes(kind, value);
      const ed25519 = toBase64url(new Uint8Array(await subtle.sign('Ed25519', ed.privateKey, bytes)));
      const p256 = toBase64url(new Uint8Array(await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, p.privateKey, bytes)));
      return { key: id, ed25519, p256 };
    },
  };
}

export interface TestKeys {
  readonly release: TestSigner;
  readonly ops: TestSigner;
  readonly operator: TestSigner;
  readonly tester: TestSigner;
  readonly swapTeam: TestSigner;
  readonly poolTeam: TestSigner;
  readonly trusted: TrustedKeys;
}

export async function createTestKeys(): Promise<TestKeys> {
  const signer = (digit: string) => createSigner(digit.repeat(16));
  const role = ({ trusted }: TestSigner): TrustedRole => ({ threshold: 1, keys: [trusted] });
  const [release, ops, tester, swapTeam, poolTeam, operator] = [
    await signer('1'),
    await signer('2'),
    await signer('3'),
    await signer('4'),
    await signer('5'),
    await signer('6'),
  ];
  const teams = { swap: role(swapTeam), pool: role(poolTeam) };
  const trusted = { release: role(release), ops: role(ops), operator: role(operator), tester: role(tester), teams };
  return { release, ops, operator, tester, swapTeam, poolTeam, trusted };
}

/** An id made of one hex digit. */
export function idOf(digit: string): string {
  return digit.repeat(32);
}

export async function releaseOf(
  team: TestSigner,
  digit: string,
  version: string,
  more: Partial<Release> = {},
  remote = 'swap',
): Promise<Release> {
  const unsigned: Release = {
    version,
    id: idOf(digit),
    dir: `/a/${remote}/${idOf(digit)}/`,
    entry: 'remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    container: 'mf_swap',
    requires: { 'mf-shared': '^1.0.0' },
    preloads: [],
    team: [],
    ...more,
  };
  return { ...unsigned, team: [await team.sign('team', teamStatement(remote, unsigned))] };
}

export function baseOf(remotes: Record<string, RemoteReleases>, more: Partial<ReleaseBase> = {}): ReleaseBase {
  return { schema: RELEASE_SCHEMA, generation: 7, prev: null, issued: NOW, expires: NOW + 1000, shells: [], remotes, ...more };
}

export function opsOf(more: Partial<ReleaseOps> = {}): ReleaseOps {
  const nothing = { frozen: false, canariesOff: [], caps: [], rollbacks: [], revoked: [] };
  return { schema: RELEASE_SCHEMA, generation: 3, prev: null, issued: NOW, expires: NOW + 100, ...nothing, ...more };
}

/** The text of a map, signed by the given signers. */
export async function mapText(base: unknown, ops: unknown, signers: { release: TestSigner; ops: TestSigner }): Promise<string> {
  const signedBase = { value: base, signatures: [await signers.release.sign('base', base)] };
  const signedOps = ops === null ? null : { value: ops, signatures: [await signers.ops.sign('ops', ops)] };
  return canonicalJson({ base: signedBase, ops: signedOps });
}
