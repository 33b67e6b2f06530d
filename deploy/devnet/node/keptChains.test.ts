import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeptChains } from './keptChains';
import type { Rpc } from './rpc';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-chains-'));
  mkdirSync(join(root, 'deploy/devnet/seed'), { recursive: true });
  writeFileSync(join(root, 'deploy/devnet/seed/pools.ts'), 'first');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A node whose whole state is its head. */
function fakeNode(head: string) {
  const node = { head, loaded: [] as unknown[] };
  const rpc: Rpc = async (method, params = []) => {
    if (method === 'anvil_dumpState') return node.head;
    if (method === 'anvil_loadState') {
      node.loaded.push(params[0]);
      node.head = String(params[0]);
    }
    return { hash: node.head };
  };
  return { node, rpc };
}

const keep = (startTime = 1) => openKeptChains(startTime, root).keep(new Map([[1, fakeNode('0xaa').rpc]]));

it('brings a new node to the state that was kept', async () => {
  expect(openKeptChains(1, root).exist()).toBe(false);
  await keep();
  const { node, rpc } = fakeNode('0x00');
  await openKeptChains(1, root).load(1, rpc);
  expect(node.loaded).toEqual(['0xaa']);
});

it('knows no chains of another seed, other packages or another start time', async () => {
  await keep();
  expect(openKeptChains(1, root).exist()).toBe(true);
  expect(openKeptChains(2, root).exist()).toBe(false);
  writeFileSync(join(root, 'deploy/devnet/seed/pools.ts'), 'second');
  expect(openKeptChains(1, root).exist()).toBe(false);
  writeFileSync(join(root, 'deploy/devnet/seed/pools.ts'), 'first');
  writeFileSync(join(root, 'package-lock.json'), '{"a":1}');
  expect(openKeptChains(1, root).exist()).toBe(false);
});

it('takes a changed test for no change of the seed', async () => {
  await keep();
  writeFileSync(join(root, 'deploy/devnet/pools.chain.test.ts'), 'a test');
  expect(openKeptChains(1, root).exist()).toBe(true);
});

it('refuses what is torn, lacks a chain, or leads to another head', async () => {
  await keep();
  const path = join(openKeptChains(1, root).folder, '1.json');
  const load = () => openKeptChains(1, root).load(1, fakeNode('0x00').rpc);
  await expect(openKeptChains(1, root).load(196, fakeNode('0x00').rpc)).rejects.toThrow();
  for (const text of ['', '{"head":"0xaa"', '[]', '{"head":"0xaa","state":"0xbb"}']) {
    writeFileSync(path, text);
    await expect(load()).rejects.toThrow();
  }
});

it('keeps a set once, and the four that were used last', async () => {
  await Promise.all([keep(), keep()]);
  expect(readdirSync(join(root, '.build/chains'))).toHaveLength(1);
  for (const startTime of [2, 3, 4, 5]) await keep(startTime);
  expect(readdirSync(join(root, '.build/chains'))).toHaveLength(4);
  expect(openKeptChains(5, root).exist()).toBe(true);
});
