import { BIG_VOTER, OTHER_VOTER, RICH } from '../facts/accounts';
import { GOVERNANCE } from '../facts/contracts';
import { PROPOSALS, type ProposalFact } from '../facts/proposals';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import { headTime } from '../node/headBlock';
import { quantity, type Hex } from '../node/hex';
import { encodeCall, type SeedChain } from '../node/seedChain';
import { units } from './amounts';
import { closeVoting, openVoting, markExecuted, setEta } from './votingWindow';

const GOVERNORS = [GOVERNANCE.alphaV0, GOVERNANCE.alphaV1, GOVERNANCE.bravo] as const;
const PROPOSE = 'function propose(address[], uint256[], string[], bytes[], string) returns (uint256)';
const LONG_VOTE = 40_320n;
const TWO_DAYS = 172_800;

/** Creates every proposal of the facts and brings it to its state; voting windows are moved in storage, not waited for. */
export async function seedProposals(chain: SeedChain): Promise<void> {
  for (const fact of PROPOSALS) {
    await propose(chain, fact);
    await bringToState(chain, fact);
  }
}

async function propose(chain: SeedChain, fact: ProposalFact): Promise<void> {
  const calldata = `0x${encodeCall({ signature: 'function transfer(address, uint256)', args: [RICH, units(T.UNI, 1)] }).slice(10)}`;
  const args = [[T.UNI.address], [0n], ['transfer(address,uint256)'], [calldata], fact.description];
  // One live proposal per proposer: the pending one comes while the active one is open.
  const from = fact.state === 'pending' ? OTHER_VOTER : BIG_VOTER;
  await chain.send({ from, to: GOVERNORS[fact.governor], signature: PROPOSE, args });
}

async function bringToState(chain: SeedChain, fact: ProposalFact): Promise<void> {
  const governor = GOVERNORS[fact.governor];
  const call = (name: string, from: Hex = BIG_VOTER): Promise<void> =>
    chain.send({ from, to: governor, signature: `function ${name}(uint256) payable`, args: [BigInt(fact.id)] });
  if (fact.state === 'pending') return;
  if (fact.state === 'canceled') return call('cancel');
  await openVoting(chain, fact, LONG_VOTE);
  await vote(chain, fact);
  if (fact.state === 'active') return;
  await closeVoting(chain, fact);
  if (fact.state === 'defeated' || fact.state === 'succeeded') return;
  if (fact.governor !== 2) {
    // Only the timelock's administrator may queue, and that is the third governor: the older ones get their end written.
    await setEta(chain, fact, 1n);
    return markExecuted(chain, fact);
  }
  await call('queue');
  if (fact.state === 'expired') return setEta(chain, fact, 1n);
  if (fact.state === 'executed') {
    await chain.rpc('evm_setNextBlockTimestamp', [quantity((await headTime(chain.rpc)) + TWO_DAYS + 60)]);
    await call('execute');
  }
}

async function vote(chain: SeedChain, fact: ProposalFact): Promise<void> {
  const cast = (from: Hex, support: number | boolean): Promise<void> => {
    const type = typeof support === 'boolean' ? 'bool' : 'uint8';
    const args = [BigInt(fact.id), support];
    return chain.send({ from, to: GOVERNORS[fact.governor], signature: `function castVote(uint256, ${type})`, args });
  };
  const passes = fact.state !== 'defeated';
  await cast(BIG_VOTER, fact.governor === 2 ? Number(passes) : passes);
  await cast(OTHER_VOTER, fact.governor === 2 ? 0 : false);
}
