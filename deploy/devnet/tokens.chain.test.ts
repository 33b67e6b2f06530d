import { hexToString, parseSignature } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { isRecord } from './node/rpc';
import { seedFacts } from './seedFacts';
import { LOCAL_CHAIN_IDS } from './startDevnet';
import { balanceOf, readBigint, useDevnet } from './testing/useDevnet';

const { devnet, chain } = useDevnet(28645);
const { rich, second, third, poor } = seedFacts.accounts;
const mainnet = seedFacts.tokens[1];
const router = seedFacts.contracts.v2[1].router;
const APPROVE = 'function approve(address, uint256)';
const ALLOWANCE = 'function allowance(address, address) view returns (uint256)';
const DEADLINE = 2n ** 40n;

test.each(LOCAL_CHAIN_IDS)('on chain %i every token says its facts, and three accounts hold it', async (id) => {
  for (const token of Object.values(seedFacts.tokens[id])) {
    const decimals = await readBigint(chain(id), token.address, 'function decimals() view returns (uint8)');
    const type = token.kind === 'bytes32' ? 'bytes32' : 'string';
    const symbol = String(await chain(id).read({ to: token.address, signature: `function symbol() view returns (${type})` }));
    expect([Number(decimals), type === 'bytes32' ? hexToString(`0x${symbol.slice(2)}`).replaceAll('\0', '') : symbol]).toEqual([
      token.decimals,
      token.symbol,
    ]);
    for (const holder of [rich, second, third]) expect(await balanceOf(chain(id), token.address, holder)).toBeGreaterThan(0n);
    expect(await balanceOf(chain(id), token.address, poor)).toBe(0n);
  }
});

test('accounts start without approvals to the routers', async () => {
  const { swapRouter, positionManager } = seedFacts.contracts.v3;
  for (const token of Object.values(mainnet)) {
    for (const spender of [router, swapRouter, positionManager]) {
      expect(await readBigint(chain(1), token.address, ALLOWANCE, [rich, spender])).toBe(0n);
    }
  }
});

test('USDT returns nothing, and refuses to change an allowance without passing zero', async () => {
  const { address } = mainnet.USDT;
  await chain(1).send({ from: rich, to: address, signature: APPROVE, args: [router, 5n] });
  await expect(chain(1).send({ from: rich, to: address, signature: APPROVE, args: [router, 6n] })).rejects.toThrow('revert');
  await chain(1).send({ from: rich, to: address, signature: APPROVE, args: [router, 0n] });
  await chain(1).send({ from: rich, to: address, signature: APPROVE, args: [router, 6n] });
  expect(await readBigint(chain(1), address, ALLOWANCE, [rich, router])).toBe(6n);
  const answer = await devnet().chains[1].rpc('eth_call', [
    { from: rich, to: address, data: `0xa9059cbb${second.slice(2).padStart(64, '0')}${'0'.repeat(63)}1` },
    'latest',
  ]);
  expect(answer).toBe('0x');
});

test('the burning token delivers one percent less than was sent', async () => {
  const { address } = mainnet.BURN;
  const before = await balanceOf(chain(1), address, poor);
  await chain(1).send({ from: rich, to: address, signature: 'function transfer(address, uint256)', args: [poor, 1000n] });
  expect((await balanceOf(chain(1), address, poor)) - before).toBe(990n);
});

interface AmountPermit {
  readonly address: `0x${string}`;
  readonly domain: { readonly name: string; readonly version?: string };
}

const AMOUNT_PERMITS: Readonly<Record<string, AmountPermit>> = {
  USDC: { address: mainnet.USDC.address, domain: { name: 'USD Coin', version: '2' } },
  UNI: { address: mainnet.UNI.address, domain: { name: 'Uniswap' } },
  'pair share': { address: seedFacts.pairs.wethUsdc, domain: { name: 'Uniswap V2', version: '1' } },
};

test.each(Object.entries(AMOUNT_PERMITS))('%s accepts a signed permit of an amount', async (_name, { address, domain }) => {
  const message = { owner: rich, spender: router, value: 77n, nonce: 0n, deadline: DEADLINE };
  const types = {
    Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map(field),
  };
  const signature = await signer().signTypedData({
    domain: { ...domain, chainId: 1, verifyingContract: address },
    primaryType: 'Permit',
    types,
    message,
  });
  const { r, s, v } = parseSignature(signature);
  await chain(1).send({
    from: second,
    to: address,
    signature: 'function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)',
    args: [rich, router, 77n, DEADLINE, Number(v), r, s],
  });
  expect(await readBigint(chain(1), address, ALLOWANCE, [rich, router])).toBe(77n);
});

test('DAI accepts a signed permit of all or nothing, signed by the node as the wallet has it sign', async () => {
  const { address } = mainnet.DAI;
  const typedData = {
    domain: { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: address },
    primaryType: 'Permit',
    types: {
      EIP712Domain: ['string name', 'string version', 'uint256 chainId', 'address verifyingContract'].map(field),
      Permit: ['address holder', 'address spender', 'uint256 nonce', 'uint256 expiry', 'bool allowed'].map(field),
    },
    message: { holder: rich, spender: router, nonce: '0', expiry: String(DEADLINE), allowed: true },
  };
  const signature = await devnet().chains[1].rpc('eth_signTypedData_v4', [rich, typedData]);
  const { r, s, v } = parseSignature(`0x${String(signature).slice(2)}`);
  await chain(1).send({
    from: second,
    to: address,
    signature: 'function permit(address, address, uint256, uint256, bool, uint8, bytes32, bytes32)',
    args: [rich, router, 0n, DEADLINE, true, Number(v), r, s],
  });
  expect(await readBigint(chain(1), address, ALLOWANCE, [rich, router])).toBe(2n ** 256n - 1n);
});

test('the poor account has a little of the native coin and nothing else', async () => {
  for (const id of LOCAL_CHAIN_IDS) {
    expect(await devnet().chains[id].rpc('eth_getBalance', [poor, 'latest'])).toBe('0xb1a2bc2ec50000');
  }
  expect(isRecord(devnet().runtimeConfig())).toBe(true);
});

function signer(): ReturnType<typeof privateKeyToAccount> {
  const [first] = devnet().accounts;
  if (first === undefined) throw new Error('No account');
  return privateKeyToAccount(first.privateKey);
}

function field(text: string): { readonly name: string; readonly type: string } {
  const [type = '', name = ''] = text.split(' ');
  return { name, type };
}
