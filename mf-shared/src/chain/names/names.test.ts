import { utils } from 'ethers';
import fc from 'fast-check';
import type { ReadBatch, ReadCall } from '../../contract/ports';
import { requireAddress, ZERO_ADDRESS, type Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { Hex } from '../../domain/hex';
import { err, ok } from '../../domain/result';
import { addressWord, requireHexText } from '../abiWords';
import { base58Of } from './baseText';
import { uriOfContentHash } from './contentHash';
import { createNameService } from './createNameService';
import { nodeOf, normalName } from './ensNode';
import { readContentUri } from './readContentUri';

const registry = requireAddress('0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e');
const resolver = requireAddress('0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41');
const me = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const you = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const contract = new utils.Interface([
  'function resolver(bytes32) view returns (address)',
  'function addr(bytes32) view returns (address)',
  'function name(bytes32) view returns (string)',
  'function contenthash(bytes32) view returns (bytes)',
]);
const text = (value: string) => requireHexText(utils.defaultAbiCoder.encode(['string'], [value]));
const bytes = (value: string) => requireHexText(utils.defaultAbiCoder.encode(['bytes'], [value]));
const word = (address: Address) => requireHexText(`0x${addressWord(address)}`);
const reverseNode = utils.namehash(`${me.slice(2).toLowerCase()}.addr.reverse`);

interface Records {
  readonly resolvers?: Record<string, Address>;
  readonly addresses?: Record<string, Address>;
  readonly reverse?: string;
  readonly contentHash?: string;
}

function readsOf({ resolvers = {}, addresses = {}, reverse, contentHash }: Records, isDead = false) {
  const asked: { chainId: ChainId; method: string; node: string }[] = [];
  const answer = (call: ReadCall): Hex | null => {
    const { name: method, args } = contract.parseTransaction({ data: call.callData });
    const node = String(args[0]);
    if (method === 'resolver') return word(resolvers[node] ?? ZERO_ADDRESS);
    if (method === 'addr') return word(addresses[node] ?? ZERO_ADDRESS);
    if (method === 'name') return reverse === undefined ? null : text(reverse);
    return contentHash === undefined ? null : bytes(contentHash);
  };
  return {
    asked,
    once: async (chainId: ChainId, calls: readonly ReadCall[]) => {
      for (const call of calls) {
        const { name: method, args } = contract.parseTransaction({ data: call.callData });
        asked.push({ chainId, method, node: String(args[0]) });
      }
      if (isDead) return err({ code: 'node_unreachable', message: 'Failed to send batch call' } as const);
      return ok<ReadBatch>({ blockNumber: 1, data: calls.map(answer) });
    },
  };
}

const node = utils.namehash('alice.eth');
const known = { resolvers: { [node]: resolver, [reverseNode]: resolver }, addresses: { [node]: me } };

describe('nodes', () => {
  it.each(['eth', 'alice.eth', 'a.b.c.eth', 'ünïcode.eth'])('%j as the reference hashes it', (name) => {
    expect(nodeOf(name)).toBe(utils.namehash(name));
  });

  it.each([
    ['Alice.ETH', 'alice.eth'],
    ['а.eth', null],
    ['a..eth', null],
    ['ali ce.eth', null],
    ['pаypal.eth', null],
    ['', null],
  ])('%j in normal form is %j', (name, normal) => expect(normalName(name)).toBe(normal));
});

describe('a name', () => {
  it('is read through resolver and addr, on chain 1, with its node', async () => {
    const reads = readsOf(known);
    expect(await createNameService(reads, registry).resolve('Alice.eth')).toEqual({ ok: true, value: me });
    expect(reads.asked).toEqual([
      { chainId: 1, method: 'resolver', node },
      { chainId: 1, method: 'addr', node },
    ]);
  });

  it.each(['bob.eth', 'not a name'])('%j stands for nobody', async (name) => {
    expect(await createNameService(readsOf(known), registry).resolve(name)).toEqual({ ok: true, value: null });
  });

  it('is unknown, not nobody, while the node cannot be reached', async () => {
    expect(await createNameService(readsOf(known, true), registry).resolve('alice.eth')).toEqual({
      ok: false,
      error: { code: 'disconnected', message: 'Failed to send batch call' },
    });
  });

  it('stands for nobody where there is no registry', async () => {
    const service = createNameService(readsOf(known), null);
    expect([await service.resolve('alice.eth'), await service.lookup(me)]).toEqual([ok(null), ok(null)]);
  });
});

describe('a reverse name', () => {
  const lookup = (records: Records) => createNameService(readsOf(records), registry).lookup(me);

  // WALLET-12
  it('counts if it leads back to the address', async () => {
    expect(await lookup({ ...known, reverse: 'alice.eth' })).toEqual({ ok: true, value: 'alice.eth' });
  });

  it.each<[string, Records]>([
    ['leads to somebody else', { ...known, addresses: { [node]: you }, reverse: 'alice.eth' }],
    ['leads to nobody', { ...known, reverse: 'bob.eth' }],
    ['is not in normal form', { ...known, reverse: 'Alice.eth' }],
    ['is missing', known],
    ['has no resolver', { ...known, resolvers: {}, reverse: 'alice.eth' }],
  ])('does not count if it %s', async (_, records) => expect(await lookup(records)).toEqual({ ok: true, value: null }));
});

const IPFS = '0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f';
const IPFS_URI = 'ipfs://QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4';
const SWARM = '0xe40101fa011b20d1de9994b4d039f6548d191eb26786769f580809256b4685ef316805265ea162';
const asText = `0xe5010172${'00'}${'0b'}${utils.hexlify(utils.toUtf8Bytes('example.org')).slice(2)}`;
const key = `002408011220${'7f'.repeat(32)}`;

it('writes base58 as the reference does', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 50 }), (data) => expect(base58Of(data)).toBe(utils.base58.encode(data))));
});

