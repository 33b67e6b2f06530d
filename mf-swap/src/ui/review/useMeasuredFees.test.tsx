/** @jest-environment jsdom */
import type { TokenTestOutcome } from '@dex/mf-shared/contract';
import { stateOf } from '@dex/mf-shared/state';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { feeKey } from '../../domain/transferFees';
import { ACCOUNT, DAI, ethTrade, USDC, WETH } from '../../state/fixtures';
import { selectPair } from '../../state/selectPair';
import { swapSlice, swapReducer, transferFeesMeasured } from '../../state/swapSlice';
import { sectionSelector } from '@dex/mf-shared/ui';
import { useMeasuredFees } from './useMeasuredFees';

const SEARCH = `?inputCurrency=ETH&outputCurrency=${USDC.address}`;
const key = feeKey(1, USDC.address);
const trade = ethTrade();
const useSwapSelector = sectionSelector(swapSlice);

/** A review whose terms were made at a time of the chain, with a purchase fee of 20 % that was measured at 1000. */
function review(blockTimestamp: number, use = 'auto') {
  const waiting: ((outcome: TokenTestOutcome) => void)[] = [];
  const testToken = () => new Promise<TokenTestOutcome>((resolve) => void waiting.push(resolve));
  const services = createFakeServices({ path: '/swap', account: ACCOUNT, testToken });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  services.store.dispatch(transferFeesMeasured({ [key]: { bought: 2000, sold: 0, measuredAt: 1000 } }));
  const wish = { trade, blockTimestamp };
  const search = `${SEARCH}&use=${use}`;
  const hook = renderHook(
    () => {
      const pair = useSwapSelector((state) => selectPair(state, search, services.chains));
      const swap = useSwapSelector((state) => state.swap);
      return useMeasuredFees({ pair, swap }, wish, null);
    },
    { wrapper: ({ children }: { readonly children: ReactNode }) => <Surroundings services={services}>{children}</Surroundings> },
  );
  return {
    hook,
    waiting,
    end: (outcome: TokenTestOutcome) => act(async () => waiting.forEach((resolve) => resolve(outcome))),
    fee: () => stateOf(services.store, swapSlice).swap.transferFees[key],
  };
}

// SWAP-23
test('a fee that was measured a while ago is measured afresh when a review opens, which waits for it', async () => {
  const { hook, waiting, end, fee } = review(5000);
  expect(hook.result.current).toBe(true);
  expect(waiting).toHaveLength(1);
  await end({ kind: 'measured', lostWhenBought: 0, lostWhenSold: 0 });
  expect(hook.result.current).toBe(false);
  expect(waiting).toHaveLength(1);
  expect(fee()).toEqual({ bought: 0, sold: 0, measuredAt: 5000 });
});

test('the same fee again holds from then on', async () => {
  const { hook, end, fee } = review(5000);
  await end({ kind: 'measured', lostWhenBought: 2000, lostWhenSold: 0 });
  expect(hook.result.current).toBe(false);
  expect(fee()).toEqual({ bought: 2000, sold: 0, measuredAt: 5000 });
});

test('a fee that cannot be measured again counts no more', async () => {
  const { hook, end, fee } = review(5000);
  await end({ kind: 'notMeasured', why: 'silent' });
  expect(hook.result.current).toBe(false);
  expect(fee()).toBeNull();
});

test.each([
  ['was just measured', 1010, 'auto'],
  ['does not bear on the price of one version', 5000, 'v2'],
])('a fee that %s is left as it is', (_, blockTimestamp, use) => {
  const { hook, waiting } = review(blockTimestamp, use);
  expect(hook.result.current).toBe(false);
  expect(waiting).toHaveLength(0);
});

// SWAP-23
test('a token between the ends of a trade that falls short is tested like them, each once', async () => {
  const tested: string[] = [];
  const testToken = async (_chainId: number, address: string): Promise<TokenTestOutcome> => {
    tested.push(address);
    return { kind: 'measured', lostWhenBought: address === DAI.address ? 100 : 0, lostWhenSold: 0 };
  };
  const services = createFakeServices({ path: '/swap', account: ACCOUNT, testToken });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  const legs = trade.legs.map((leg) => ({ ...leg, route: { ...leg.route, path: [WETH, DAI, USDC] } }));
  const wish = { trade: { ...trade, legs: [...legs, ...legs] }, blockTimestamp: 5000 };
  const error = { code: 'reverted', reason: 'UniswapV2: K', message: 'UniswapV2: K' } as const;
  const order = { id: 'one', status: { kind: 'blocked', problem: { kind: 'wouldFail', error } } } as const;
  renderHook(
    () => {
      const pair = useSwapSelector((state) => selectPair(state, SEARCH, services.chains));
      const swap = useSwapSelector((state) => state.swap);
      return useMeasuredFees({ pair, swap }, wish, order);
    },
    { wrapper: ({ children }: { readonly children: ReactNode }) => <Surroundings services={services}>{children}</Surroundings> },
  );
  await waitFor(() => expect(stateOf(services.store, swapSlice).swap.transferFees[feeKey(1, DAI.address)]).toMatchObject({ bought: 100 }));
  expect(tested.sort()).toEqual([DAI.address, USDC.address].sort());
});
