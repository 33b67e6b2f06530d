import { requireAddress } from '@dex/mf-shared/domain';
import { collectAllArrivals, collectAllOrder, passedOn } from './collectAll';

const at = (digit: string) => requireAddress(`0x${digit.repeat(40)}`);
const [manager, coin, gold, tin, account] = ['9', '1', '2', '3', '4'].map(at);
if (!manager || !coin || !gold || !tin || !account) throw new Error('No addresses');
const terms = {
  manager,
  wrappedNative: coin,
  positions: [
    { tokenId: '1', token0: coin, token1: gold, expected0: '5', expected1: '7' },
    { tokenId: '2', token0: gold, token1: tin, expected0: '11', expected1: '13' },
    { tokenId: '3', token0: coin, token1: tin, expected0: '17', expected1: '0' },
  ],
};

// V3-23
test('each asset arrives once, and only what comes with the coin passes through the manager', () => {
  expect(collectAllArrivals(terms)).toEqual([
    { asset: 'native', amount: 22n },
    { asset: gold, amount: 18n },
    { asset: tin, amount: 13n },
  ]);
  expect(passedOn(terms)).toEqual([
    { asset: 'native', amount: 22n },
    { asset: gold, amount: 7n },
    { asset: tin, amount: 0n },
  ]);
});

test('the order holds the trial to all that is expected', () => {
  const { limits } = collectAllOrder({ chainId: 1, account }, terms);
  expect(limits.leaves).toEqual([]);
  expect(limits.arrives).toEqual([
    { asset: 'native', minimum: '22', recipient: account },
    { asset: gold, minimum: '18', recipient: account },
    { asset: tin, minimum: '13', recipient: account },
  ]);
});