describe('content hashes', () => {
  it.each([
    ['ipfs', IPFS, IPFS_URI],
    ['ipns of a host', asText, 'ipns://example.org'],
    ['ipns of a key', `0xe5010172${key}`, `ipns://${utils.base58.encode(`0x${key}`)}`],
  ])('%s', (_, hash, uri) => expect(uriOfContentHash(requireHexText(hash))).toEqual({ ok: true, value: uri }));

  it('keeps the whole identifier of content that the short form cannot name', () => {
    // The identifier of the raw bytes of "hello world".
    const digest = utils.sha256(utils.toUtf8Bytes('hello world')).slice(2);
    expect(uriOfContentHash(requireHexText(`0xe3010155${'1220'}${digest}`))).toEqual({
      ok: true,
      value: 'ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
    });
  });

  it.each([
    [SWARM, { code: 'unrecognized_codec', subject: '0xe4' }],
    ['0x', { code: 'unreadable' }],
    ['0xe301', { code: 'unreadable' }],
    ['0xffffffffff', { code: 'unreadable' }],
  ])('%s is refused', (hash, error) => {
    expect(uriOfContentHash(requireHexText(hash))).toEqual({ ok: false, error });
  });
});

describe('the list behind a name', () => {
  const read = (records: Records, at: Address | null = registry, name = 'alice.eth') => readContentUri(readsOf(records), at, name);

  // TOKEN-16
  it('is where the content hash points', async () => {
    expect(await read({ ...known, contentHash: IPFS })).toEqual({ ok: true, value: IPFS_URI });
  });

  it.each<[string, ReturnType<typeof read>, string, string]>([
    ['no registry', read(known, null), 'no_mainnet', 'alice.eth'],
    ['no resolver', read({}), 'name_unresolved', 'alice.eth'],
    ['no content hash', read(known), 'name_unresolved', 'alice.eth'],
    ['no name', read(known, registry, 'a b'), 'name_unresolved', 'a b'],
    ['garbage', read({ ...known, contentHash: '0xe301' }), 'contenthash_untranslatable', 'alice.eth'],
    ['swarm', read({ ...known, contentHash: SWARM }), 'unrecognized_codec', '0xe4'],
  ])('%s is an error', async (_, result, code, subject) => {
    expect(await result).toEqual({ ok: false, error: { code, subject } });
  });
});
