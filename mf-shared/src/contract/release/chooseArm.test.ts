import { createHash } from 'node:crypto';
import { bucketCookie, createBucket, readBucket } from './bucket';
import { chooseArm, crowdPosition } from './chooseArm';

const BUCKETS = 100_000;
const SAMPLE = 1_000;

/** `crowdPosition` by this machine's own synchronous hash: two hundred thousand of the browser's asynchronous ones take a busy machine minutes. */
function positionOf(bucket: string, salt: string): number {
  return (createHash('sha256').update(`${salt}:${bucket}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

const positions = (salt: string) => Array.from({ length: BUCKETS }, (_, index) => positionOf(`bucket ${index}`, salt));

const share = (all: readonly number[], percent: number) => (all.filter((position) => position < percent).length / all.length) * 100;

describe('the crowds of canaries', () => {
  const salts = { swap: 'a'.repeat(32), pool: 'b'.repeat(32) };
  const swap = positions(salts.swap);
  const pool = positions(salts.pool);

  it('are counted here by the very positions that the page works out', async () => {
    const indices = Array.from({ length: SAMPLE }, (_, index) => index * (BUCKETS / SAMPLE));
    const own = (salt: string) => Promise.all(indices.map((index) => crowdPosition(`bucket ${index}`, salt)));
    expect(await own(salts.swap)).toEqual(indices.map((index) => swap[index]));
    expect(await own(salts.pool)).toEqual(indices.map((index) => pool[index]));
  });

  // DELIVERY-2
  it.each([1, 5, 20])('%i %% of 100,000 buckets, within 0.2 points', (percent) => {
    expect(Math.abs(share(swap, percent) - percent)).toBeLessThan(0.2);
    expect(Math.abs(share(pool, percent) - percent)).toBeLessThan(0.2);
  });

  // DELIVERY-12
  it('a higher share holds everybody of the lower one, and more', async () => {
    const arms = (percent: number) =>
      Promise.all(Array.from({ length: SAMPLE }, (_, index) => chooseArm({ bucket: `bucket ${index}`, salt: salts.swap, percent })));
    const [lower, higher] = await Promise.all([arms(5), arms(20)]);
    const inLower = lower.flatMap((arm, index) => (arm === 'canary' ? [index] : []));
    const inHigher = higher.flatMap((arm, index) => (arm === 'canary' ? [index] : []));
    expect(inLower.length).toBeGreaterThan(0);
    expect(inHigher).toEqual(expect.arrayContaining(inLower));
    expect(inHigher.length).toBeGreaterThan(inLower.length);
  });

  it('two sections choose independently: 20 % of the 20 %', () => {
    const both = swap.filter((position, index) => position < 20 && (pool[index] ?? 100) < 20);
    expect(Math.abs((both.length / BUCKETS) * 100 - 4)).toBeLessThan(0.2);
  });

  it('0 is exactly nobody, 100 everybody', () => {
    expect(share(swap, 0)).toBe(0);
    expect(share(swap, 100)).toBe(100);
  });
});

it('is sha256 of "salt:bucket", first 32 bits', async () => {
  // printf 'salt:bucket' | sha256sum
  expect(await crowdPosition('bucket', 'salt')).toBeCloseTo((0x14b2acee / 2 ** 32) * 100, 9);
  expect(await chooseArm({ bucket: 'bucket', salt: 'salt', percent: 0 })).toBe('stable');
});

describe('the bucket cookie', () => {
  it('is read back, alone or among others', () => {
    const bucket = createBucket();
    const [pair = ''] = bucketCookie(bucket).split(';');
    expect(readBucket(pair)).toBe(bucket);
    expect(readBucket(`a=1; ${pair}; b=2`)).toBe(bucket);
    expect(bucketCookie(bucket)).toMatch(/^__Host-.*; Path=\/; .*; Secure;/);
  });
  it.each(['', '__Host-bucket=', '__Host-bucket=xyz', 'x__Host-bucket=' + 'a'.repeat(32)])('%j is no bucket', (cookies) => {
    expect(readBucket(cookies)).toBeNull();
  });
});
