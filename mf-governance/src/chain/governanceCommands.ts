import { submitTransaction } from '@dex/mf-shared/chain';
import type { ChainError, ShellServices } from '@dex/mf-shared/contract';
import { err } from '@dex/mf-shared/domain';
import { LATEST_GOVERNOR } from '../domain/governor';
import type { GovernanceCommands } from '../domain/ports';
import { castVoteCall, delegateCall } from './governanceWrites';

const NOT_DEPLOYED: ChainError = { code: 'unknown', message: 'Governance is not available on this network' };

/** The commands of governance over the shell's ports. */
export function createGovernanceCommands(services: ShellServices): GovernanceCommands {
  const { chains } = services;
  return {
    async delegate({ chainId, from, delegatee }) {
      const token = chains[chainId].governanceToken;
      if (!token) return err(NOT_DEPLOYED);
      return submitTransaction(services, {
        chainId,
        call: delegateCall(token.address, from, delegatee),
        record: { summary: { kind: 'delegate', delegatee } },
      });
    },
    async castVote({ chainId, from, governorIndex, proposalId, support }) {
      const governor = chains[chainId].governance.governors[governorIndex];
      if (!governor) return err(NOT_DEPLOYED);
      return submitTransaction(services, {
        chainId,
        call: castVoteCall({ governor, governorIndex, from, proposalId, support }),
        record: { summary: { kind: 'vote', support, proposal: `${governorIndex}.${proposalId}` } },
      });
    },
    async propose({ chainId, from, draft, title }) {
      const governor = chains[chainId].governance.governors[LATEST_GOVERNOR];
      if (!governor) return err(NOT_DEPLOYED);
      const { proposeCall } = await import('./proposalCodec');
      return submitTransaction(services, {
        chainId,
        call: proposeCall(governor, from, draft),
        record: { summary: { kind: 'propose', title } },
      });
    },
  };
}
