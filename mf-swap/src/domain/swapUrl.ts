import {
  amountFromUrl,
  currencyId,
  parseCurrencyId,
  recipientFromUrl,
  type Chain,
  type ChainId,
  type ChainTable,
  type Currency,
  type CurrencyId,
  type PoolChoice,
} from '@dex/mf-shared/domain';

export type Field = 'INPUT' | 'OUTPUT';

/** What a swap address says (SWAP-5). `exactAmount` is empty text when there is none. */
export interface SwapUrl {
  readonly input: CurrencyId | null;
  readonly output: CurrencyId | null;
  /** What stands in the places of the two, whether or not it is a currency. */
  readonly currencyTexts: readonly (string | null)[];
  readonly exactAmount: string;
  readonly exactField: Field;
  readonly recipient: string | null;
  /** The pools that the link wants to be used, before the person's own choice; null when it says nothing. */
  readonly use: PoolChoice | null;
  /** The network that the sender of the link was on, when the link says so. */
  readonly chainId: ChainId | null;
}

const CHOICES: readonly PoolChoice[] = ['auto', 'v2', 'v3'];

/** Reads the query of `/swap` (with or without "?"); every part that is not valid is empty, as if it were not there. */
export function parseSwapUrl(search: string, chains: ChainTable): SwapUrl {
  const query = new URLSearchParams(search);
  const currencyTexts = ['inputCurrency', 'outputCurrency'].map((name) => query.get(name));
  const given = { input: parseCurrencyId(currencyTexts[0]), output: parseCurrencyId(currencyTexts[1]) };
  const input = given.input ?? (given.output === null ? 'ETH' : null);
  return {
    input,
    output: given.output === input ? null : given.output,
    currencyTexts,
    exactAmount: amountFromUrl(query.get('exactAmount')),
    exactField: query.get('exactField')?.toLowerCase() === 'output' ? 'OUTPUT' : 'INPUT',
    recipient: recipientFromUrl(query.get('recipient')),
    use: CHOICES.find((choice) => choice === query.get('use')?.toLowerCase()) ?? null,
    chainId: Object.values(chains).find(({ key }: Chain) => key === query.get('chain'))?.chainId ?? null,
  };
}

/** What the address bar says beyond the pair: the inverse of `parseSwapUrl`. */
export interface SwapUrlChange {
  readonly input?: CurrencyId | null;
  readonly output?: CurrencyId | null;
  readonly exactAmount?: string;
  readonly exactField?: Field;
  readonly recipient?: string | null;
  readonly use?: PoolChoice | null;
  readonly chain?: string;
}

/** The query with some parts replaced, all other parameters kept; begins with "?" unless empty. */
export function changeSwapUrl(search: string, change: SwapUrlChange): string {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string | null | undefined) => {
    if (value === undefined) return;
    if (value) query.set(name, value);
    else query.delete(name);
  };
  set('inputCurrency', change.input);
  set('outputCurrency', change.output);
  set('exactAmount', change.exactAmount);
  set('exactField', change.exactField?.toLowerCase());
  set('recipient', change.recipient);
  set('use', change.use);
  set('chain', change.chain);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The pair after a currency was chosen on one side; choosing the other side's currency turns the pair around (SWAP-6). */
export function pairAfterChoice(
  pair: { readonly input: CurrencyId | null; readonly output: CurrencyId | null },
  field: Field,
  chosen: Currency,
): { readonly input: CurrencyId | null; readonly output: CurrencyId | null; readonly flipped: boolean } {
  const id = currencyId(chosen);
  const other = field === 'INPUT' ? pair.output : pair.input;
  if (id === other) return { input: pair.output, output: pair.input, flipped: true };
  return field === 'INPUT' ? { ...pair, input: id, flipped: false } : { ...pair, output: id, flipped: false };
}
