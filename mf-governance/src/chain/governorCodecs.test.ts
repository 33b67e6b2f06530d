import { utils } from 'ethers';
import { parseHash, parseHex, parseTxHash, rawAmount, requireAddress, type Hex } from '@dex/mf-shared/domain';
import { tokenAction } from '../domain/actionMeaning';
import { castVoteCall, delegateCall } from './governanceWrites';
import { decodeStanding, governorCalls } from './governorCalls';
import { decodeActions, proposeCall } from './proposalCodec';
import { proposalContentOf, proposalIdOf, PROPOSAL_CREATED_TOPIC } from './proposalEvent';
import { voteTokenCalls } from './voteTokenCalls';

const abi = new utils.Interface([
  'function proposalCount() view returns (uint256)',
  'function state(uint256) view returns (uint8)',
  'function latestProposalIds(address) view returns (uint256)',
  'function proposalThreshold() view returns (uint256)',
  'function getReceipt(uint256,address) view returns (bool,uint8,uint96)',
  'function delegates(address) view returns (address)',
  'function getCurrentVotes(address) view returns (uint96)',
  'function getPriorVotes(address,uint256) view returns (uint96)',
  'function delegate(address)',
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description)',
  'event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description)',
]);
const alpha = new utils.Interface([
  'function castVote(uint256,bool)',
  'function proposals(uint256) view returns (uint256 id, address proposer, uint256 eta, uint256 startBlock, uint256 endBlock, uint256 forVotes, uint256 againstVotes, bool canceled, bool executed)',
]);
const bravo = new utils.Interface([
  'function castVote(uint256,uint8)',
  'function proposals(uint256) view returns (uint256 id, address proposer, uint256 eta, uint256 startBlock, uint256 endBlock, uint256 forVotes, uint256 againstVotes, uint256 abstainVotes, bool canceled, bool executed)',
]);
const governor = requireAddress('0x408ED6354d4973f66138C91495F2f2FCbd8724C3');
const token = requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const hex = (text: string): Hex => {
  const parsed = parseHex(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const hash = (() => {
  const parsed = parseTxHash(`0x${'12'.repeat(32)}`);
  if (!parsed) throw new Error('hash');
  return parsed;
})();

describe('calls', () => {
  it.each([
    [governorCalls.proposalCount(governor).callData, abi.encodeFunctionData('proposalCount')],
    [governorCalls.state(governor, '9').callData, abi.encodeFunctionData('state', [9])],
    [governorCalls.proposals(governor, '9').callData, bravo.encodeFunctionData('proposals', [9])],
    [governorCalls.latestProposalIds(governor, account).callData, abi.encodeFunctionData('latestProposalIds', [account])],
    [governorCalls.receipt(governor, '9', account).callData, abi.encodeFunctionData('getReceipt', [9, account])],
    [governorCalls.proposalThreshold(governor).callData, abi.encodeFunctionData('proposalThreshold')],
    [voteTokenCalls.delegates(token, account).callData, abi.encodeFunctionData('delegates', [account])],
    [voteTokenCalls.currentVotes(token, account).callData, abi.encodeFunctionData('getCurrentVotes', [account])],
    [voteTokenCalls.priorVotes(token, account, 77).callData, abi.encodeFunctionData('getPriorVotes', [account, 77])],
    [delegateCall(token, account, governor).data, abi.encodeFunctionData('delegate', [governor])],
    [
      castVoteCall({ governor, governorIndex: 2, from: account, proposalId: '9', support: 2 }).data,
      bravo.encodeFunctionData('castVote', [9, 2]),
    ],
    [
      castVoteCall({ governor, governorIndex: 0, from: account, proposalId: '3', support: 1 }).data,
      alpha.encodeFunctionData('castVote', [3, true]),
    ],
    [
      castVoteCall({ governor, governorIndex: 1, from: account, proposalId: '3', support: 0 }).data,
      alpha.encodeFunctionData('castVote', [3, false]),
    ],
  ])('%s', (data, expected) => expect(data).toBe(expected));

  it('offers no abstention to the first two governors', () => {
    expect(() => castVoteCall({ governor, governorIndex: 0, from: account, proposalId: '3', support: 2 })).toThrow(RangeError);
  });
});

describe('decodeStanding', () => {
  const state = hex(utils.defaultAbiCoder.encode(['uint8'], [4]));
  const common = { proposer: account, status: 'succeeded', startBlock: 20, endBlock: 30, forCount: '5', againstCount: '6' };

  it('reads the third governor with its abstentions', () => {
    const data = hex(bravo.encodeFunctionResult('proposals', [9, account, 0, 20, 30, 5, 6, 7, false, false]));
    expect(decodeStanding(2, '9', data, state)).toEqual({ id: '9', governorIndex: 2, ...common, abstainCount: '7' });
  });

  it('reads the first two', () => {
    const data = hex(alpha.encodeFunctionResult('proposals', [1, account, 0, 20, 30, 5, 6, true, true]));
    expect(decodeStanding(0, '1', data, state)).toEqual({ id: '1', governorIndex: 0, ...common, abstainCount: '0' });
  });

  it('knows no status without its read, and no proposal behind an unused id', () => {
    const data = hex(alpha.encodeFunctionResult('proposals', [1, account, 0, 20, 30, 5, 6, false, false]));
    expect(decodeStanding(0, '1', data, null)).toMatchObject({ status: 'undetermined' });
    const unused = hex(alpha.encodeFunctionResult('proposals', [0, `0x${'0'.repeat(40)}`, 0, 0, 0, 0, 0, false, false]));
    expect(decodeStanding(0, '1', unused, state)).toBeNull();
    expect(decodeStanding(0, '1', hex('0x'), state)).toBeNull();
  });
});

interface Action {
  readonly signature: string;
  readonly data: string;
}

function logOf(actions: readonly Action[], description: string) {
  const values = [
    7,
    account,
    actions.map(() => token),
    actions.map((_, index) => index),
    actions.map((action) => action.signature),
    actions.map((action) => action.data),
    100,
    200,
    description,
  ];
  const fragment = abi.getEvent('ProposalCreated');
  const encoded = abi.encodeEventLog(fragment, values);
  return { address: governor, topics: [hex(encoded.topics[0] ?? '0x')], data: hex(encoded.data), blockNumber: 5, transactionHash: hash };
}

const encode = (types: string[], values: unknown[]) => utils.defaultAbiCoder.encode(types, values);

describe('the event of a proposal', () => {
  it('has the topic of the event', () => {
    expect(PROPOSAL_CREATED_TOPIC).toBe(abi.getEventTopic('ProposalCreated'));
    expect(parseHash(PROPOSAL_CREATED_TOPIC)).not.toBeNull();
  });

  it.each<[string, Action, string, string | null]>([
    [
      'a plain signature',
      { signature: 'transfer(address,uint256)', data: encode(['address', 'uint256'], [account, 5]) },
      'transfer(address,uint256)',
      `${account}, 5`,
    ],
    [
      'a tuple',
      { signature: 'set((uint256,bool),bytes)', data: encode(['tuple(uint256,bool)', 'bytes'], [[3, true], '0x1234']) },
      'set((uint256,bool),bytes)',
      '(3, true), 0x1234',
    ],
    ['no arguments', { signature: 'pause()', data: '0x' }, 'pause()', ''],
    ['its own selector', { signature: '', data: abi.encodeFunctionData('delegate', [account]) }, 'delegate(address)', account],
    ['an unknown selector', { signature: '', data: '0x12345678' }, '0x12345678', null],
    ['data that does not fit', { signature: 'transfer(address,uint256)', data: '0x1234' }, 'transfer(address,uint256)', null],
    ['no function at all', { signature: 'hello world(', data: '0x1234' }, 'hello world(', null],
  ])('reads an action with %s', (_, action, functionSig, callData) => {
    const log = logOf([action], '# Title\nBody');
    expect(proposalIdOf(log)).toBe('7');
    expect(proposalContentOf(log)).toEqual({ title: 'Title', description: '# Title\nBody' });
    expect(decodeActions(log)).toMatchObject([{ target: token, functionSig, callData, rawCallData: action.data }]);
  });

  // GOV-15
  it.each([
    'transfer(address to,uint256 x)',
    'transfer(address a93kd0x,uint256 b)',
    'transfer(address,uint)',
    ' transfer(address,uint256)',
    'transfer(address, uint256)',
    'transfer(address,uint256) view',
    'transfer(address,uint256) returns (bool)',
    'transfer(address,uint256)@5',
    'function transfer(address,uint256)',
  ])('shows the data alone where "%s" has the selector of another function', (signature) => {
    const [action] = decodeActions(logOf([{ signature, data: encode(['address', 'uint256'], [account, 1]) }], '# One')) ?? [];
    expect(action).toMatchObject({ functionSig: signature, callData: null });
    expect(action && tokenAction(action)).toBeNull();
  });

  it('shows what a signature hides', () => {
    const signature = 'tr\u0430nsfer(address\u200b,uint256)\u202e';
    const actions = decodeActions(logOf([{ signature, data: encode(['address', 'uint256'], [account, 1]) }], '# One'));
    expect(actions?.[0]).toMatchObject({
      functionSig: 'tr\uFFFDnsfer(address\uFFFD,uint256)\uFFFD',
      callData: null,
    });
  });

  it('tells a text from the arguments beside it', () => {
    const data = encode(['string', 'uint256'], [`a", ${governor}\u202e`, 5]);
    const actions = decodeActions(logOf([{ signature: 'setText(string,uint256)', data }], '# One'));
    expect(actions?.[0]?.callData).toBe(`"a\\", ${governor}", 5`);
  });

  it('reads thirty actions and a long description', () => {
    const action = { signature: 'pause()', data: '0x' };
    const log = logOf(
      Array.from({ length: 30 }, () => action),
      `# Long\n${'x'.repeat(200_000)}`,
    );
    const actions = decodeActions(log);
    expect(actions).toHaveLength(30);
    expect(actions?.[29]?.value).toBe('29');
    expect(proposalContentOf(log)?.description).toHaveLength(200_007);
  });

  it('refuses data that is no event of this kind', () => {
    for (const data of [hex('0x'), hex('0x1234'), hex(logOf([], 'cut').data.slice(0, -64))]) {
      const log = { ...logOf([], ''), data };
      expect([proposalContentOf(log), decodeActions(log)]).toEqual([null, null]);
    }
    expect(proposalIdOf({ ...logOf([], ''), data: hex('0x1234') })).toBeNull();
  });
});

describe('proposeCall', () => {
  it('sends one action on the token with value 0', () => {
    const call = proposeCall(governor, account, {
      target: token,
      signature: 'approve(address,uint256)',
      recipient: governor,
      amount: rawAmount(5n),
      description: '# T\n\nB',
    });
    const [targets, values, signatures, calldatas, description] = abi.decodeFunctionData('propose', call.data);
    expect({ targets, values: values.map(String), signatures, calldatas, description }).toEqual({
      targets: [token],
      values: ['0'],
      signatures: ['approve(address,uint256)'],
      calldatas: [encode(['address', 'uint256'], [governor, 5])],
      description: '# T\n\nB',
    });
    expect(call).toMatchObject({ from: account, to: governor, value: '0' });
  });
});

it('shows what lies inside an argument as lying inside', () => {
  const transfer = new utils.Interface(['function transfer(address to, uint256 amount)']).encodeFunctionData('transfer', [account, 7]);
  const data = encode(['address[]', 'tuple(uint256,bytes)[]'], [[account, governor], [[1, transfer]]]);
  const actions = decodeActions(logOf([{ signature: 'run(address[],(uint256,bytes)[])', data }], '# One'));
  expect(actions?.[0]?.callData).toBe(`[${account}, ${governor}], [(1, transfer(${account}, 7))]`);
});
