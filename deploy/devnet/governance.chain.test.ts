import { seedFacts } from './seedFacts';
import { PROPOSAL_STATES } from './facts/proposals';
import { closeVoting, openVoting } from './seed/votingWindow';
import { balanceOf, readBigint, useDevnet } from './testing/useDevnet';

const { devnet, chain } = useDevnet(28665);
const { governance } = seedFacts.contracts;
const { rich, second, third } = seedFacts.accounts;
const UNI = seedFacts.tokens[1].UNI.address;
const GOVERNORS = [governance.alphaV0, governance.alphaV1, governance.bravo] as const;
const VOTES = 'function getCurrentVotes(address) view returns (uint96)';
const STATE = 'function state(uint256) view returns (uint8)';

const proposalIn = (state: string): bigint =>
  BigInt(seedFacts.proposals.find((each) => each.governor === 2 && each.state === state)?.id ?? 0);

test.each(seedFacts.proposals.map((each) => [each.governor, each.id, each.state] as const))(
  'governor %i, proposal %i is %s',
  async (governor, id, state) => {
    const number = await readBigint(chain(1), GOVERNORS[governor], STATE, [BigInt(id)]);
    expect(PROPOSAL_STATES[Number(number)]).toBe(state);
  },
);

test('the counts of proposals end the lists of ids, and the creation events carry the descriptions', async () => {
  const counts = await Promise.all(GOVERNORS.map((to) => readBigint(chain(1), to, 'function proposalCount() view returns (uint256)')));
  expect(counts).toEqual([4n, 3n, 16n]);
  const logs = await devnet().chains[1].rpc('eth_getLogs', [{ address: governance.bravo, fromBlock: '0x0', toBlock: 'latest' }]);
  const text = JSON.stringify(logs);
  for (const { governor, description } of seedFacts.proposals) {
    if (governor === 2) expect(text).toContain(Buffer.from(description).toString('hex').slice(0, 64));
  }
});

test('thresholds and quorum are those of the three governors', async () => {
  const thresholds = await Promise.all(
    GOVERNORS.map((to) => readBigint(chain(1), to, 'function proposalThreshold() view returns (uint256)')),
  );
  expect(thresholds.map((raw) => raw / 10n ** 18n)).toEqual([10_000_000n, 2_500_000n, 2_500_000n]);
  expect(await readBigint(chain(1), governance.bravo, 'function quorumVotes() view returns (uint256)')).toBe(40_000_000n * 10n ** 18n);
});

test('the first account may propose, the third may vote, the second has not delegated', async () => {
  const [votes1, votes2, votes3] = await Promise.all([rich, second, third].map((account) => readBigint(chain(1), UNI, VOTES, [account])));
  expect(votes1).toBeGreaterThan(2_500_000n * 10n ** 18n);
  expect(votes2).toBe(0n);
  expect(votes3).toBeGreaterThan(0n);
  const args = [[UNI], [0n], ['transfer(address,uint256)'], ['0x'], '# A new one\n\nbody'];
  await chain(1).send({
    from: rich,
    to: governance.bravo,
    signature: 'function propose(address[], uint256[], string[], bytes[], string)',
    args,
  });
  expect(await readBigint(chain(1), governance.bravo, STATE, [17n])).toBe(0n);
});

test('a vote on the active proposal counts, and abstaining is possible', async () => {
  const id = proposalIn('active');
  await chain(1).send({ from: third, to: governance.bravo, signature: 'function castVote(uint256, uint8)', args: [id, 2] });
  await chain(1).send({
    from: rich,
    to: governance.bravo,
    signature: 'function castVoteWithReason(uint256, uint8, string)',
    args: [id, 1, 'yes'],
  });
  const receipt = 'function getReceipt(uint256, address) view returns ((bool hasVoted, uint8 support, uint96 votes))';
  expect(await chain(1).read({ to: governance.bravo, signature: receipt, args: [id, third] })).toMatchObject({
    hasVoted: true,
    support: 2,
  });
  const vote = chain(1).send({ from: third, to: governance.bravo, signature: 'function castVote(uint256, uint8)', args: [id, 1] });
  await expect(vote).rejects.toThrow('already voted');
});

test('a test can open and close a vote by moving its window', async () => {
  const proposal = { governor: 2, id: Number(proposalIn('pending')) } as const;
  await openVoting(chain(1), proposal, 100n);
  await devnet().chains[1].rpc('evm_mine');
  expect(await readBigint(chain(1), governance.bravo, STATE, [BigInt(proposal.id)])).toBe(1n);
  await closeVoting(chain(1), proposal);
  await devnet().chains[1].rpc('evm_mine');
  expect(await readBigint(chain(1), governance.bravo, STATE, [BigInt(proposal.id)])).toBe(3n);
});

test('the succeeded proposal can be queued, and executed two days later', async () => {
  const id = proposalIn('succeeded');
  const call = (name: string): Promise<void> =>
    chain(1).send({ from: second, to: governance.bravo, signature: `function ${name}(uint256) payable`, args: [id] });
  await call('queue');
  await devnet().chains[1].rpc('evm_increaseTime', [172_900]);
  await call('execute');
  expect(await readBigint(chain(1), governance.bravo, STATE, [id])).toBe(7n);
});

test('the known reward pools run, two of them with a stake that has earned', async () => {
  const { stakingPools, pairs } = seedFacts;
  expect(stakingPools.wethDai.toLowerCase()).toBe('0xa1484c3aa22a66c62b77e0ae78e15258bd0cb711');
  expect(stakingPools.wethUsdc.toLowerCase()).toBe('0x7fba4b8dc5e7616e59622806932dbea72537a56b');
  expect(stakingPools.wethUsdt.toLowerCase()).toBe('0x6c3e4cb2e96b01f4b866965a91ed4437839a121a');
  expect(stakingPools.wethWbtc.toLowerCase()).toBe('0xca35e32e7926b96a9988f61d510e038108d8068e');
  for (const name of ['wethDai', 'wethUsdc', 'wethUsdt', 'wethWbtc'] as const) {
    const staked = await chain(1).read({ to: stakingPools[name], signature: 'function stakingToken() view returns (address)' });
    expect(String(staked)).toBe(pairs[name]);
    const earned = await readBigint(chain(1), stakingPools[name], 'function earned(address) view returns (uint256)', [rich]);
    expect(earned > 0n).toBe(name === 'wethDai' || name === 'wethUsdc');
  }
});

test('rewards can be collected, and they end sixty days after their beginning', async () => {
  const pool = seedFacts.stakingPools.wethDai;
  const before = await balanceOf(chain(1), UNI, rich);
  await chain(1).send({ from: rich, to: pool, signature: 'function getReward()' });
  expect(await balanceOf(chain(1), UNI, rich)).toBeGreaterThan(before);
  const finish = await readBigint(chain(1), pool, 'function periodFinish() view returns (uint256)');
  const clock = 'function getCurrentBlockTimestamp() view returns (uint256)';
  const now = await readBigint(chain(1), seedFacts.contracts.multicall.multicall3, clock);
  const days = Number(finish - now) / 86_400;
  expect(days).toBeGreaterThan(57);
  expect(days).toBeLessThan(60);
});
