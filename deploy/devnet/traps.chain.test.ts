import { keccak256, toHex } from 'viem';
import { encodeCall } from './node/seedChain';
import { isRecord } from './node/rpc';
import type { Hex } from './node/hex';
import { units } from './seed/amounts';
import { seedFacts } from './seedFacts';
import { balanceOf, readBigint, readList, useDevnet } from './testing/useDevnet';

const { devnet, chain } = useDevnet(28705);
const { rich, poor, second, smart, walletOwner } = seedFacts.accounts;
const { v2, v3, multicallWallet, smartAccountCode } = seedFacts.contracts;
const T = seedFacts.tokens[1];
const DEADLINE = 2n ** 40n;
const ONE_ETHER = 10n ** 18n;
const TRANSFER = 'function transfer(address, uint256)';
const AMOUNTS_OUT = 'function getAmountsOut(uint256, address[]) view returns (uint256[])';

const transfer = (token: Hex, to: Hex, amount: bigint): Promise<void> =>
  chain(1).send({ from: rich, to: token, signature: TRANSFER, args: [to, amount] });

/** What a holder has more of (or less, below zero) after something was done. */
async function change(token: Hex, holder: Hex, act: () => Promise<void>): Promise<bigint> {
  const before = await balanceOf(chain(1), token, holder);
  await act();
  return (await balanceOf(chain(1), token, holder)) - before;
}

const buyForOneEther = (token: Hex): Promise<void> =>
  chain(1).send({
    from: rich,
    to: v2[1].router,
    value: ONE_ETHER,
    signature: 'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256) payable',
    args: [0n, [T.WETH.address, token], rich, DEADLINE],
  });

async function sell(token: Hex, amount: bigint): Promise<void> {
  const args = [v2[1].router, amount];
  await chain(1).send({ from: rich, to: token, signature: 'function approve(address, uint256)', args });
  await chain(1).send({
    from: rich,
    to: v2[1].router,
    signature: 'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
    args: [amount, 0n, [token, T.WETH.address], rich, DEADLINE],
  });
}

test.each([
  ['BURN', T.BURN, 990n, -1000n],
  ['HALF', T.HALF, 500n, -1000n],
  ['TAXED', T.TAXED, 1000n, -1000n],
  ['STUCK', T.STUCK, 1000n, -1000n],
  ['LIAR', T.LIAR, 500n, -500n],
])('of 1000 units of %s between two accounts the right part leaves and arrives', async (_symbol, { address }, arrives, leaves) => {
  expect(await change(address, poor, () => transfer(address, poor, 1000n))).toBe(arrives);
  expect(await change(address, rich, () => transfer(address, poor, 1000n))).toBe(leaves);
});

test('the event of the lying token says all, and half arrives', async () => {
  const logs = async (): Promise<readonly unknown[]> => {
    const answer = await devnet().chains[1].rpc('eth_getLogs', [{ address: T.LIAR.address, fromBlock: 'latest', toBlock: 'latest' }]);
    return Array.isArray(answer) ? answer : [];
  };
  expect(await change(T.LIAR.address, poor, () => transfer(T.LIAR.address, poor, 100n))).toBe(50n);
  expect((await logs()).map((log) => (isRecord(log) ? BigInt(String(log['data'])) : null))).toEqual([100n]);
});

test.each([
  ['BURN', T.BURN, 100n],
  ['HALF', T.HALF, 5000n],
  ['TAXED', T.TAXED, 300n],
  ['STUCK', T.STUCK, 0n],
  ['LIAR', T.LIAR, 5000n],
])('a purchase of %s at its pair loses exactly its share', async (_symbol, { address }, lostBps) => {
  const [, quoted] = await readList(chain(1), v2[1].router, AMOUNTS_OUT, [ONE_ETHER, [T.WETH.address, address]]);
  const whole = BigInt(String(quoted));
  expect(Number(whole / ONE_ETHER)).toBeGreaterThan(1950);
  const got = await change(address, rich, () => buyForOneEther(address));
  // Whether the fee is rounded or the rest makes one unit.
  expect(whole - got - (whole * lostBps) / 10_000n).toBeLessThanOrEqual(1n);
  expect(whole - got - (whole * lostBps) / 10_000n).toBeGreaterThanOrEqual(0n);
});

