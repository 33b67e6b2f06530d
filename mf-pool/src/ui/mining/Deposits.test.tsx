/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import type { TransactionSummary } from '@dex/mf-shared/contract';
import { parseTxHash, rawAmount } from '@dex/mf-shared/domain';
import { transactionAdded, transactionReplaced } from '@dex/mf-shared/state';
import { screen } from '@testing-library/react';
import { stakingInfo } from '../../domain/mining/staking';
import { rewardsRefs } from '../../domain/v2/trackedPairs';
import { account, chains } from '../../state/v3/fixtures';
import { Deposits } from './Deposits';
import { TakeDialog } from './TakeDialog';

const chain = chains[1];
const [ref] = rewardsRefs(chain);
const hash = parseTxHash(`0x${'5'.repeat(64)}`);
if (!ref || !hash) throw new Error('The chain table has a staking contract');
const amount = rawAmount(10n ** 18n);
const info = stakingInfo(
  ref,
  { kind: 'known', stakedAmount: amount, earnedAmount: amount, totalStakedAmount: amount, totalRewardRate: amount, periodFinish: 9 },
  1,
);
const pool = { ref, state: 'known', info, pair: { kind: 'loading' } } as const;
const mining = { chain, account, pools: [pool], rewardToken: chain.governanceToken } as const;
const claimsFrom = [ref.stakingRewards];
const button = (name: string) => screen.getByTestId<HTMLButtonElement>(`pool-mining-${name}`);

// ORDER-22
test.each<[TransactionSummary, boolean, boolean]>([
  [{ kind: 'claimRewards', symbol: 'UNI', claimsFrom }, true, false],
  [{ kind: 'collectAllFees', count: 1, claimsFrom }, true, false],
  [{ kind: 'withdrawStake', claimsFrom }, true, true],
  [{ kind: 'stake', amount: { amount: '1', symbol: 'LP' } }, false, false],
])('while %j has no end, what it takes is not offered again, on the page and in the dialog', (summary, isClaimHeld, isWithdrawalHeld) => {
  const { dispatch } = renderWithServices(
    <>
      <Deposits pool={pool} mining={mining} onOpen={() => undefined} />
      <TakeDialog subject="a" kind="claim" pool={pool} mining={mining} onDismiss={() => undefined} />
    </>,
    { account, chainId: 1 },
  );
  const held = () => [button('claim').disabled, button('confirm-claim').disabled, button('withdraw').disabled];
  expect(held()).toEqual([false, false, false]);
  dispatch(transactionAdded({ chainId: 1, from: account, addedTime: 1_000, hash, summary }));
  expect(held()).toEqual([isClaimHeld, isClaimHeld, isWithdrawalHeld]);
  expect(button('claim').textContent).toBe(isClaimHeld ? 'Claim pending' : 'Claim');
  expect(button('withdraw').textContent).toBe(isWithdrawalHeld ? 'Withdrawal pending' : 'Withdraw');
  dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(held()).toEqual([false, false, false]);
});

// MINING-7, FIGURE-4
test.each([
  ['what is there', amount, null],
  ['nothing', rawAmount(0n), 'There is nothing to take.'],
  ['what is not known', null, 'What there is to take is not known yet. It is read again with every block.'],
] as const)('of %s the dialog that takes says no more than is known', (_, there, text) => {
  const unread = { ...pool, info: info && { ...info, stakedAmount: there, earnedAmount: there } };
  for (const kind of ['claim', 'withdraw'] as const) {
    const { container, unmount } = renderWithServices(
      <TakeDialog subject="a" kind={kind} pool={unread} mining={mining} onDismiss={() => undefined} />,
      { account, chainId: 1 },
    );
    const said =
      (container.ownerDocument.body.textContent ?? '').match(/There is nothing to take\.|What there is to take .*?block\./)?.[0] ?? null;
    expect([kind, said]).toEqual([kind, text]);
    unmount();
  }
});
