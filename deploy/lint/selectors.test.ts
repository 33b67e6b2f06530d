import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ethers';
import { repositoryRoot } from '../build/apps';

/** Every function (and error) whose selector stands in the code as four bytes: its first bytes need no library of ABIs, so no library has hashed them. */
const SIGNATURES = [
  'Error(string)',
  'Panic(uint256)',
  'ERC20InsufficientAllowance(address,uint256,uint256)',
  'ERC20InsufficientBalance(address,uint256,uint256)',
  'EnforcedPause()',
  'OwnableInvalidOwner(address)',
  'OwnableUnauthorizedAccount(address)',
  // Tokens (EIP-20, EIP-2612, EIP-721) and the wrapped coin.
  'DOMAIN_SEPARATOR()',
  'allowance(address,address)',
  'approve(address,uint256)',
  'balanceOf(address)',
  'decimals()',
  'deposit()',
  'getApproved(uint256)',
  'isApprovedForAll(address,address)',
  'name()',
  'nonces(address)',
  'ownerOf(uint256)',
  'setApprovalForAll(address,bool)',
  'symbol()',
  'tokenOfOwnerByIndex(address,uint256)',
  'tokenURI(uint256)',
  'totalSupply()',
  'transfer(address,uint256)',
  'withdraw(uint256)',
  // Pools, their factories, managers and quoters.
  'collect((uint256,address,uint128,uint128))',
  'createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
  'decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))',
  'exactOutput((bytes,address,uint256,uint256,uint256))',
  'factory()',
  'feeGrowthGlobal0X128()',
  'feeGrowthGlobal1X128()',
  'feeTo()',
  'getAmountsIn(uint256,address[])',
  'getAmountsOut(uint256,address[])',
  'getPair(address,address)',
  'getPopulatedTicksInWord(address,int16)',
  'getReserves()',
  'increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))',
  'kLast()',
  'liquidity()',
  'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
  'multicall(bytes[])',
  'positions(uint256)',
  'quoteExactInput(bytes,uint256)',
  'quoteExactOutput(bytes,uint256)',
  'refundETH()',
  'selfPermitAllowedIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)',
  'selfPermitIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)',
  'slot0()',
  'sweepToken(address,uint256,address)',
  'ticks(int24)',
  'token0()',
  'token1()',
  'unwrapWETH9(uint256,address)',
  // Mining, the airdrop and governance.
  'castVote(uint256,bool)',
  'castVote(uint256,uint8)',
  'claim(uint256,address,uint256,bytes32[])',
  'delegate(address)',
  'delegates(address)',
  'earned(address)',
  'getCurrentVotes(address)',
  'getPriorVotes(address,uint256)',
  'getReceipt(uint256,address)',
  'isClaimed(uint256)',
  'latestProposalIds(address)',
  'periodFinish()',
  'proposalCount()',
  'proposalThreshold()',
  'proposals(uint256)',
  'rewardRate()',
  'state(uint256)',
  // Many calls in one, names, and what networks say of themselves.
  'addr(bytes32)',
  'aggregate3((address,bool,bytes)[])',
  'arbBlockNumber()',
  'contenthash(bytes32)',
  'gasEstimateL1Component(address,bool,bytes)',
  'getBlockNumber()',
  'getCurrentBlockTimestamp()',
  'getEthBalance(address)',
  'getL1Fee(bytes)',
  'getL1FeeUpperBound(uint256)',
  'isArgentWallet(address)',
  'multicall((address,uint256,bytes)[])',
  'name(bytes32)',
  'resolver(bytes32)',
  'wc_multiCall((address,uint256,bytes)[])',
  // The code that tries a token out, which is ours.
  'throughV2(address,address,address,address)',
  'throughV3(address,address,address,address,uint24)',
];

const sources = execFileSync('git', ['ls-files', '--', 'mf-*/src/*', 'shell/src/*'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|fixtures?\.|\/fake[A-Z]|\/testing\//.test(file) && existsSync(join(repositoryRoot, file)),
  );

const written = new Map(
  sources.flatMap((file) =>
    [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(/'(0x[0-9a-f]{8})'/g)].map(
      ([, selector = '']) => [selector, file] as const,
    ),
  ),
);
const hashed = new Map(SIGNATURES.map((signature) => [utils.id(signature).slice(0, 10), signature]));

test('every selector in the code is the hash of a signature that is known here', () => {
  expect([...written].filter(([selector]) => !hashed.has(selector)).map(([selector, file]) => `${selector} in ${file}`)).toEqual([]);
});

test('the sources of every section are looked at', () => {
  for (const place of ['mf-swap/', 'mf-pool/', 'mf-claim/', 'mf-governance/', 'mf-shared/', 'shell/'])
    expect([...written.values()].some((file) => file.startsWith(place))).toBe(true);
});

test('every signature that is known here is used', () => {
  expect([...hashed].filter(([selector]) => !written.has(selector)).map(([, signature]) => signature)).toEqual([]);
});

test('the hash is that of the contracts', () => {
  expect(hashed.get('0xa9059cbb')).toBe('transfer(address,uint256)');
});