test('a sale of TAXED brings five percent less to its pair', async () => {
  const amount = units(T.TAXED, 1000);
  expect(await change(T.TAXED.address, seedFacts.pairs.taxed, () => sell(T.TAXED.address, amount))).toBe((amount * 95n) / 100n);
});

test('STUCK can be bought and passed on, and a sale is refused with its reason', async () => {
  await expect(transfer(T.STUCK.address, seedFacts.pairs.unsellable, 1n)).rejects.toThrow('selling is closed');
  await expect(sell(T.STUCK.address, 1000n)).rejects.toThrow('TRANSFER_FROM_FAILED');
});

test.each([
  ['BURN', T.BURN, 99n],
  ['HALF', T.HALF, 50n],
])('the pool of the third version sells %s with its loss, and cannot take it in', async (_symbol, { address }, arrivesPercent) => {
  const swap = (from: Hex, to: Hex, amount: bigint): Promise<void> =>
    chain(1).send({
      from: rich,
      to: v3.swapRouter,
      signature:
        'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)',
      args: [[from, to, 3000, rich, DEADLINE, amount, 0n, 0n]],
    });
  const approve = (token: Hex): Promise<void> =>
    chain(1).send({ from: rich, to: token, signature: 'function approve(address, uint256)', args: [v3.swapRouter, 2n ** 255n] });
  await approve(T.WETH.address);
  await approve(address);
  const quote = 'function quoteExactInputSingle(address, address, uint24, uint256, uint160) returns (uint256)';
  const whole = await readBigint(chain(1), v3.quoter, quote, [T.WETH.address, address, 3000, ONE_ETHER, 0n]);
  const got = await change(address, rich, () => swap(T.WETH.address, address, ONE_ETHER));
  expect(got - (whole * arrivesPercent) / 100n).toBeLessThanOrEqual(1n);
  await expect(swap(address, T.WETH.address, ONE_ETHER)).rejects.toThrow('IIA');
});

test('nobody is spared the fees once the markets are made', async () => {
  for (const { address } of [T.BURN, T.HALF]) {
    expect(Number(await chain(1).read({ to: address, signature: 'function exempt() view returns (address)' }))).toBe(0);
  }
});

test('the smart account is an ordinary account with delegation code: it sends by itself, and several calls as one', async () => {
  expect(await devnet().chains[1].rpc('eth_getCode', [smart, 'latest'])).toBe(`0xef0100${smartAccountCode.slice(2)}`);
  for (const token of [T.WETH, T.USDC, T.DAI, T.USDT, T.UNI]) expect(await balanceOf(chain(1), token.address, smart)).toBeGreaterThan(0n);
  await chain(1).send({ from: smart, to: T.USDC.address, signature: TRANSFER, args: [poor, 3n] });
  const step = (args: readonly unknown[]): readonly unknown[] => [T.USDC.address, 0n, encodeCall({ signature: TRANSFER, args })];
  const execute = { to: smart, signature: 'function execute((address, uint256, bytes)[]) payable' };
  const args = [[step([poor, 4n]), step([second, 5n])]];
  await expect(chain(1).send({ from: rich, ...execute, args })).rejects.toThrow('not the account');
  await chain(1).send({ from: smart, ...execute, args });
  expect(await balanceOf(chain(1), T.USDC.address, poor)).toBe(7n);
});

test('the contract wallet runs what its signers agreed on under their hash, and tells success and failure by events', async () => {
  const hash = keccak256(toHex('agreed'));
  const run = async (amount: bigint): Promise<readonly unknown[]> => {
    const step = [T.USDC.address, 0n, encodeCall({ signature: TRANSFER, args: [poor, amount] })];
    const signature = 'function runAgreed(bytes32, (address, uint256, bytes))';
    await chain(1).send({ from: walletOwner, to: multicallWallet, signature, args: [hash, step] });
    const logs = await devnet().chains[1].rpc('eth_getLogs', [{ address: multicallWallet, fromBlock: 'latest', toBlock: 'latest' }]);
    return (Array.isArray(logs) ? logs : []).map((log) => (isRecord(log) && Array.isArray(log['topics']) ? log['topics'][0] : null));
  };
  expect(await run(7n)).toEqual([keccak256(toHex('ExecutionSuccess(bytes32,uint256)'))]);
  expect(await run(10n ** 30n)).toEqual([keccak256(toHex('ExecutionFailure(bytes32,uint256)'))]);
  expect(await readBigint(chain(1), multicallWallet, 'function nonce() view returns (uint256)')).toBe(2n);
});
