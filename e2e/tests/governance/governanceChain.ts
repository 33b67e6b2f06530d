import { Contract } from 'ethers';
import { openVoting, type ProposalKey } from '../../../deploy/devnet/seed/votingWindow';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';

const { accounts, contracts, tokens } = seedFacts;
const LONG = 40_320n;
/** What the older two governors and the third one answer: for the first two a vote is yes or no. */
const RECEIPT = {
  0: 'function getReceipt(uint256, address) view returns (tuple(bool hasVoted, bool support, uint96 votes))',
  1: 'function getReceipt(uint256, address) view returns (tuple(bool hasVoted, bool support, uint96 votes))',
  2: 'function getReceipt(uint256, address) view returns (tuple(bool hasVoted, uint8 support, uint96 votes))',
} as const;
const GOVERNORS = [contracts.governance.alphaV0, contracts.governance.alphaV1, contracts.governance.bravo] as const;

/** The place of an account in the wallet's list. */
export const accountIndex = (account: string): number => accounts.all.findIndex((candidate) => candidate === account);

/** The governance token; its first account signs. */
export const uni = (chain: Chain) =>
  new Contract(
    tokens[1].UNI.address,
    [
      'function delegates(address) view returns (address)',
      'function getCurrentVotes(address) view returns (uint96)',
      'function getPriorVotes(address, uint256) view returns (uint96)',
      'function transfer(address, uint256) returns (bool)',
    ],
    chain.mainnet.getSigner(accounts.rich),
  );

/** One of the three governors; its first account signs. */
export const governor = (chain: Chain, index: 0 | 1 | 2) =>
  new Contract(
    GOVERNORS[index],
    [
      RECEIPT[index],
      'function proposalCount() view returns (uint256)',
      'function proposalThreshold() view returns (uint256)',
      'function latestProposalIds(address) view returns (uint256)',
      'function state(uint256) view returns (uint8)',
      'function getActions(uint256) view returns (address[], uint256[], string[], bytes[])',
      'function cancel(uint256)',
      'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)',
    ],
    chain.mainnet.getSigner(accounts.rich),
  );

/** Opens a proposal for votes from the next block on, and mines it. */
export async function openForVotes(chain: Chain, proposal: ProposalKey): Promise<void> {
  const rpc = (method: string, params: readonly unknown[] = []): Promise<unknown> => chain.mainnet.send(method, [...params]);
  await openVoting({ rpc, setStorage: async (...place) => void (await rpc('anvil_setStorageAt', place)) }, proposal, LONG);
  await chain.mine();
}

/** The description of the newest proposal's event. */
export async function newestDescription(chain: Chain): Promise<string> {
  const contract = governor(chain, 2);
  const logs = await contract.queryFilter(contract.filters['ProposalCreated']?.() ?? {});
  return String(logs.at(-1)?.args?.['description']);
}
