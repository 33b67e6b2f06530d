import { networkName } from './fortmatic';
import { overlayReady } from './overlayReady';
import { withinTime } from './withinTime';

describe('the hosted wallet', () => {
  it.each([
    [1, undefined],
    [3, 'ropsten'],
    [4, 'rinkeby'],
    [42, 'kovan'],
  ])('serves network %s', (chainId, name) => {
    expect(networkName(chainId)).toBe(name);
  });

  it('refuses every other network', () => {
    expect(() => networkName(10)).toThrow('Unsupported network ID: 10');
  });

  // WALLET-11
  it('is waited for until its overlay is ready, asked every 200 ms', async () => {
    jest.useFakeTimers();
    const begun = Date.now();
    const isReady = jest.fn(() => Date.now() - begun >= 450);
    const ready = overlayReady(isReady, 15_000).then(() => Date.now() - begun);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await ready).toBe(600);
    expect(isReady).toHaveBeenCalledTimes(4);
    jest.useRealTimers();
  });

  it('is asked no more once its time is over', async () => {
    jest.useFakeTimers();
    const isReady = jest.fn(() => false);
    const waited = overlayReady(isReady, 1000).catch((cause: unknown) => String(cause));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await waited).toBe('Error: The overlay was not ready within 1 s');
    expect(isReady).toHaveBeenCalledTimes(6);
    jest.useRealTimers();
  });

  it('that never answers ends in an error', async () => {
    jest.useFakeTimers();
    const waited = withinTime(20_000, 'Fortmatic', new Promise(() => undefined)).catch((cause: unknown) => String(cause));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await waited).toBe('Error: Fortmatic did not answer within 20 s');
    jest.useRealTimers();
  });
});
