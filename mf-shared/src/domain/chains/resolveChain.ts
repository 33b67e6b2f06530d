import type { Address } from '../address';
import { literalAddress } from '../address';
import type { ChainId } from '../chainId';
import type { Hash } from '../hex';
import { requireHash } from '../hex';
import { parseRawAmount } from '../rawAmount';
import type { Token } from '../tokens/currency';
import type { Chain, MulticallContract, Stablecoin, SushiDeployment, V2Deployment, V3Deployment } from './chain';
import type { ChainEntry, ChainOverride, HexLiteral, TokenEntry } from './chainEntry';

/** What a network needs beyond its entry: the operator's corrections and the key of a hosted node, if any. */
export interface ChainCorrections {
  readonly override?: ChainOverride;
  readonly hostedNodeKey?: string | null;
}

/**
 * One network from its table entry and the operator's corrections. Groups of contracts (version 2, version 3,
 * governance, multicall) are merged value by value; lists replace the built-in ones, except tokens, which are added
 * and win over a known token of the same address. A group that stays incomplete is null.
 */
export function resolveChain(entry: ChainEntry, { override = {}, hostedNodeKey = null }: ChainCorrections = {}): Chain {
  const chainId = entry.chainId;
  const set: ChainOverride = { ...entry, ...definedOnly(override) };
  const tokens = mergeTokens(chainId, entry.tokens ?? [], override.tokens ?? []);
  const governance = { ...entry.governors, ...override.governors };
  return {
    chainId,
    key: entry.key,
    label: entry.label,
    isTestnet: entry.isTestnet,
    isRetired: entry.isRetired,
    isListedLayer2: entry.isListedLayer2,
    native: { kind: 'native', chainId, decimals: 18, ...entry.native },
    wrappedNative: tokenOf(chainId, override.wrappedNative ?? entry.wrappedNative),
    explorer: override.explorer ?? entry.explorer,
    rpcUrls: override.rpcUrls ?? builtInNodes(entry, hostedNodeKey),
    wsUrl: set.wsUrl ?? null,
    bridgeUrl: set.bridgeUrl ?? null,
    docsUrl: set.docsUrl ?? null,
    infoUrl: set.infoUrl ?? null,
    logoUrl: `./chains/${chainId}.png`,
    blockTimeSeconds: set.blockTimeSeconds ?? null,
    pollingIntervalMs: set.pollingIntervalMs ?? 15_000,
    background: entry.background,
    v2: v2Of({ ...entry.v2, ...override.v2 }),
    v3: v3Of({ ...entry.v3, ...override.v3 }),
    multicall: multicallOf({ ...entry.multicall, ...override.multicall }),
    sushi: sushiOf({ ...entry.sushi, ...override.sushi }),
    governanceToken: set.governanceToken ? tokenOf(chainId, set.governanceToken) : null,
    governance: {
      governors: [
        addressOf(governance.governorAlphaV0),
        addressOf(governance.governorAlphaV1),
        addressOf(governance.governorBravo),
      ],
      timelock: addressOf(governance.timelock),
    },
    merkleDistributor: addressOf(set.merkleDistributor),
    socksController: addressOf(set.socksController),
    ensRegistry: addressOf(set.ensRegistry),
    argentWalletDetector: addressOf(set.argentWalletDetector),
    subgraphUrl: set.subgraphUrl ?? null,
    stablecoin: stablecoinOf(set.stablecoin, tokens),
    miningPools: (set.miningPools ?? []).map(({ tokens: [one, other], stakingRewards }) => ({
      tokens: [literalAddress(one), literalAddress(other)],
      stakingRewards: literalAddress(stakingRewards),
    })),
    tokens,
  };
}

function definedOnly<T extends object>(value: T): Partial<T> {
  const copy = { ...value };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
}

function addressOf(text: HexLiteral | null | undefined): Address | null {
  return text ? literalAddress(text) : null;
}

function hashOf(text: HexLiteral | null | undefined): Hash | null {
  return text ? requireHash(text) : null;
}

function tokenOf(chainId: ChainId, { address, symbol, name, decimals }: TokenEntry): Token {
  return { kind: 'token', chainId, address: literalAddress(address), symbol, name, decimals };
}

function mergeTokens(chainId: ChainId, known: readonly TokenEntry[], added: readonly TokenEntry[]): Token[] {
  const replaced = new Set(added.map((token) => token.address.toLowerCase()));
  const kept = known.filter((token) => !replaced.has(token.address.toLowerCase()));
  return [...kept, ...added].map((token) => tokenOf(chainId, token));
}

function builtInNodes(entry: ChainEntry, hostedNodeKey: string | null): readonly string[] {
  const open = entry.rpcUrls ?? [];
  if (!hostedNodeKey || !entry.hostedRpcUrl) return open;
  return [entry.hostedRpcUrl.replace('{key}', encodeURIComponent(hostedNodeKey)), ...open];
}

function v2Of({ factory, router, initCodeHash }: NonNullable<ChainOverride['v2']>): V2Deployment | null {
  if (!factory || !router || !initCodeHash) return null;
  return { factory: literalAddress(factory), router: literalAddress(router), initCodeHash: requireHash(initCodeHash) };
}

function v3Of(known: NonNullable<ChainOverride['v3']>): V3Deployment | null {
  const factory = addressOf(known.factory);
  const poolInitCodeHash = hashOf(known.poolInitCodeHash);
  const swapRouter = addressOf(known.swapRouter);
  const quoter = addressOf(known.quoter);
  const nonfungiblePositionManager = addressOf(known.nonfungiblePositionManager);
  if (!factory || !poolInitCodeHash || !swapRouter || !quoter || !nonfungiblePositionManager) return null;
  return {
    factory,
    poolInitCodeHash,
    swapRouter,
    quoter,
    nonfungiblePositionManager,
    quoterV2: addressOf(known.quoterV2),
    tickLens: addressOf(known.tickLens),
    migrator: addressOf(known.migrator),
    fee100Enabled: known.fee100Enabled ?? null,
  };
}

function sushiOf({ factory, initCodeHash }: NonNullable<ChainOverride['sushi']>): SushiDeployment | null {
  if (!factory || !initCodeHash) return null;
  return { factory: literalAddress(factory), initCodeHash: requireHash(initCodeHash) };
}

function multicallOf(known: NonNullable<ChainOverride['multicall']>): MulticallContract {
  const own = addressOf(known.uniswapInterfaceMulticall);
  if (own) return { kind: 'uniswapInterface', address: own };
  const third = addressOf(known.multicall3);
  return third ? { kind: 'multicall3', address: third } : { kind: 'none' };
}

function stablecoinOf(known: ChainOverride['stablecoin'], tokens: readonly Token[]): Stablecoin | null {
  const token = tokens.find(({ address }) => address.toLowerCase() === known?.address.toLowerCase());
  const amount = known ? parseRawAmount(known.rawAmount) : null;
  return token && amount ? { token, rawAmount: amount } : null;
}
