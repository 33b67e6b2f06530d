import { submitTransaction } from '@dex/mf-shared/chain';
import type { ShellServices } from '@dex/mf-shared/contract';
import { err, formatSignificant } from '@dex/mf-shared/domain';
import { CLAIM_CHAIN, CLAIM_DECIMALS } from '../domain/airdrop';
import type { ClaimCommands } from '../domain/ports';
import { claimCall } from './distributor';

/** The claim's commands over the shell's ports. */
export function createClaimCommands(services: ShellServices): ClaimCommands {
  const { merkleDistributor: distributor, governanceToken: token } = services.chains[CLAIM_CHAIN];
  return {
    async submitClaim({ from, recipient, entry }) {
      if (!distributor || !token) return err({ code: 'unknown', message: 'No distributor on this network' });
      const amount = { amount: formatSignificant(entry.amount, CLAIM_DECIMALS, 6), symbol: token.symbol };
      return submitTransaction(services, {
        chainId: CLAIM_CHAIN,
        call: claimCall(distributor, from, recipient, entry),
        record: { summary: { kind: 'claimAirdrop', amount, recipient }, claim: { recipient } },
      });
    },
  };
}
