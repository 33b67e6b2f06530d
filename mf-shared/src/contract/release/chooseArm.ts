import { sha256 } from './sha256';

/** Where a browser stands in the crowd of one canary: sha256(salt + ":" + bucket), its first 32 bits as a fraction of 2^32, in percent [0, 100) (DELIVERY-12; deploy/docs/canary.md). */
export async function crowdPosition(bucket: string, salt: string): Promise<number> {
  const digest = await sha256(new TextEncoder().encode(`${salt}:${bucket}`));
  return (new DataView(digest.buffer).getUint32(0) / 2 ** 32) * 100;
}

/** `canary` for `percent` of all buckets, the same ones for the same salt and more of them for a higher percent; 0 means nobody. */
export async function chooseArm(input: { bucket: string; salt: string; percent: number }): Promise<'stable' | 'canary'> {
  return (await crowdPosition(input.bucket, input.salt)) < input.percent ? 'canary' : 'stable';
}
