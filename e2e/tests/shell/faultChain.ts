import { BigNumber, Contract, utils } from 'ethers';
import { buildClaimTree } from '../../../deploy/devnet/seed/claimTree';
import { setVotesFor } from '../../../deploy/devnet/seed/votingWindow';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { shownNumber } from '../../harness/shownNumber';

const { accounts, contracts, tokens, stakingPools } = seedFacts;
const { USDC, WETH } = tokens[1];
const ETHER = 10n ** 18n;
const PROPOSAL = { governor: 2, id: 15 } as const;

/** A screen, the figure on it that is watched, and how the chain changes it. */
export interface WatchedScreen {
  readonly name: string;
  readonly path: string;
  readonly account: string;
  readonly testId: string;
  /** What a text of the figure says; NaN where it says nothing. */
  readonly read: (text: string) => number;
  readonly truth: (chain: Chain) => Promise<number>;
  /** Changes the truth, another way each time; it counts from the next block on. */
  readonly change: (chain: Chain, round: number) => Promise<unknown>;
}

const asNumber = (raw: unknown, decimals: number) => Number(utils.formatUnits(BigNumber.from(raw), decimals));
const send = async (
  chain: Chain,
  request: { readonly from: string; readonly to: string; readonly data: string; readonly value?: bigint },
) => {
  const value = utils.hexValue(request.value ?? 0n);
  await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [{ ...request, value, gas: '0x7a120' }]));
};

async function poolPrice(chain: Chain): Promise<number> {
  const factory = new Contract(contracts.v3.factory, ['function getPool(address, address, uint24) view returns (address)'], chain.mainnet);
  const pool = new Contract(
    await factory['getPool']?.(USDC.address, WETH.address, 3000),
    ['function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)'],
    chain.mainnet,
  );
  const root = Number((await pool['slot0']?.()).sqrtPriceX96) / 2 ** 96;
  const isUsdcFirst = USDC.address.toLowerCase() < WETH.address.toLowerCase();
  return (isUsdcFirst ? 1 / root ** 2 : root ** 2) * 1e12;
}

const ROUTER = new utils.Interface([
  'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)',
]);
const sellEther = (chain: Chain, amount: bigint) =>
  send(chain, {
    from: accounts.second,
    to: contracts.v3.swapRouter,
    value: amount,
    data: ROUTER.encodeFunctionData('exactInputSingle', [[WETH.address, USDC.address, 3000, accounts.second, 4_000_000_000, amount, 0, 0]]),
  });

const CLAIMS = ['function isClaimed(uint256) view returns (bool)'];
const claimIndex = () => {
  const third = utils.getAddress(accounts.third);
  const index = [...buildClaimTree().entries].find(([address]) => address === third)?.[1].index;
  if (index === undefined) throw new Error('The third account has no claim');
  return Number(index);
};
const isClaimed = async (chain: Chain): Promise<boolean> =>
  new Contract(contracts.merkleDistributor, CLAIMS, chain.mainnet)['isClaimed']?.(claimIndex());

/** Turns the one bit by which the distributor knows a claim that was paid. */
async function turnClaim(chain: Chain): Promise<void> {
  const place = utils.keccak256(utils.defaultAbiCoder.encode(['uint256', 'uint256'], [claimIndex() >> 8, 0]));
  const bits = BigInt(await chain.mainnet.getStorageAt(contracts.merkleDistributor, place)) ^ (1n << BigInt(claimIndex() & 255));
  const word = utils.hexZeroPad(utils.hexValue(bits), 32);
  await chain.mainnet.send('anvil_setStorageAt', [contracts.merkleDistributor, place, word]);
}

const STAKING = ['function balanceOf(address) view returns (uint256)', 'function withdraw(uint256)'];
const staking = (chain: Chain) => new Contract(stakingPools.wethUsdc, STAKING, chain.mainnet);
const GOVERNOR = [
  'function proposals(uint256) view returns (uint256, address, uint256, uint256, uint256, uint256 forVotes, uint256, uint256, bool, bool)',
];

/** Five screens, a figure on each that the chain alone decides. */
export const WATCHED: readonly WatchedScreen[] = [
  {
    name: 'swap',
    path: `/swap?inputCurrency=ETH&outputCurrency=${USDC.address}&exactAmount=1`,
    account: accounts.rich,
    testId: 'swap-from',
    read: (text) => shownNumber(/Balance: .*/s.exec(text)?.[0] ?? ''),
    truth: async (chain) => asNumber(await chain.mainnet.getBalance(accounts.rich), 18),
    change: (chain, round) => chain.mainnet.send('anvil_setBalance', [accounts.rich, utils.hexValue(BigInt(5000 + 1000 * round) * ETHER)]),
  },
  {
    name: 'position',
    path: '/pool/11',
    account: accounts.rich,
    testId: 'pool-v3-current',
    read: shownNumber,
    truth: poolPrice,
    change: (chain) => sellEther(chain, 300n * ETHER),
  },
  {
    name: 'claim',
    path: '/claim',
    account: accounts.third,
    testId: 'claim-submit',
    read: (text) => (/^Claim UNI$/.test(text) ? 1 : /no available claim/.test(text) ? 0 : NaN),
    truth: async (chain) => ((await isClaimed(chain)) ? 0 : 1),
    change: (chain) => turnClaim(chain),
  },
  {
    name: 'mining pool',
    path: `/uni/ETH/${USDC.address}`,
    account: accounts.rich,
    testId: 'pool-mining-staked',
    read: shownNumber,
    truth: async (chain) => asNumber(await staking(chain)['balanceOf']?.(accounts.rich), 18),
    change: async (chain) => {
      const tenth = BigNumber.from(await staking(chain)['balanceOf']?.(accounts.rich)).div(10);
      await send(chain, {
        from: accounts.rich,
        to: stakingPools.wethUsdc,
        data: staking(chain).interface.encodeFunctionData('withdraw', [tenth]),
      });
    },
  },
  {
    name: 'proposal',
    path: `/vote/${PROPOSAL.governor}/${PROPOSAL.id}`,
    account: accounts.rich,
    testId: 'governance-tally-for',
    read: shownNumber,
    truth: async (chain) =>
      asNumber((await new Contract(contracts.governance.bravo, GOVERNOR, chain.mainnet)['proposals']?.(PROPOSAL.id)).forVotes, 18),
    change: async (chain, round) => {
      const rpc = { setStorage: async (...place: readonly string[]) => void (await chain.mainnet.send('anvil_setStorageAt', [...place])) };
      await setVotesFor(rpc, PROPOSAL, BigInt(1_000_000 + 250_000 * round) * ETHER);
    },
  },
];
