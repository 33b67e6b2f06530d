import { formatAmount, type Address, type Token } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { CLAIM_CHAIN, CLAIM_DECIMALS } from './airdrop';
import type { ClaimEntry } from './claimEntry';
import type { ClaimTerms } from './claimPromises';

interface ClaimToMake {
  /** Who signs and pays for the network. */
  readonly account: Address;
  /** Who gets the tokens: anybody who has a claim (CLAIM-5); `name` when the person gave one. */
  readonly recipient: Address;
  readonly name: string | null;
  readonly entry: ClaimEntry;
  readonly distributor: Address;
  readonly token: Token;
}

/** The claim of one entry: the whole amount must arrive at its owner, nothing leaves the account. */
export function claimDraft({ account, recipient, name, entry, distributor, token }: ClaimToMake): OrderDraft<ClaimTerms> {
  const { index, amount, proof } = entry;
  const summaryAmount = { amount: formatAmount(amount, CLAIM_DECIMALS, 6), symbol: token.symbol };
  return {
    order: {
      kind: 'claimAirdrop',
      chainId: CLAIM_CHAIN,
      account,
      terms: { distributor, recipient, entry: { index, amount, proof } },
      needs: [],
      limits: { leaves: [], arrives: [{ asset: token.address, minimum: amount, recipient }] },
      lastSecond: null,
    },
    record: { summary: { kind: 'claimAirdrop', amount: summaryAmount, recipient }, claim: { recipient } },
    ...(name === null ? {} : { recipientName: { name, address: recipient } }),
  };
}
