import * as v from 'valibot';
import { parseAddress, ZERO_ADDRESS } from './address';
import { isChainId } from './chainId';
import type { HexLiteral } from './chains/chainEntry';

const address = v.pipe(
  v.string(),
  v.transform((text): HexLiteral | null => parseAddress(text)),
  v.check((parsed) => parsed !== null && parsed !== ZERO_ADDRESS),
  v.transform((parsed): HexLiteral => parsed ?? '0x'),
);
const hash = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{64}$/),
  v.transform((text): HexLiteral => `0x${text.slice(2).toLowerCase()}`),
);
const httpUrl = v.pipe(
  v.string(),
  v.check((text) => hasScheme(text, ['http:', 'https:'])),
);
const webSocketUrl = v.pipe(
  v.string(),
  v.check((text) => hasScheme(text, ['ws:', 'wss:'])),
);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const location = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const token = v.object({
  address,
  symbol: text,
  name: text,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
});
const nullableAddress = v.nullable(address);
const nullableHash = v.nullable(hash);

/** A part is a schema, or a group whose members are judged one by one. */
export type Part = v.GenericSchema | { readonly [member: string]: Part };

/** The parts of one network. */
export const CHAIN_PARTS = {
  rpcUrls: v.array(httpUrl),
  wsUrl: v.nullable(webSocketUrl),
  subgraphUrl: v.nullable(httpUrl),
  pollingIntervalMs: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(600_000)),
  blockTimeSeconds: v.nullable(v.pipe(v.number(), v.minValue(0.01), v.maxValue(3600))),
  protectedRpcUrl: v.nullable(httpUrl),
  bridgeUrl: v.nullable(httpUrl),
  docsUrl: v.nullable(httpUrl),
  infoUrl: v.nullable(httpUrl),
  explorer: v.object({
    name: text,
    url: httpUrl,
    paths: v.object({ transaction: text, token: text, address: text, block: text }),
  }),
  v2: { factory: nullableAddress, router: nullableAddress, initCodeHash: nullableHash },
  v3: {
    factory: nullableAddress,
    poolInitCodeHash: nullableHash,
    swapRouter: nullableAddress,
    swapRouter02: nullableAddress,
    quoter: nullableAddress,
    quoterV2: nullableAddress,
    nonfungiblePositionManager: nullableAddress,
    tickLens: nullableAddress,
    migrator: nullableAddress,
    fee100Enabled: v.nullable(v.boolean()),
  },
  multicall: { uniswapInterfaceMulticall: nullableAddress, multicall3: nullableAddress },
  sushi: { factory: nullableAddress, initCodeHash: nullableHash },
  governors: {
    governorAlphaV0: nullableAddress,
    governorAlphaV1: nullableAddress,
    governorBravo: nullableAddress,
    timelock: nullableAddress,
  },
  governanceToken: v.nullable(token),
  merkleDistributor: nullableAddress,
  socksController: nullableAddress,
  ensRegistry: nullableAddress,
  argentWalletDetector: nullableAddress,
  stablecoin: v.nullable(v.object({ address, rawAmount: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,77}$/)) })),
  miningPools: v.array(v.object({ tokens: v.tuple([address, address]), stakingRewards: address })),
  tokens: v.array(token),
  unsupportedTokens: v.array(address),
  wrappedNative: token,
} as const satisfies Part;

/** The parts of the file beside `chains`. */
export const CONFIG_PARTS = {
  defaultChainId: v.pipe(v.number(), v.check(isChainId)),
  hostedNodeKey: text,
  lists: { default: v.array(location), unsupported: v.nullable(location) },
  claims: { baseUrl: httpUrl },
  wallets: { walletConnectProjectId: text, fortmaticKey: text, portisId: text },
  ipfsGateways: v.array(httpUrl),
  analyticsUrl: v.nullable(httpUrl),
  quoteApiUrl: v.nullable(httpUrl),
  mapCopyUrl: v.nullable(httpUrl),
  beacons: v.boolean(),
  notices: {
    optimismDowntime: v.nullable(
      v.object({ fromSeconds: v.optional(seconds), toSeconds: v.optional(seconds), helpUrl: v.optional(httpUrl) }),
    ),
  },
} as const satisfies Part;

function hasScheme(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}
