import { LOCK_OBJECT, withObjectLock } from './objectLock';
import type { LockableBucket } from './objectLock';
import type { Bytes } from './releaseStore';

function createBucket(): LockableBucket & { readonly objects: Map<string, Bytes> } {
  const objects = new Map<string, Bytes>();
  const versionOf = (bytes: Bytes) => Buffer.from(bytes).toString('hex');
  return {
    objects,
    async read(path) {
      const bytes = objects.get(path);
      return bytes ? { bytes, version: versionOf(bytes) } : null;
    },
    async create(path, bytes) {
      if (objects.has(path)) return false;
      objects.set(path, bytes);
      return true;
    },
    async replace(path, bytes, version) {
      const current = objects.get(path);
      if (!current || versionOf(current) !== version) return false;
      objects.set(path, bytes);
      return true;
    },
    async remove(path) {
      objects.delete(path);
    },
  };
}

// DELIVERY-15
describe('the lock of a bucket', () => {
  it('lets one at a time work, and is given back after a failure too', async () => {
    const bucket = createBucket();
    let [inside, most] = [0, 0];
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await bucket.read('anything');
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => withObjectLock(bucket, work)));
    expect(most).toBe(1);
    await expect(withObjectLock(bucket, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(bucket.objects.has(LOCK_OBJECT)).toBe(false);
  });

  it('fails no work that is done when it cannot be given back', async () => {
    const bucket = createBucket();
    const keeping = { ...bucket, remove: () => Promise.reject(new Error('403')) };
    expect(await withObjectLock(keeping, async () => 'written')).toBe('written');
    // Who comes next waits until it is stale.
    expect(await withObjectLock(bucket, async () => 'written too', 1)).toBe('written too');
  });

  it('tells a holder that it is late, and ends what it has under way, before anybody else can be let in', async () => {
    const bucket = createBucket();
    const staleMs = 200;
    const order: string[] = [];
    const slow = withObjectLock(
      bucket,
      async ({ isLate, signal }) => {
        expect(isLate()).toBe(false);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        order.push(isLate() ? 'late' : 'in time');
        // It never gives the lock back by itself before the next one has taken it.
        await next;
      },
      staleMs,
    );
    const next: Promise<void> = withObjectLock(bucket, async () => void order.push('next'), staleMs);
    await Promise.all([slow, next]);
    expect(order).toEqual(['late', 'next']);
  });

  it('is taken from a holder that is gone, and not given back by one that lost it', async () => {
    const bucket = createBucket();
    bucket.objects.set(LOCK_OBJECT, new TextEncoder().encode('gone'));
    await withObjectLock(
      bucket,
      async () => {
        bucket.objects.set(LOCK_OBJECT, new TextEncoder().encode('of the next'));
      },
      1,
    );
    expect(new TextDecoder().decode(bucket.objects.get(LOCK_OBJECT))).toBe('of the next');
  });
});
