import { requireAddress } from '@dex/mf-shared/domain';
import type { QuoteSuggestion, SuggestionWish } from '../domain/quoteSuggestion';
import { quoteSuggestion$, SERVICE_POLL_MS, suggestionUrl } from './quoteService';

const WETH = requireAddress('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2');
const DAI = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const SERVICE = 'https://quotes.example.org/v1/quote';
const wish: SuggestionWish = { chainId: 1, tokenIn: WETH, tokenOut: DAI, amount: '1000', tradeType: 'exactInput', key: 'k' };
const route = [[{ type: 'v3-pool', fee: '500', tokenIn: { address: WETH }, tokenOut: { address: DAI } }]];
const good = () => Promise.resolve(Response.json({ blockNumber: '7', route }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listen(answer: () => Promise<Response>, isVisible = () => true) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (url) => {
    asked.push(String(url));
    return answer();
  };
  const heard: QuoteSuggestion[] = [];
  const errors: unknown[] = [];
  const subscription = quoteSuggestion$({ fetch, serviceUrl: SERVICE, visibility: { isVisible } }, wish).subscribe({
    next: (suggestion) => heard.push(suggestion),
    error: (error) => errors.push(error),
  });
  return { asked, heard, errors, stop: () => subscription.unsubscribe() };
}

describe('the address of a question', () => {
  test('has both tokens and networks, the raw amount and its side', () => {
    expect(suggestionUrl(SERVICE, wish)).toBe(
      `${SERVICE}?tokenInAddress=${WETH}&tokenInChainId=1&tokenOutAddress=${DAI}&tokenOutChainId=1&amount=1000&type=exactIn`,
    );
    expect(suggestionUrl(SERVICE, { ...wish, tradeType: 'exactOutput' })).toContain('type=exactOut');
  });

  test('may have recipient, tolerance and deadline, and keeps what the operator put there', () => {
    const url = suggestionUrl(`${SERVICE}?protocols=v3`, wish, { recipient: DAI, slippageTolerance: '0.5', deadline: '1800' });
    expect(url).toContain('protocols=v3');
    expect(url).toContain(`&recipient=${DAI}&slippageTolerance=0.5&deadline=1800`);
  });
});

test('it is asked after a pause in typing, and then every 10 seconds until nobody listens', async () => {
  const { asked, heard, stop } = listen(good);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([suggestionUrl(SERVICE, wish)]);
  expect(heard).toEqual([{ blockNumber: 7, path: [WETH, DAI], fees: [500] }]);
  await jest.advanceTimersByTimeAsync(2 * SERVICE_POLL_MS);
  expect(asked).toHaveLength(3);
  stop();
  await jest.advanceTimersByTimeAsync(2 * SERVICE_POLL_MS);
  expect(asked).toHaveLength(3);
});

// SWAP-13
test('who swaps is not told', async () => {
  const { asked, stop } = listen(good);
  await jest.advanceTimersByTimeAsync(300);
  expect(asked.join()).not.toMatch(/recipient|slippage|deadline/);
  stop();
});

test.each<[string, () => Promise<Response>]>([
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the service', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['an answer of another shape', () => Promise.resolve(Response.json({ quote: '1' }))],
])('%s is silent, and the next answer counts again', async (_, bad) => {
  let isBad = true;
  const { heard, errors, stop } = listen(() => (isBad ? bad() : good()));
  await jest.advanceTimersByTimeAsync(300);
  expect(heard).toEqual([]);
  isBad = false;
  await jest.advanceTimersByTimeAsync(SERVICE_POLL_MS);
  expect(heard).toHaveLength(1);
  expect(errors).toEqual([]);
  stop();
});

test('a hidden page asks nothing', async () => {
  const { asked, stop } = listen(good, () => false);
  await jest.advanceTimersByTimeAsync(SERVICE_POLL_MS * 2);
  expect(asked).toEqual([]);
  stop();
});

test('no second question is asked while the first is open', async () => {
  const { asked, stop } = listen(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(3 * SERVICE_POLL_MS);
  expect(asked).toHaveLength(1);
  stop();
});
