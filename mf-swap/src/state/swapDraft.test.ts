import { rawAmount, requireBps } from '@dex/mf-shared/domain';
import { ACCOUNT, ethTrade, FRIEND, mainnet, USDC, WETH } from './fixtures';
import { sendDraft, swapDraft, wrapDraft, type SwapWish } from './swapDraft';

const wish: SwapWish = {
  chain: mainnet,
  account: ACCOUNT,
  recipient: { address: ACCOUNT, name: null },
  trade: ethTrade(),
  slippage: requireBps(50),
  userDeadlineSeconds: 1800,
  blockTimestamp: 1000,
  clockSeconds: 5,
  acceptedMinimum: null,
};

// ORDER-3
test('a swap must give at least the minimum of its tolerance, takes no more than its input, and lapses', () => {
  const draft = swapDraft(wish);
  expect(draft?.order).toMatchObject({
    needs: [],
    limits: {
      leaves: [{ asset: 'native', maximum: String(10n ** 18n) }],
      arrives: [{ asset: USDC.address, minimum: '1990049752', recipient: ACCOUNT }],
    },
    terms: {
      legs: [{ path: [WETH.address, USDC.address], pools: [3000], amount: String(10n ** 18n) }],
      minimumOutput: '1990049752',
      deadlineSeconds: 1000 + 1800 + 86_400,
    },
    lastSecond: 1000 + 1800 + 86_400,
  });
});

test('a minimum that was accepted after a trial is the call’s own and the limit’s', () => {
  const draft = swapDraft({ ...wish, acceptedMinimum: rawAmount(985n) });
  expect(draft?.order).toMatchObject({ terms: { minimumOutput: '985' }, limits: { arrives: [{ minimum: '985' }] } });
});

// ORDER-6
test('an exact output needs an allowance of exactly its maximum, by a permit but for the router of version 2', () => {
  const trade = { ...ethTrade(), tradeType: 'exactOutput', input: USDC, output: mainnet.native } as const;
  const bought = swapDraft({
    ...wish,
    trade: { ...trade, inputAmount: 100_000_000n, outputAmount: 10n ** 17n },
    slippage: requireBps(250),
  });
  expect(bought?.order.needs).toMatchObject([
    { token: USDC, spender: mainnet.v3?.swapRouter, amount: '102500000', permit: { type: 'amount' } },
  ]);
  const second = swapDraft({ ...wish, trade: { ...trade, router: 'v2', inputAmount: 100_000_000n, outputAmount: 10n ** 17n } });
  expect(second?.order.needs).toMatchObject([{ spender: mainnet.v2?.router, permit: null }]);
  const both = swapDraft({ ...wish, trade: { ...trade, router: 'both', inputAmount: 100_000_000n, outputAmount: 10n ** 17n } });
  expect(both?.order.needs).toMatchObject([{ spender: mainnet.v3?.swapRouter02, permit: { type: 'amount' } }]);
});

// SWAP-20
test('the limits of a split trade are those of the whole: its ways add up to them, and none is looser', () => {
  const { route } = ethTrade().legs[0] ?? {};
  if (!route) throw new Error('No route');
  const [one, other] = [
    { route, inputAmount: 600_000n, outputAmount: 603_000n },
    { route, inputAmount: 400_001n, outputAmount: 402_000n },
  ];
  const trade = { ...ethTrade(), router: 'both', legs: [one, other], inputAmount: 1_000_001n, outputAmount: 1_005_000n } as const;
  const sold = swapDraft({ ...wish, trade })?.order.terms;
  expect(sold).toMatchObject({ minimumOutput: '1000000', maximumInput: '1000001' });
  expect(sold?.legs.map(({ amount }) => amount)).toEqual(['600000', '400001']);
  const bought = swapDraft({ ...wish, trade: { ...trade, tradeType: 'exactOutput' } })?.order.terms;
  expect(bought).toMatchObject({ minimumOutput: '1005000', maximumInput: '1005001' });
  expect(bought?.legs.map(({ amount, maximumInput }) => [amount, maximumInput])).toEqual([
    ['603000', '603000'],
    ['402000', '402001'],
  ]);
});

// ORDER-10
test('a recipient is recorded in full, and a name is kept to be asked for again', () => {
  expect(swapDraft(wish)?.record.summary).not.toHaveProperty('recipient');
  expect(swapDraft({ ...wish, recipient: { address: FRIEND, name: null } })?.record.summary).toMatchObject({ recipient: FRIEND });
  expect(swapDraft({ ...wish, recipient: { address: FRIEND, name: 'friend.eth' } })?.recipientName).toEqual({
    name: 'friend.eth',
    address: FRIEND,
  });
  expect(swapDraft({ ...wish, chain: { ...mainnet, v3: null } })).toBeNull();
});

// SWAP-7
test('a wrap gives as much as it takes, and so does a transfer but for one to oneself', () => {
  const amount = rawAmount(7n);
  expect(wrapDraft(mainnet, ACCOUNT, 'wrap', amount).order.limits).toEqual({
    leaves: [{ asset: 'native', maximum: amount }],
    arrives: [{ asset: WETH.address, minimum: amount, recipient: ACCOUNT }],
  });
  const to = (address: typeof ACCOUNT) =>
    sendDraft(mainnet, ACCOUNT, { currency: USDC, amount, recipient: { address, name: null }, receives: null }).order;
  expect(to(FRIEND).limits.arrives).toEqual([{ asset: USDC.address, minimum: amount, recipient: FRIEND }]);
  expect(to(ACCOUNT).limits.arrives).toEqual([]);
  // SEND-3: what a token that keeps a part lets arrive, once that was taken; what leaves stays what was typed.
  const receives = rawAmount(5n);
  const taxed = sendDraft(mainnet, ACCOUNT, { currency: USDC, amount, recipient: { address: FRIEND, name: null }, receives }).order;
  expect(taxed.limits).toEqual({
    leaves: [{ asset: USDC.address, maximum: amount }],
    arrives: [{ asset: USDC.address, minimum: receives, recipient: FRIEND }],
  });
});
