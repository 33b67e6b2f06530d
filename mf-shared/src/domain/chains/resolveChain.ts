import { literalAddress } from '../address';
import type { ChainId } from '../chainId';
import { parseRawAmount } from '../rawAmount';
import type { Token } from '../tokens/currency';
import type { Chain, Stablecoin } from './chain';
import type { ChainEntry, ChainOverride, TokenEntry } from './chainEntry';
import { addressOf, multicallOf, sushiOf, v2Of, v3Of } from './contracts';

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
  const { chainId, key, label, isTestnet, isRetired, isListedLayer2, background } = entry;
  const set: ChainOverride = { ...entry, ...definedOnly(override) };
  return {
    chainId,
    key,
    label,
    isTestnet,
    isRetired,
    isListedLayer2,
    background,
    native: { kind: 'native', chainId, decimals: 18, ...entry.native },
    wrappedNative: tokenOf(chainId, override.wrappedNative ?? entry.wrappedNative),
    explorer: override.explorer ?? entry.explorer,
    rpcUrls: override.rpcUrls ?? builtInNodes(entry, hostedNodeKey),
    wsUrl: set.wsUrl ?? null,
    protectedRpcUrl: set.protectedRpcUrl ?? null,
    bridgeUrl: set.bridgeUrl ?? null,
    docsUrl: set.docsUrl ?? null,
    infoUrl: set.infoUrl ?? null,
    logoUrl: `./chains/${chainId}.png`,
    blockTimeSeconds: set.blockTimeSeconds ?? null,
    pollingIntervalMs: set.pollingIntervalMs ?? 15_000,
    subgraphUrl: set.subgraphUrl ?? null,
    ...exchangeOf(entry, override),
    ...singleContractsOf(chainId, set),
    ...tokensOf(entry, override, set),
  };
}

type ExchangePart = Pick<Chain, 'v2' | 'v3' | 'multicall' | 'sushi' | 'governance'>;

function exchangeOf(entry: ChainEntry, override: ChainOverride): ExchangePart {
  const { governorAlphaV0, governorAlphaV1, governorBravo, timelock } = { ...entry.governors, ...override.governors };
  return {
    v2: v2Of({ ...entry.v2, ...override.v2 }),
    v3: v3Of({ ...entry.v3, ...override.v3 }),
    multicall: multicallOf({ ...entry.multicall, ...override.multicall }),
    sushi: sushiOf({ ...entry.sushi, ...override.sushi }),
    governance: {
      governors: [addressOf(governorAlphaV0), addressOf(governorAlphaV1), addressOf(governorBravo)],
      timelock: addressOf(timelock),
    },
  };
}

type SingleContracts = Pick<
  Chain,
  'governanceToken' | 'merkleDistributor' | 'socksController' | 'ensRegistry' | 'argentWalletDetector' | 'miningPools'
>;

function singleContractsOf(chainId: ChainId, set: ChainOverride): SingleContracts {
  return {
    governanceToken: set.governanceToken ? tokenOf(chainId, set.governanceToken) : null,
    merkleDistributor: addressOf(set.merkleDistributor),
    socksController: addressOf(set.socksController),
    ensRegistry: addressOf(set.ensRegistry),
    argentWalletDetector: addressOf(set.argentWalletDetector),
    miningPools: (set.miningPools ?? []).map(({ tokens: [one, other], stakingRewards }) => ({
      tokens: [literalAddress(one), literalAddress(other)],
      stakingRewards: literalAddress(stakingRewards),
    })),
  };
}

function tokensOf(
  entry: ChainEntry,
  override: ChainOverride,
  set: ChainOverride,
): Pick<Chain, 'tokens' | 'unsupportedTokens' | 'stablecoin'> {
  const tokens = mergeTokens(entry.chainId, entry.tokens ?? [], override.tokens ?? []);
  const unsupportedTokens = (set.unsupportedTokens ?? []).map(literalAddress);
  return { tokens, unsupportedTokens, stablecoin: stablecoinOf(set.stablecoin, tokens) };
}

function definedOnly<T extends object>(value: T): Partial<T> {
  const copy = { ...value };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
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

function stablecoinOf(known: ChainOverride['stablecoin'], tokens: readonly Token[]): Stablecoin | null {
  const token = tokens.find(({ address }) => address.toLowerCase() === known?.address.toLowerCase());
  const amount = known ? parseRawAmount(known.rawAmount) : null;
  return token && amount ? { token, rawAmount: amount } : null;
}
