import { writtenUnlessBrokenOff } from './brokenOff';
import type { Bytes } from './releaseStore';

const bytes = new TextEncoder().encode('generation 7');

/** A write that the signal breaks off, when the bucket holds `found` afterwards. */
function brokenOff(found: Bytes | null): Promise<boolean> {
  const controller = new AbortController();
  const write = async () => {
    controller.abort();
    throw new Error('The operation was aborted');
  };
  return writtenUnlessBrokenOff({ path: 'r/7.json', bytes, signal: controller.signal, write, read: async () => found });
}

// DELIVERY-15
describe('a write that was broken off', () => {
  it('counts as done when the bucket holds it', async () => {
    expect(await brokenOff(new TextEncoder().encode('generation 7'))).toBe(true);
  });

  it.each([
    ['nothing', null],
    ["another one's", new TextEncoder().encode('generation 7 of another')],
  ])('is not known to be done when the bucket holds %s', async (_name, found) => {
    await expect(brokenOff(found)).rejects.toThrow('did not say in time whether it wrote r/7.json');
  });
});

it('what was not broken off answers for itself', async () => {
  const { signal } = new AbortController();
  const read = async () => bytes;
  expect(await writtenUnlessBrokenOff({ path: 'r/7.json', bytes, signal, write: async () => false, read })).toBe(false);
  const failing = writtenUnlessBrokenOff({ path: 'r/7.json', bytes, signal, write: () => Promise.reject(new Error('403')), read });
  await expect(failing).rejects.toThrow('403');
});
