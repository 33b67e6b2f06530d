// Whose positions the overview shows (V3-24).
import {
  parseAddress,
  recipientFromUrl,
  sameAddress,
  type Address,
  type Chain,
  type ChainId,
  type ChainTable,
} from '@dex/mf-shared/domain';

/** What the address bar asks for: the person's own positions, or those of an address or a name. */
export type AskedOwner =
  | { readonly kind: 'self' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid'; readonly text: string };

/** Whose positions are shown; `self` also where the address is the person's own, on the network that the page is on. */
export type ShownOwner =
  | { readonly kind: 'self' }
  | { readonly kind: 'other'; readonly owner: Address; readonly name: string | null }
  /** `unknownName`: the name stands for nothing; `failed`: nobody could say what it stands for. */
  | { readonly kind: 'looking' | 'unknownName' | 'failed' | 'invalid'; readonly text: string };

/** What the name service says of a name, as far as it is known. */
export type NameAnswer = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly value: Address | null };

/** The name of the parameter of `/pool` that names an owner. */
export const OWNER_PARAMETER = 'owner';
/** The name of the parameter of `/pool` that names the network of the owner's positions, by the key of its chain. */
const CHAIN_PARAMETER = 'chain';

/** Reads the query of `/pool`. An address in mixed case with a wrong checksum is a typing error, and invalid. */
export function askedOwner(search: string): AskedOwner {
  const given = new URLSearchParams(search).get(OWNER_PARAMETER)?.trim() ?? '';
  if (given === '') return { kind: 'self' };
  const text = recipientFromUrl(given);
  const address = text === null ? null : parseAddress(text);
  if (address) return { kind: 'address', address };
  return text === null || /^0x[0-9a-f]{40}$/i.test(text) ? { kind: 'invalid', text: given } : { kind: 'name', name: text };
}

/** The network whose positions a link shows: the one with a third version that it names, else the one that the page is on, as for the own list. */
export function askedChainId(search: string, active: ChainId, chains: ChainTable): ChainId {
  if (askedOwner(search).kind === 'self') return active;
  const key = new URLSearchParams(search).get(CHAIN_PARAMETER);
  return Object.values(chains).find((chain: Chain) => chain.key === key && chain.v3 !== null)?.chainId ?? active;
}

/** `isElsewhere`: on another network than the page's, where nothing can be done with own positions either. */
export function shownOwner(asked: AskedOwner, account: Address | null, answer: NameAnswer, isElsewhere: boolean): ShownOwner {
  if (asked.kind === 'self') return asked;
  if (asked.kind === 'invalid') return asked;
  if (asked.kind === 'name' && answer.kind !== 'known') return { kind: answer.kind === 'failed' ? 'failed' : 'looking', text: asked.name };
  const owner = asked.kind === 'address' ? asked.address : answer.kind === 'known' ? answer.value : null;
  if (owner === null) return { kind: 'unknownName', text: asked.kind === 'name' ? asked.name : '' };
  if (!isElsewhere && account !== null && sameAddress(owner, account)) return { kind: 'self' };
  return { kind: 'other', owner, name: asked.kind === 'name' ? asked.name : null };
}

/** The path that shows the positions of an address or a name; those of one network where it is given by its chain's key. */
export function ownerPath(poolPath: string, owner: string, chainKey?: string): string {
  const path = `${poolPath}?${OWNER_PARAMETER}=${encodeURIComponent(owner)}`;
  return chainKey === undefined ? path : `${path}&${CHAIN_PARAMETER}=${encodeURIComponent(chainKey)}`;
}
