import type { Address } from '@dex/mf-shared/domain';
import { say, type Order, type Statement } from '@dex/mf-shared/orders';
import type { ClaimEntry } from './claimEntry';

/** A claim of the airdrop for anybody who has one: the tokens go to `recipient`, whoever sends it. */
export interface ClaimTerms {
  readonly distributor: Address;
  readonly recipient: Address;
  readonly entry: Pick<ClaimEntry, 'index' | 'amount' | 'proof'>;
}

/** The published amount to its owner. Which token it is, is the distributor's: the call does not name it. */
export function claimPromises({ terms: { distributor, recipient, entry } }: Order<ClaimTerms>): readonly Statement[] {
  return [
    ...say.calls('claim', distributor),
    say.detail('recipient', recipient),
    say.detail('amount', entry.amount),
    say.detail('index', entry.index),
    say.detail('proof', entry.proof.join(' ').toLowerCase()),
  ];
}
