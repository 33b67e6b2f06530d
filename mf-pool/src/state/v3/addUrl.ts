import { paths } from '@dex/mf-shared/contract';
import { parseCurrencyId, parseFeeTier, sameAddress, type Address, type CurrencyId, type FeeTier } from '@dex/mf-shared/domain';

/** What the address of the add or increase screen says. A fee that no tier has counts as none. */
export interface AddUrl {
  readonly currencyIdA: CurrencyId | null;
  readonly currencyIdB: CurrencyId | null;
  readonly fee: FeeTier | null;
}

export function parseAddUrl(params: Readonly<Record<string, string>>): AddUrl {
  return {
    currencyIdA: parseCurrencyId(params.currencyIdA),
    currencyIdB: parseCurrencyId(params.currencyIdB),
    fee: parseFeeTier(params.feeAmount),
  };
}

function isNativeOrWrapped(id: CurrencyId, wrapped: Address): boolean {
  return id === 'ETH' || sameAddress(id, wrapped);
}

/** True if a pool cannot have both: the same token, or the native coin and its wrapped form. */
export function cannotPair(one: CurrencyId, other: CurrencyId, wrapped: Address): boolean {
  return one.toLowerCase() === other.toLowerCase() || (isNativeOrWrapped(one, wrapped) && isNativeOrWrapped(other, wrapped));
}

/** Where an address with an impossible pair leads (V3-9), or null when it can stay. */
export function addRedirect(params: Readonly<Record<string, string>>, wrapped: Address): string | null {
  const { currencyIdA, currencyIdB } = parseAddUrl(params);
  if (params.currencyIdA && params.currencyIdB && params.currencyIdA.toLowerCase() === params.currencyIdB.toLowerCase())
    return paths.add(params.currencyIdA);
  if (currencyIdA && currencyIdB && cannotPair(currencyIdA, currencyIdB, wrapped)) return paths.add(params.currencyIdA);
  return null;
}

/** The path after a token was chosen on one side; the other side is cleared where both cannot be paired, and the choice is then the first. */
export function pathAfterChoice(side: 'A' | 'B', chosen: CurrencyId, url: AddUrl, wrapped: Address): string {
  const other = side === 'A' ? url.currencyIdB : url.currencyIdA;
  if (other === null || cannotPair(chosen, other, wrapped)) return paths.add(chosen);
  return side === 'A' ? paths.add(chosen, other) : paths.add(other, chosen);
}

/** The path with the two sides exchanged and the fee kept. */
export function pathTurnedOver({ currencyIdA, currencyIdB, fee }: AddUrl): string | null {
  return currencyIdA && currencyIdB ? paths.add(currencyIdB, currencyIdA, fee === null ? undefined : String(fee)) : null;
}
