import { firstValueFrom, skip } from 'rxjs';
import { createChainReads, createRpcClients } from '@dex/mf-shared/chain';
import { parseRuntimeConfig, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { operatorRead } from './operatorRead';

const { devnet, chain: seedChain } = useDevnet(28885);
const account = requireAddress(seedFacts.accounts.rich);
const owner = requireAddress(seedFacts.accounts.second);

async function isOperator(): Promise<boolean> {
  const chains = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config);
  const clients = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1, fetch: globalThis.fetch });
  const reads = createChainReads({ chains: { ...chains, 1: { ...chains[1], wsUrl: null } }, clients });
  // The first answer only says that nothing is known yet.
  const { watch } = operatorRead({ reads, chains });
  return firstValueFrom(watch({ chainId: 1, owner, account, key: 'operator' }).pipe(skip(1)));
}

test('one who is approved for all positions of an owner is known as such, and no longer once it is taken back', async () => {
  const approve = (isApproved: boolean) =>
    seedChain(1).send({
      from: owner,
      to: seedFacts.contracts.v3.positionManager,
      signature: 'function setApprovalForAll(address, bool)',
      args: [account, isApproved],
    });
  expect(await isOperator()).toBe(false);
  await approve(true);
  expect(await isOperator()).toBe(true);
  await approve(false);
  expect(await isOperator()).toBe(false);
});
