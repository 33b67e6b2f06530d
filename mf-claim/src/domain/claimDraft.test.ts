import { rawAmount, requireAddress } from '@dex/mf-shared/domain';
import { claimDraft } from './claimDraft';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const recipient = requireAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const distributor = requireAddress('0x090D4613473dEE047c3f2706764f49E0821D256e');
const token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  decimals: 18,
  symbol: 'UNI',
  name: 'Uniswap',
} as const;
const entry = { index: 3, amount: rawAmount(1_024_500_000_000_000_000_000n), proof: [], isSocks: false, isLp: false, isUser: true };

// CLAIM-5, ORDER-3
it('holds the trial to the whole amount at its owner, and records whom the claim is for', () => {
  const draft = claimDraft({ account, recipient, name: 'friend.eth', entry, distributor, token });
  expect(draft.order.limits).toEqual({ leaves: [], arrives: [{ asset: token.address, minimum: entry.amount, recipient }] });
  expect(draft.order).toMatchObject({ chainId: 1, account, needs: [], lastSecond: null });
  expect(draft.record).toEqual({
    claim: { recipient },
    summary: { kind: 'claimAirdrop', amount: { amount: '1,024.5', symbol: 'UNI' }, recipient },
  });
  expect(draft.recipientName).toEqual({ name: 'friend.eth', address: recipient });
});
