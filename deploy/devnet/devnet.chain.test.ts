import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { useDevnet } from './testing/useDevnet';
import { isRecord, mined } from './node/rpc';
import { seedFacts } from './seedFacts';
import { openKeptChains } from './node/keptChains';
import { DEFAULT_START_TIME, type Devnet, LOCAL_CHAIN_IDS, startDevnet } from './startDevnet';

const { devnet, chain } = useDevnet(28545);

const headHashes = (running: Devnet): Promise<unknown[]> =>
  Promise.all(
    LOCAL_CHAIN_IDS.map(async (id) => {
      const block = await running.chains[id].rpc('eth_getBlockByNumber', ['latest', false]);
      return isRecord(block) ? block['hash'] : undefined;
    }),
  );

/** The same of chains that are stopped then. */
async function lastHashes(running: Devnet): Promise<unknown[]> {
  try {
    return await headHashes(running);
  } finally {
    await running.stop();
  }
}

/** The hash of a next block at a given time: it stands for all of the state, not for the history alone. */
const nextHashes = async (running: Devnet): Promise<unknown[]> => {
  for (const id of LOCAL_CHAIN_IDS) await running.chains[id].rpc('evm_mine', ['0x80000000']);
  return headHashes(running);
};

test('two seeds with the same start time give the same head blocks, another time gives others', async () => {
  const same = await startDevnet({ basePort: 28555, fresh: true });
  const sameHashes = await lastHashes(same);
  expect(sameHashes).toEqual(await headHashes(devnet()));
  const later = await startDevnet({ basePort: 28555, startTime: 1_900_000_000 });
  const laterHashes = await lastHashes(later);
  expect(laterHashes).not.toContain(sameHashes[0]);
});

test('chains that are loaded from disk hold what seeded ones hold: state, events, accounts', async () => {
  const seen = async (options: { readonly fresh: boolean }) => {
    const running = await startDevnet({ basePort: 28555, ...options });
    try {
      const logs = await Promise.all(
        LOCAL_CHAIN_IDS.map((id) => running.chains[id].rpc('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }])),
      );
      return { logs, next: await nextHashes(running) };
    } finally {
      await running.stop();
    }
  };
  expect(openKeptChains(DEFAULT_START_TIME).exist()).toBe(true);
  const loaded = await seen({ fresh: false });
  expect(loaded).toEqual(await seen({ fresh: true }));
});

test('kept chains that cannot be loaded are seeded anew', async () => {
  const startTime = 1_900_000_000;
  const first = await startDevnet({ basePort: 28555, startTime });
  const seeded = await lastHashes(first);
  const kept = openKeptChains(startTime);
  writeFileSync(join(kept.folder, '196.json'), 'torn');
  const second = await startDevnet({ basePort: 28555, startTime });
  expect(await lastHashes(second)).toEqual(seeded);
  expect(readFileSync(join(kept.folder, '196.json'), 'utf8')).not.toBe('torn');
});

test('a busy port ends the start with one line that names the port and the remedy', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(28566, '127.0.0.1', resolve));
  await expect(startDevnet({ basePort: 28565 })).rejects.toThrow(/^Port 28566 is in use\..*DEVNET_PORT\.$/);
  await new Promise((resolve) => holder.close(resolve));
});

test('after stop nothing listens any more', async () => {
  const short = await startDevnet({ basePort: 28575 });
  await short.stop();
  for (const { rpcUrl } of Object.values(short.chains)) await expect(fetch(rpcUrl)).rejects.toThrow();
  await expect(fetch(short.servicesUrl)).rejects.toThrow();
});

test('returning to a snapshot undoes a transaction and works once', async () => {
  const token = await devnet().snapshot();
  const [from, to] = seedFacts.accounts.all;
  const before = await headHashes(devnet());
  await mined(devnet().chains[1].rpc, { from, to, value: '0x1' });
  await devnet().revert(token);
  expect(await headHashes(devnet())).toEqual(before);
  await expect(devnet().revert(token)).rejects.toThrow('was used before');
});

test('the node refuses senders whose key it does not hold', async () => {
  const from = seedFacts.accounts.maker;
  await expect(chain(1).send({ from, to: from, signature: 'function deposit()' })).rejects.toThrow(/No Signer/);
});

test('the accounts come with the keys of the well-known mnemonic', () => {
  const [first] = devnet().accounts;
  expect(first?.privateKey).toBe('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
  expect(devnet().accounts.map(({ address }) => address)).toEqual(seedFacts.accounts.all);
});

test('a block read one block behind the head still answers, and the clock runs on from the head', async () => {
  const { rpc } = devnet().chains[1];
  const head = BigInt(String(await rpc('eth_blockNumber')));
  const balance = await rpc('eth_getBalance', [seedFacts.accounts.rich, `0x${(head - 1n).toString(16)}`]);
  expect(BigInt(String(balance))).toBeGreaterThan(0n);
  const times: bigint[] = [];
  for (const tag of ['seeded', 'mined']) {
    if (tag === 'mined') await rpc('evm_mine');
    const block = await rpc('eth_getBlockByNumber', ['latest', false]);
    times.push(BigInt(String(isRecord(block) ? block['timestamp'] : '')));
  }
  const [seeded = 0n, mined = 0n] = times;
  // Blocks of the same second share a timestamp on this node; this machine's own clock is weeks away.
  expect(mined).toBeGreaterThanOrEqual(seeded);
  expect(mined - seeded).toBeLessThan(86_400n);
});
