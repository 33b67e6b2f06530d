import type { ChainId } from '../chainId';
import type { Explorer } from './chain';

/** An address or hash as it stands in a table. */
export type HexLiteral = `0x${string}`;

/** A token as it stands in a table or in the operator's file: its network is that of the entry. */
export interface TokenEntry {
  readonly address: HexLiteral;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}

/** The contracts of version 2 as far as they are known. */
export interface V2Entry {
  readonly factory?: HexLiteral | null;
  readonly router?: HexLiteral | null;
  readonly initCodeHash?: HexLiteral | null;
}

/** The contracts of version 3 as far as they are known. */
export interface V3Entry {
  readonly factory?: HexLiteral | null;
  readonly poolInitCodeHash?: HexLiteral | null;
  readonly swapRouter?: HexLiteral | null;
  readonly swapRouter02?: HexLiteral | null;
  readonly quoter?: HexLiteral | null;
  readonly quoterV2?: HexLiteral | null;
  readonly nonfungiblePositionManager?: HexLiteral | null;
  readonly tickLens?: HexLiteral | null;
  readonly migrator?: HexLiteral | null;
  readonly fee100Enabled?: boolean | null;
}

/** The contracts of governance as far as they are known. */
export interface GovernanceEntry {
  readonly governorAlphaV0?: HexLiteral | null;
  readonly governorAlphaV1?: HexLiteral | null;
  readonly governorBravo?: HexLiteral | null;
  readonly timelock?: HexLiteral | null;
}

/** The parts of a network that an operator can correct; the built-in table has the same shape. */
export interface ChainOverride {
  readonly rpcUrls?: readonly string[];
  readonly wsUrl?: string | null;
  readonly subgraphUrl?: string | null;
  readonly pollingIntervalMs?: number;
  readonly blockTimeSeconds?: number | null;
  readonly v2?: V2Entry;
  readonly v3?: V3Entry;
  readonly multicall?: { readonly uniswapInterfaceMulticall?: HexLiteral | null; readonly multicall3?: HexLiteral | null };
  readonly sushi?: { readonly factory?: HexLiteral | null; readonly initCodeHash?: HexLiteral | null };
  readonly governors?: GovernanceEntry;
  readonly governanceToken?: TokenEntry | null;
  readonly merkleDistributor?: HexLiteral | null;
  readonly socksController?: HexLiteral | null;
  readonly ensRegistry?: HexLiteral | null;
  readonly argentWalletDetector?: HexLiteral | null;
  /** The token must be one of the network's known or added tokens, else there are no dollar prices. */
  readonly stablecoin?: { readonly address: HexLiteral; readonly rawAmount: string } | null;
  readonly miningPools?: readonly { readonly tokens: readonly [HexLiteral, HexLiteral]; readonly stakingRewards: HexLiteral }[];
  readonly tokens?: readonly TokenEntry[];
  readonly unsupportedTokens?: readonly HexLiteral[];
  readonly wrappedNative?: TokenEntry;
  /** An endpoint that keeps what is sent from others until it is mined, for wallets to use; the page itself never asks it. */
  readonly protectedRpcUrl?: string | null;
  readonly bridgeUrl?: string | null;
  readonly docsUrl?: string | null;
  readonly infoUrl?: string | null;
  readonly explorer?: Explorer;
}

/** A network of the built-in table. */
export interface ChainEntry extends ChainOverride {
  readonly chainId: ChainId;
  readonly key: string;
  readonly label: string;
  readonly isTestnet: boolean;
  readonly isRetired: boolean;
  readonly isListedLayer2: boolean;
  readonly native: { readonly name: string; readonly symbol: string };
  readonly wrappedNative: TokenEntry;
  readonly explorer: Explorer;
  readonly background: 'default' | 'arbitrum' | 'optimism';
  /** The address of a hosted node with `{key}` in the place of the operator's key. */
  readonly hostedRpcUrl: string | null;
}
