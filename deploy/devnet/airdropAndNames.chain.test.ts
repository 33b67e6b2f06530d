import { providers } from 'ethers';
import { encodeFunctionData, getAddress, parseAbi } from 'viem';
import { seedFacts } from './seedFacts';
import { isRecord } from './node/rpc';
import { balanceOf, readBigint, useDevnet } from './testing/useDevnet';

const { devnet, chain } = useDevnet(28675);
const { merkleDistributor, multicallWallet, walletDetector } = seedFacts.contracts;
const { USDC, UNI } = seedFacts.tokens[1];
const { walletOwner, second, poor } = seedFacts.accounts;

async function fetchRecord(path: string): Promise<Record<string, unknown>> {
  const answer: unknown = await fetch(`${devnet().servicesUrl}${path}`).then((response) => response.json());
  if (!isRecord(answer)) throw new Error(`Not an object: ${path}`);
  return answer;
}

async function claimEntry(account: string): Promise<Record<string, unknown>> {
  const mapping = await fetchRecord('/claims/mapping.json');
  const first =
    Object.keys(mapping)
      .filter((start) => start.toLowerCase() <= account.toLowerCase())
      .at(-1) ?? '';
  const entry = (await fetchRecord(`/claims/${first}.json`))[getAddress(account)];
  if (!isRecord(entry)) throw new Error(`No entry for ${account}`);
  return entry;
}

test.each(seedFacts.claims)(
  'the claim of $account is found through the files and is good for its amount',
  async ({ account, amount, claimed, flags }) => {
    const entry = await claimEntry(account);
    expect([BigInt(String(entry['amount'])), entry['flags']]).toEqual([amount, flags]);
    const index = BigInt(Number(entry['index']));
    const isClaimed = await chain(1).read({
      to: merkleDistributor,
      signature: 'function isClaimed(uint256) view returns (bool)',
      args: [index],
    });
    expect(isClaimed).toBe(claimed);
    const before = await balanceOf(chain(1), UNI.address, account);
    const claim = chain(1).send({
      from: poor,
      to: merkleDistributor,
      signature: 'function claim(uint256, address, uint256, bytes32[])',
      args: [index, account, amount, entry['proof']],
    });
    if (claimed) await expect(claim).rejects.toThrow('already claimed');
    else {
      await claim;
      expect((await balanceOf(chain(1), UNI.address, account)) - before).toBe(amount);
    }
  },
);

test('the files are chunks of at most 101 accounts, a thousand in all', async () => {
  const mapping = await fetchRecord('/claims/mapping.json');
  const chunks = await Promise.all(Object.keys(mapping).map((first) => fetchRecord(`/claims/${first}.json`)));
  const sizes = chunks.map((chunk) => Object.keys(chunk).length);
  expect(Math.max(...sizes)).toBe(101);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000);
});

test('names resolve, and reverse names resolve back where they are honest', async () => {
  const provider = new providers.StaticJsonRpcProvider(devnet().chains[1].rpcUrl, {
    chainId: 1,
    name: 'homestead',
    ensAddress: seedFacts.contracts.names.registry,
  });
  for (const { name, address, reverse } of seedFacts.names.resolving) {
    expect(await provider.resolveName(name)).toBe(address);
    expect(await provider.lookupAddress(address)).toBe(reverse ? name : null);
  }
  const { address } = seedFacts.names.lyingReverse;
  expect(await provider.lookupAddress(address)).toBeNull();
  expect(await provider.resolveName(seedFacts.names.empty)).toBeNull();
});

test('the name of the list leads through the gateway to the list', async () => {
  const provider = new providers.StaticJsonRpcProvider(devnet().chains[1].rpcUrl, {
    chainId: 1,
    name: 'homestead',
    ensAddress: seedFacts.contracts.names.registry,
  });
  const resolver = await provider.getResolver(seedFacts.names.list);
  const content = await resolver?.getContentHash();
  expect(content).toMatch(/^ipfs:\/\/Qm/);
  expect(await fetchRecord(`/ipfs/${String(content).replace('ipfs://', '')}/`)).toMatchObject({ name: 'Local List' });
});

test('the contract wallet is recognised, and its owner runs several calls through it in one', async () => {
  const signature = 'function isArgentWallet(address) view returns (bool)';
  expect(await chain(1).read({ to: walletDetector, signature, args: [multicallWallet] })).toBe(true);
  expect(await chain(1).read({ to: walletDetector, signature, args: [walletOwner] })).toBe(false);
  const erc20 = parseAbi(['function approve(address, uint256)', 'function transfer(address, uint256)']);
  const step = (functionName: 'approve' | 'transfer', to: `0x${string}`, value: bigint): readonly unknown[] => [
    USDC.address,
    0n,
    encodeFunctionData({ abi: erc20, functionName, args: [to, value] }),
  ];
  const multiCall = { to: multicallWallet, signature: 'function wc_multiCall((address, uint256, bytes)[]) returns (bytes[])' };
  const args = [[step('approve', second, 5n), step('transfer', poor, 7n)]];
  await expect(chain(1).send({ from: second, ...multiCall, args })).rejects.toThrow('not the owner');
  await chain(1).send({ from: walletOwner, ...multiCall, args });
  expect(await balanceOf(chain(1), USDC.address, poor)).toBe(7n);
  expect(
    await readBigint(chain(1), USDC.address, 'function allowance(address, address) view returns (uint256)', [multicallWallet, second]),
  ).toBe(5n);
});
