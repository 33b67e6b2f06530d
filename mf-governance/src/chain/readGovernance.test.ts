import { utils } from 'ethers';
import fc from 'fast-check';
import { parseHex, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import type { VoteTerms } from '../domain/governancePromises';
import { PROPOSAL_ACTIONS } from '../domain/proposalForm';
import { delegateKind, proposeKind, voteKind } from './governanceKinds';
import { readGovernance } from './readGovernance';

const GOVERNOR = requireAddress('0x408ed6354d4973f66138c91495f2f2fcbd8724c3');
const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const { address, amount } = arbitrary;

describe('what is read from the calls of an order is what it promises', () => {
  it('delegating', async () => {
    await proveReadBack(delegateKind, { terms: fc.record({ token: address, delegatee: address }), runs: 40 });
  });

  it('voting on each of the three governors', async () => {
    const terms = fc
      .record({
        governor: address,
        governorIndex: fc.constantFrom(0 as const, 1 as const, 2 as const),
        proposalId: amount,
        support: fc.constantFrom(0 as const, 1 as const, 2 as const),
      })
      .map((vote): VoteTerms => (vote.governorIndex === 2 ? vote : { ...vote, support: vote.support === 0 ? 0 : 1 }));
    await proveReadBack(voteKind, { terms, runs: 80 });
  });

  it('proposing, letter by letter', async () => {
    const draft = fc.record({
      target: address,
      signature: fc.constantFrom(...Object.values(PROPOSAL_ACTIONS)),
      recipient: address,
      amount,
      description: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    });
    await proveReadBack(proposeKind, { terms: fc.record({ governor: address, draft }), runs: 150 });
  });
});

describe('proposals that are refused', () => {
  const contract = new utils.Interface(['function propose(address[], uint256[], string[], bytes[], string)']);
  const pay = utils.defaultAbiCoder.encode(['address', 'uint256'], [ACCOUNT, 5]);
  const read = (targets: readonly string[], values: readonly number[], signatures: readonly string[], data: readonly string[]) => {
    const call = parseHex(contract.encodeFunctionData('propose', [targets, values, signatures, data, 'Pay']));
    if (!call) throw new Error('Not hex');
    return readGovernance({ to: GOVERNOR, data: call, value: ZERO_AMOUNT }, ACCOUNT);
  };
  const signature = PROPOSAL_ACTIONS.transfer;

  it('are those with another action than these two, more than one, or native coin', () => {
    expect(read([GOVERNOR], [0], [signature], [pay])).not.toBeNull();
    expect(read([GOVERNOR], [0], ['_acceptAdmin()'], ['0x'])).toBeNull();
    expect(read([GOVERNOR], [0], [''], [utils.id(signature).slice(0, 10) + pay.slice(2)])).toBeNull();
    expect(read([GOVERNOR, GOVERNOR], [0, 0], [signature, signature], [pay, pay])).toBeNull();
    expect(read([GOVERNOR], [1], [signature], [pay])).toBeNull();
    expect(read([GOVERNOR], [0], [signature], [`${pay}00`])).toBeNull();
    expect(read([], [], [], [])).toBeNull();
  });
});
