// Whose positions the overview shows (V3-24).
import { parseAddress, recipientFromUrl, sameAddress, type Address } from '@dex/mf-shared/domain';

/** What the address bar asks for: the person's own positions, or those of an address or a name. */
export type AskedOwner =
  | { readonly kind: 'self' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid'; readonly text: string };

/** Whose positions are shown; `self` also where the address is the person's own. */
export type ShownOwner =
  | { readonly kind: 'self' }
  | { readonly kind: 'other'; readonly owner: Address; readonly name: string | null }
  /** `unknownName`: the name stands for nothing; `failed`: nobody could say what it stands for. */
  | { readonly kind: 'looking' | 'unknownName' | 'failed' | 'invalid'; readonly text: string };

/** What the name service says of a name, as far as it is known. */
export type NameAnswer = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly value: Address | null };

/** The name of the parameter of `/pool` that names an owner. */
export const OWNER_PARAMETER = 'owner';

/** Reads the query of `/pool`. An address in mixed case with a wrong checksum is a typing error, and invalid. */
export function askedOwner(search: string): AskedOwner {
  const given = new URLSearchParams(search).get(OWNER_PARAMETER)?.trim() ?? '';
  if (given === '') return { kind: 'self' };
  const text = recipientFromUrl(given);
  const address = text === null ? null : parseAddress(text);
  if (address) return { kind: 'address', address };
  return text === null || /^0x[0-9a-f]{40}$/i.test(text) ? { kind: 'invalid', text: given } : { kind: 'name', name: text };
}

export function shownOwner(asked: AskedOwner, account: Address | null, answer: NameAnswer): ShownOwner {
  if (asked.kind === 'self') return asked;
  if (asked.kind === 'invalid') return asked;
  if (asked.kind === 'name' && answer.kind !== 'known') return { kind: answer.kind === 'failed' ? 'failed' : 'looking', text: asked.name };
  const owner = asked.kind === 'address' ? asked.address : answer.kind === 'known' ? answer.value : null;
  if (owner === null) return { kind: 'unknownName', text: asked.kind === 'name' ? asked.name : '' };
  if (account !== null && sameAddress(owner, account)) return { kind: 'self' };
  return { kind: 'other', owner, name: asked.kind === 'name' ? asked.name : null };
}

/** The path that shows the positions of an address or a name. */
export function ownerPath(poolPath: string, owner: string): string {
  return `${poolPath}?${OWNER_PARAMETER}=${encodeURIComponent(owner)}`;
}
