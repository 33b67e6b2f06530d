import { filter, firstValueFrom } from 'rxjs';
import { createChainReads, createRpcClients } from '@dex/mf-shared/chain';
import { parseRuntimeConfig, requireAddress, resolveChains, v3PoolAddress } from '@dex/mf-shared/domain';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { poolStates$ } from './poolStatesStream';
import { position$ } from './positionStream';
import { positions$ } from './positionsStream';

const { devnet, chain: seedChain } = useDevnet(28875);
const rich = requireAddress(seedFacts.accounts.rich);
const other = requireAddress(seedFacts.accounts.third);
const { positionManager: manager } = seedFacts.contracts.v3;
const own = seedFacts.positions[1].filter(({ owner }) => owner === seedFacts.accounts.rich).map(({ id }) => String(id));

function setUp() {
  const chains = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config);
  const clients = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1, fetch: globalThis.fetch });
  const reads = createChainReads({ chains: { ...chains, 1: { ...chains[1], wsUrl: null } }, clients });
  const idsOf = async (account: typeof rich) => {
    const answer = await firstValueFrom(positions$(reads, chains[1], account).pipe(filter(({ kind }) => kind !== 'loading')));
    return answer.kind === 'known' ? answer.positions.map(({ tokenId }) => tokenId) : null;
  };
  return { chain: chains[1], reads, idsOf };
}

test('a position that was moved to another owner is theirs, and the other rows stand', async () => {
  const { chain, reads, idsOf } = setUp();
  const signature = 'function transferFrom(address, address, uint256)';
  await seedChain(1).send({ from: rich, to: manager, signature, args: [rich, other, 11n] });
  expect(await idsOf(rich)).toEqual(expect.arrayContaining(own.filter((id) => id !== '11')));
  expect(await idsOf(rich)).not.toContain('11');
  expect(await idsOf(other)).toContain('11');
  const moved = await firstValueFrom(position$(reads, chain, '11').pipe(filter(({ kind }) => kind !== 'loading')));
  expect(moved).toMatchObject({ kind: 'known', owner: other });
});

test('a token that lost its code takes neither its own pool nor another position away', async () => {
  const { chain, reads, idsOf } = setUp();
  const { UNI, WETH } = seedFacts.tokens[1];
  await seedChain(1).rpc('anvil_setCode', [UNI.address, '0x']);
  expect([...((await idsOf(rich)) ?? [])].sort()).toEqual([...own].sort());
  if (!chain.v3) throw new Error('The chain has version 3');
  const pool = v3PoolAddress(chain.v3, requireAddress(UNI.address), requireAddress(WETH.address), 3000);
  const states = await firstValueFrom(poolStates$(reads, chain, [pool]).pipe(filter((known) => known[pool]?.kind !== 'loading')));
  expect(states[pool]?.kind).toBe('exists');
});
