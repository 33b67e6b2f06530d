import {
  rawAmount,
  sameAddress,
  ZERO_AMOUNT,
  type Address,
  type Chain,
  type ChainId,
  type RawAmount,
  type Token,
} from '@dex/mf-shared/domain';

/**
 * One question to the chain: how much of a token a contract may take, who may manage one position beside its owner, or whether a
 * contract may manage all positions. `collection` is the position manager.
 */
export type AllowanceQuestion =
  | { readonly kind: 'token'; readonly token: Token; readonly spender: Address }
  | { readonly kind: 'position'; readonly collection: Address; readonly id: string }
  | { readonly kind: 'operator'; readonly collection: Address; readonly spender: Address };

/**
 * What the token lets be left of an allowance now: nothing; one smallest unit, where it fails every approval of nothing (BNB of chain 1
 * does); or nothing less than what stands, where it refuses any change.
 */
export type Lowering = 'toNothing' | 'toOneUnit' | 'refused';

/** Something that the account lets another take; amounts in raw units. */
export type Grant =
  | {
      readonly kind: 'token';
      readonly token: Token;
      readonly spender: Address;
      readonly amount: RawAmount;
      readonly lowering: Lowering;
    }
  | { readonly kind: 'position'; readonly collection: Address; readonly id: string; readonly spender: Address }
  | { readonly kind: 'operator'; readonly collection: Address; readonly spender: Address };

/** What a screen wants to know; the key names account, network, round and questions. */
export interface GrantsWish {
  readonly key: string;
  /** Whose grants they are: an older answer of the same owner may still be shown. */
  readonly owner: string;
  readonly chainId: ChainId;
  readonly account: Address;
  readonly questions: readonly AllowanceQuestion[];
}

/** `unread`: what the chain gave no figure for; that says nothing about whether something may be taken. */
export type GrantsAnswer =
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly grants: readonly Grant[]; readonly unread: readonly AllowanceQuestion[] };

/** Shares of a pair, and the staking contract that takes them, where there is one. */
export interface ShareToken {
  readonly token: Token;
  readonly stakingRewards: Address | null;
}

/** Who is asked for what: routers and position manager for every token, router, migrator and staking for shares. */
export function allowanceQuestions(
  chain: Pick<Chain, 'v2' | 'v3'>,
  tokens: readonly Token[],
  shares: readonly ShareToken[],
  positionIds: readonly string[],
): readonly AllowanceQuestion[] {
  const { v2, v3 } = chain;
  const router = v2 ? [v2.router] : [];
  const migrator = v3?.migrator ? [v3.migrator] : [];
  const ofTokens = [
    ...router,
    ...(v3 ? [v3.swapRouter, ...(v3.swapRouter02 ? [v3.swapRouter02] : []), v3.nonfungiblePositionManager] : []),
  ];
  const ofToken = (token: Token, spenders: readonly Address[]) =>
    distinct(spenders).map((spender): AllowanceQuestion => ({ kind: 'token', token, spender }));
  const collection = v3?.nonfungiblePositionManager;
  return [
    ...tokens.flatMap((token) => ofToken(token, ofTokens)),
    ...shares.flatMap(({ token, stakingRewards }) => ofToken(token, [...router, ...migrator, ...(stakingRewards ? [stakingRewards] : [])])),
    ...(collection ? positionIds.map((id): AllowanceQuestion => ({ kind: 'position', collection, id })) : []),
    ...(collection && positionIds.length > 0
      ? distinct([...ofTokens.filter((spender) => !sameAddress(spender, collection)), ...migrator]).map(
          (spender): AllowanceQuestion => ({ kind: 'operator', collection, spender }),
        )
      : []),
  ];
}

/** How many tokens and positions were asked about. */
export interface Looked {
  readonly tokens: number;
  readonly positions: number;
}

/** Of how many of them every answer came: of the others nothing is known. Who may move all positions concerns each of them. */
export function answeredOf({ tokens, positions }: Looked, unread: readonly AllowanceQuestion[]): Looked {
  const lost = distinct(unread.flatMap((question) => (question.kind === 'token' ? [question.token.address] : [])));
  const isOperatorUnread = unread.some(({ kind }) => kind === 'operator');
  return {
    tokens: tokens - lost.length,
    positions: isOperatorUnread ? 0 : positions - unread.filter(({ kind }) => kind === 'position').length,
  };
}

function distinct(addresses: readonly Address[]): readonly Address[] {
  return addresses.filter((one, index) => addresses.findIndex((other) => sameAddress(one, other)) === index);
}

/** True unless the token is known to refuse to let nothing be left of it. */
export function isRevocable(grant: Grant): boolean {
  return grant.kind !== 'token' || grant.lowering === 'toNothing';
}

/** True where all that can be taken back of it has been. */
export function isLowest(grant: Grant): boolean {
  return grant.kind === 'token' && grant.lowering === 'toOneUnit' && BigInt(grant.amount) <= 1n;
}

/** What taking a grant of a token back leaves, in raw units. */
export function leftOf({ lowering }: Pick<Extract<Grant, { kind: 'token' }>, 'lowering'>): RawAmount {
  return lowering === 'toOneUnit' ? rawAmount(1n) : ZERO_AMOUNT;
}

/** A question or grant as one text. */
export function grantId(grant: AllowanceQuestion | Grant): string {
  switch (grant.kind) {
    case 'token':
      return `token-${grant.token.address}-${grant.spender}`.toLowerCase();
    case 'position':
      return `position-${grant.id}`;
    case 'operator':
      return `operator-${grant.spender}`.toLowerCase();
  }
}

/** Widths in which some tokens keep allowances: the largest of each stands for "any amount". */
const FULL_WIDTHS: ReadonlySet<bigint> = new Set([96n, 112n].map((bits) => (1n << bits) - 1n));
/** No token has as many units: what is left of 2^256 - 1, of 2^255 or of 2^160 - 1 after some use still is "any amount". */
const MORE_THAN_THERE_ARE = 1n << 128n;

/** True for an allowance that no use ever ends. */
export function isUnlimited(amount: RawAmount): boolean {
  const value = BigInt(amount);
  return value >= MORE_THAN_THERE_ARE || FULL_WIDTHS.has(value);
}
