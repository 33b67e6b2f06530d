import { requireAddress } from '@dex/mf-shared/domain';
import { parseSendUrl, withoutAmount } from './sendUrl';

const DAI = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');

// SEND-2
it.each([
  ['', { currency: null, currencyText: null, recipient: null, amount: '' }],
  [`?currency=${DAI}&recipient=alice.eth&amount=1.5`, { currency: DAI, currencyText: DAI, recipient: 'alice.eth', amount: '1.5' }],
  [`?outputCurrency=${DAI.toLowerCase()}`, { currency: DAI, currencyText: DAI.toLowerCase() }],
  [`?currency=ETH&outputCurrency=${DAI}`, { currency: 'ETH', currencyText: 'ETH' }],
  ['?currency=0x1&recipient=0x12&amount=1e5', { currency: null, currencyText: '0x1', recipient: null, amount: '' }],
])('%p is read', (search, expected) => {
  expect(parseSendUrl(search)).toMatchObject(expected);
});

// SEND-4
test('a query without its amount keeps the rest, and is empty without one', () => {
  expect(withoutAmount('?currency=ETH&amount=1.5&lng=en-US')).toBe('?currency=ETH&lng=en-US');
  expect(withoutAmount('?amount=1')).toBe('');
});
