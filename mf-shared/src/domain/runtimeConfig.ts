import * as v from 'valibot';
import type { ChainId } from './chainId';
import { parseChainId } from './chainId';
import type { ChainOverride } from './chains/chainEntry';
import type { CodedError } from './result';
import type { Part } from './runtimeConfigParts';
import { CHAIN_PARTS, CONFIG_PARTS } from './runtimeConfigParts';

/** What the operator sets at run time, without a rebuild (NET-3). Everything is optional; null switches a thing off. */
export interface RuntimeConfig {
  /** The network that a visitor without a wallet sees. */
  readonly defaultChainId?: ChainId;
  /** The key of the hosted node provider, put into the built-in node addresses. */
  readonly hostedNodeKey?: string;
  readonly chains: Readonly<Partial<Record<ChainId, ChainOverride>>>;
  readonly lists: { readonly default?: readonly string[]; readonly unsupported?: string | null };
  readonly claims: { readonly baseUrl?: string };
  readonly wallets: {
    readonly walletConnectProjectId?: string;
    readonly fortmaticKey?: string;
    readonly portisId?: string;
  };
  readonly ipfsGateways?: readonly string[];
  readonly analyticsUrl?: string | null;
  readonly quoteApiUrl?: string | null;
  /** Another host's copy of the signed release map: whoever looks at the builds of this page is told whether that host shows the same. */
  readonly mapCopyUrl?: string | null;
  /** True: each section reports once a visit how it fared, to the site's own `/b`; what `release watch` reads. */
  readonly beacons?: boolean;
  readonly notices: {
    /** The announced downtime of 10 and 69 (NET-10): from and to in seconds since the epoch. */
    readonly optimismDowntime?: { readonly fromSeconds?: number; readonly toSeconds?: number; readonly helpUrl?: string } | null;
  };
}

/** A part of the operator's file that was refused; the rest applies. `path` reads like `chains.196.v2.router`. */
export interface ConfigError extends CodedError {
  readonly code: 'config_part_invalid' | 'config_part_unknown' | 'config_not_an_object';
  readonly path: string;
}

/** The accepted parts of a configuration and the refused ones. */
export interface ParsedConfig {
  readonly config: RuntimeConfig;
  readonly errors: readonly ConfigError[];
}

/** The configuration of a product whose operator set nothing. */
export const EMPTY_CONFIG: RuntimeConfig = { chains: {}, lists: {}, claims: {}, wallets: {}, notices: {} };

/**
 * Reads the operator's JSON part by part: a bad part is refused and named by its path, the rest applies. Never throws.
 * An item of a list is a part of its own. An unknown name is reported and ignored, so that a typing error is seen.
 */
export function parseRuntimeConfig(json: unknown): ParsedConfig {
  const errors: ConfigError[] = [];
  if (!isRecord(json)) return { config: EMPTY_CONFIG, errors: [{ code: 'config_not_an_object', path: '' }] };
  const { chains: chainsJson, ...others } = json;
  const parts = readPart(CONFIG_PARTS, others, '', errors);
  const chains = chainsJson === undefined ? {} : readChains(chainsJson, errors);
  // Each part came through its own schema; only the assembly is asserted here.
  return { config: { ...EMPTY_CONFIG, ...(parts as Partial<RuntimeConfig>), chains }, errors };
}

function readChains(json: unknown, errors: ConfigError[]): RuntimeConfig['chains'] {
  const chains: Partial<Record<ChainId, ChainOverride>> = {};
  if (!isRecord(json)) {
    errors.push({ code: 'config_part_invalid', path: 'chains' });
    return chains;
  }
  for (const [key, value] of Object.entries(json)) {
    const chainId = parseChainId(key);
    if (chainId === null) errors.push({ code: 'config_part_unknown', path: `chains.${key}` });
    else chains[chainId] = (readPart(CHAIN_PARTS, value, `chains.${key}`, errors) ?? {}) as ChainOverride;
  }
  return chains;
}

/** The accepted value of a part, or undefined; what is refused goes into `errors`. */
function readPart(part: Part, json: unknown, path: string, errors: ConfigError[]): unknown {
  if (isSchema(part)) return readValue(part, json, path, errors);
  if (!isRecord(json)) {
    errors.push({ code: 'config_part_invalid', path });
    return undefined;
  }
  const accepted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(json)) {
    const memberPath = path === '' ? name : `${path}.${name}`;
    const member = Object.hasOwn(part, name) ? part[name] : undefined;
    if (member === undefined) {
      errors.push({ code: 'config_part_unknown', path: memberPath });
      continue;
    }
    const memberValue = readPart(member, value, memberPath, errors);
    if (memberValue !== undefined) accepted[name] = memberValue;
  }
  return accepted;
}

function readValue(schema: v.GenericSchema, json: unknown, path: string, errors: ConfigError[]): unknown {
  if (isArraySchema(schema) && Array.isArray(json)) {
    const items = json.map((item, index) => readValue(schema.item, item, `${path}.${index}`, errors));
    const accepted = items.filter((item) => item !== undefined);
    // A list that lost every item is left out, so that the built-in one applies; an empty list is the operator's wish.
    return accepted.length === 0 && json.length > 0 ? undefined : accepted;
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  errors.push({ code: 'config_part_invalid', path });
  return undefined;
}

function isSchema(part: Part): part is v.GenericSchema {
  return part.kind === 'schema';
}

function isArraySchema(schema: v.GenericSchema): schema is v.GenericSchema & { readonly item: v.GenericSchema } {
  return schema.type === 'array' && 'item' in schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
