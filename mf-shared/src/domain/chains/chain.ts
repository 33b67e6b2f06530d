import type { Address } from '../address';
import type { ChainId } from '../chainId';
import type { Hash } from '../hex';
import type { RawAmount } from '../rawAmount';
import type { Native, Token } from '../tokens/currency';

/** Pool version 2 on one network: present only if all three values are known. */
export interface V2Deployment {
  readonly factory: Address;
  readonly router: Address;
  readonly initCodeHash: Hash;
}

/** Pool version 3 on one network: present only if the five values that every action needs are known. */
export interface V3Deployment {
  readonly factory: Address;
  readonly poolInitCodeHash: Hash;
  readonly swapRouter: Address;
  readonly quoter: Address;
  readonly nonfungiblePositionManager: Address;
  /** The router that serves both versions in one call (SwapRouter02); null where there is none. */
  readonly swapRouter02: Address | null;
  readonly quoterV2: Address | null;
  readonly tickLens: Address | null;
  readonly migrator: Address | null;
  /** Whether the tier of 0.01 % exists; null where it is not known. */
  readonly fee100Enabled: boolean | null;
}

/** How several reads become one request (NET-5). `none` means plain calls in one JSON-RPC batch. */
export type MulticallContract =
  | { readonly kind: 'uniswapInterface'; readonly address: Address }
  | { readonly kind: 'multicall3'; readonly address: Address }
  | { readonly kind: 'none' };

/** The governance contracts, each null where it is not deployed. The index in URLs is the place in `governors`. */
export interface GovernanceContracts {
  /** Alpha V0, Alpha V1, Bravo: index 0, 1, 2. */
  readonly governors: readonly [Address | null, Address | null, Address | null];
  readonly timelock: Address | null;
}

/** A second factory of version-2 pairs whose liquidity can be migrated. */
export interface SushiDeployment {
  readonly factory: Address;
  readonly initCodeHash: Hash;
}

/** The token that gives dollar prices, and the raw amount of it to buy when pricing (FIGURE-11). */
export interface Stablecoin {
  readonly token: Token;
  readonly rawAmount: RawAmount;
}

/** A liquidity-mining pool: the two tokens of the pair and the staking contract. */
export interface MiningPool {
  readonly tokens: readonly [Address, Address];
  readonly stakingRewards: Address;
}

/** The explorer of a network: its address without a final slash, and the pieces before an id. */
export interface Explorer {
  readonly name: string;
  readonly url: string;
  readonly paths: {
    readonly transaction: string;
    readonly token: string;
    readonly address: string;
    readonly block: string;
  };
}

/** Everything that is known about a network, after the operator's corrections. Unknown is null. */
export interface Chain {
  readonly chainId: ChainId;
  /** A stable word for code and file names: "mainnet". */
  readonly key: string;
  /** The name that users see: "X Layer". */
  readonly label: string;
  readonly isTestnet: boolean;
  /** The public network has been switched off (NET-1); a local or private one may still answer. */
  readonly isRetired: boolean;
  /** One of 42161, 421611, 10, 69 (NET-4). */
  readonly isListedLayer2: boolean;
  readonly native: Native;
  readonly wrappedNative: Token;
  readonly explorer: Explorer;
  /** Node addresses over HTTP, tried in order; may be empty. */
  readonly rpcUrls: readonly string[];
  /** Where blocks are pushed (WebSocket), if the operator named one. */
  readonly wsUrl: string | null;
  /** An endpoint for wallets that keeps what is sent from others until it is mined, if the operator named one (NET-14). */
  readonly protectedRpcUrl: string | null;
  readonly bridgeUrl: string | null;
  readonly docsUrl: string | null;
  readonly infoUrl: string | null;
  readonly logoUrl: string;
  /** Average seconds between blocks; null where unknown. */
  readonly blockTimeSeconds: number | null;
  readonly pollingIntervalMs: number;
  readonly background: 'default' | 'arbitrum' | 'optimism';
  readonly v2: V2Deployment | null;
  readonly v3: V3Deployment | null;
  readonly multicall: MulticallContract;
  readonly sushi: SushiDeployment | null;
  readonly governanceToken: Token | null;
  readonly governance: GovernanceContracts;
  readonly merkleDistributor: Address | null;
  /** The token that belongs to the first airdrop flag (SOCKS). */
  readonly socksController: Address | null;
  readonly ensRegistry: Address | null;
  readonly argentWalletDetector: Address | null;
  readonly subgraphUrl: string | null;
  readonly stablecoin: Stablecoin | null;
  readonly miningPools: readonly MiningPool[];
  /** Tokens that the operator took out of trade here; beside the lists of unsupported tokens. */
  readonly unsupportedTokens: readonly Address[];
  /** Known tokens of the network, without the wrapped native coin. */
  readonly tokens: readonly Token[];
}
