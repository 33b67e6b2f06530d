import { createChainNode, createRpcClients } from '@dex/mf-shared/chain';
import type { ChainNode } from '@dex/mf-shared/contract';
import { literalAddress, parseRuntimeConfig, resolveChains } from '@dex/mf-shared/domain';
import { NEVER } from 'rxjs';
import { ownCreationCode } from '../../../../deploy/devnet/artifacts/compileOwn';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { TESTER_CODE } from './testerCode';
import { testToken } from './testToken';

const { devnet } = useDevnet(28925);
const tokens = seedFacts.tokens[1];

/** Tests a token on the local chain 1; gives what was asked of the node besides. */
async function ask(token: `0x${string}`) {
  const chains = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config);
  const clients = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1, fetch: globalThis.fetch });
  const known = createChainNode(clients, { block$: () => NEVER });
  const asked: string[] = [];
  const request: ChainNode['request'] = (chainId, method, params) => {
    asked.push(method);
    return known.request(chainId, method, params);
  };
  return { outcome: await testToken({ ...known, request }, chains[1], literalAddress(token)), asked };
}

test('the code in the page is that of the contract in the repository', () => {
  expect(ownCreationCode('TokenTester').endsWith(TESTER_CODE.slice(2))).toBe(true);
});

// ORDER-21
test.each([
  ['TAXED', tokens.TAXED.address, { kind: 'measured', lostWhenBought: 300, lostWhenSold: 500 }],
  ['HALF', tokens.HALF.address, { kind: 'measured', lostWhenBought: 5000, lostWhenSold: 5000 }],
  ['BURN', tokens.BURN.address, { kind: 'measured', lostWhenBought: 100, lostWhenSold: 100 }],
  ['LIAR', tokens.LIAR.address, { kind: 'measured', lostWhenBought: 5000, lostWhenSold: 5000 }],
  ['USDC', tokens.USDC.address, { kind: 'measured', lostWhenBought: 0, lostWhenSold: 0 }],
  ['USDT', tokens.USDT.address, { kind: 'measured', lostWhenBought: 0, lostWhenSold: 0 }],
  ['STUCK', tokens.STUCK.address, { kind: 'saleFailed', lostWhenBought: 0, reason: 'selling is closed' }],
  ['an account', seedFacts.accounts.rich, { kind: 'notMeasured', why: 'noPool' }],
])('%s: measured by one request, and nothing is sent', async (_name, token, expected) => {
  const { outcome, asked } = await ask(token);
  expect(outcome).toEqual(expected);
  expect(asked).toEqual(['eth_simulateV1']);
});
