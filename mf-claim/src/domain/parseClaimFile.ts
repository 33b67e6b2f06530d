import { parseAddress, parseHex, parseRawAmount, type Address, type Hex } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import type { ClaimEntry } from './claimEntry';

const proofHash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/));

const claimSchema = v.object({
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  amount: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  proof: v.pipe(v.array(proofHash), v.maxLength(64)),
  flags: v.optional(v.object({ isSOCKS: v.optional(v.boolean()), isLP: v.optional(v.boolean()), isUser: v.optional(v.boolean()) })),
});

const addressMap = v.record(v.string(), v.unknown());

/**
 * The entry of one address in a chunk file (a map of address to claim, CLAIM-2), whatever the case of its key.
 * `missing` if the file is sound but does not name the address, `malformed` if the file or the entry is not of the shape.
 */
export function parseClaimFile(content: unknown, account: Address): ClaimEntry | 'missing' | 'malformed' {
  const file = v.safeParse(addressMap, content);
  if (!file.success) return 'malformed';
  const key = Object.keys(file.output).find((candidate) => parseAddress(candidate.toLowerCase()) === account);
  if (key === undefined) return 'missing';
  const entry = v.safeParse(claimSchema, file.output[key]);
  if (!entry.success) return 'malformed';
  const { index, amount, proof, flags } = entry.output;
  const raw = parseRawAmount(BigInt(amount).toString());
  const hashes = proof.map(parseHex).filter((hash): hash is Hex => hash !== null);
  if (raw === null || hashes.length !== proof.length) return 'malformed';
  return {
    index,
    amount: raw,
    proof: hashes,
    isSocks: flags?.isSOCKS === true,
    isLp: flags?.isLP === true,
    isUser: flags?.isUser === true,
  };
}
