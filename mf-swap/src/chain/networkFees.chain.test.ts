import type { ChainError, ChainNode } from '@dex/mf-shared/contract';
import { err, ok, type ChainId, type Result } from '@dex/mf-shared/domain';
import { ownCreationCode } from '../../../deploy/devnet/artifacts/compileOwn';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../deploy/devnet/testing/useDevnet';
import { costOfTrade } from '../domain/best/networkCost';
import { ethTrade } from '../state/fixtures';
import { GAS_PRICE_ORACLE, NODE_INTERFACE } from './dataFee';
import { readNetworkFees } from './networkFeesStream';

const { chain } = useDevnet(28985);
const { rich } = seedFacts.accounts;
const routes = ethTrade().legs.map(({ route }) => route);

/** A node that answers for another network what the local chain with id 42161 answers. */
const node: Pick<ChainNode, 'request'> = {
  request: async (_chainId: ChainId, method: string, params: readonly unknown[]): Promise<Result<unknown, ChainError>> => {
    try {
      return ok(await chain(42161).rpc(method, [...params]));
    } catch (cause) {
      return err({ code: 'reverted', message: String(cause) });
    }
  },
};

async function setFee(oracle: `0x${string}`, weiPerByte: bigint, isOld = false): Promise<void> {
  await chain(42161).send({ from: rich, to: oracle, signature: 'function set(uint256, bool)', args: [weiPerByte, isOld] });
}

beforeEach(async () => {
  await chain(42161).rpc('anvil_autoImpersonateAccount', [true]);
});

/** What a swap costs on a network, without the gas, for a price of a byte. */
async function dataPart(chainId: ChainId): Promise<bigint> {
  const fees = await readNetworkFees(node, chainId);
  if (!fees) throw new Error('No fees');
  return costOfTrade(routes, fees) - costOfTrade(routes, { ...fees, data: null });
}

// SWAP-21
test('on 10 what data costs is that of the gas price oracle, in its newer and in its older way, and moves with it', async () => {
  expect(await readNetworkFees(node, 10)).toBeNull();
  await chain(42161).place(GAS_PRICE_ORACLE, ownCreationCode('RollupFees'));
  await setFee(GAS_PRICE_ORACLE, 2_000n);
  const first = await dataPart(10);
  // The call of one way through one pool, and its envelope: some 760 bytes and the oracle's own hundred.
  expect(first).toBe((440n + 290n + 32n + 100n) * 2_000n);
  await setFee(GAS_PRICE_ORACLE, 6_000n);
  expect(await dataPart(10)).toBe(3n * first);
  await setFee(GAS_PRICE_ORACLE, 6_000n, true);
  expect(await dataPart(10)).toBe(3n * first);
});

test('on 42161 it is that of the node interface; on a network of its own there is none', async () => {
  await setFee(NODE_INTERFACE, 10n ** 9n);
  expect(await dataPart(42161)).toBe((440n + 290n + 32n + 100n) * 10n ** 9n);
  await setFee(NODE_INTERFACE, 4n * 10n ** 9n);
  expect(await dataPart(42161)).toBe((440n + 290n + 32n + 100n) * 4n * 10n ** 9n);
  expect((await readNetworkFees(node, 1))?.data).toBeNull();
});
