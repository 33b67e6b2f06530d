import { parseAddress, type Address, type Hex } from '@dex/mf-shared/domain';

const ADDRESS_DIGITS = 40;
const HOP_DIGITS = 46;

/** A packed path of the version-3 router (address, then fee and address for each hop) taken apart; null for anything else. Fees in millionths. */
export function readPath(packed: Hex): { readonly path: readonly Address[]; readonly fees: readonly number[] } | null {
  const digits = packed.slice(2);
  const hops = (digits.length - ADDRESS_DIGITS) / HOP_DIGITS;
  if (!Number.isInteger(hops) || hops < 1) return null;
  const places = Array.from({ length: hops + 1 }, (_, index) => index * HOP_DIGITS);
  const path = places.flatMap((place) => parseAddress(`0x${digits.slice(place, place + ADDRESS_DIGITS)}`) ?? []);
  const fees = places.slice(0, -1).map((place) => Number.parseInt(digits.slice(place + ADDRESS_DIGITS, place + HOP_DIGITS), 16));
  return path.length === hops + 1 ? { path, fees } : null;
}
