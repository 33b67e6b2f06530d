import * as v from 'valibot';
import { parseAddress } from '../../domain/address';
import { parseChainId } from '../../domain/chainId';
import type { Token } from '../../domain/tokens/currency';
import { parsed } from './schemaParts';

/** A token as this application stored it. */
export const storedToken = v.object({
  kind: v.literal('token'),
  chainId: parsed(parseChainId),
  address: parsed(parseAddress),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  symbol: v.string(),
  name: v.string(),
  logoURI: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
}) satisfies v.GenericSchema<unknown, Token>;
