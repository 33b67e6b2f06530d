import { sameAddress, type Address } from '../address';
import type { Chain } from '../chains/chain';

/**
 * How far the decimals of a currency can be built on (ORDER-17): `contract`, as its contract says or the signed table of networks holds;
 * `checking`, while the contract is asked; `unread`, where it gave no answer; `disagree`, where a list says otherwise than the contract.
 * An order may be made of `contract` alone.
 */
export type DecimalsStanding = 'contract' | 'checking' | 'unread' | 'disagree';

/** What is known of a contract's own word: its decimals, or that it is being asked, or that there was no answer. */
export type DecimalsAnswer = number | 'loading' | 'failed';

/** Decimals of a token that the signed table of networks names; null for every other, which has to be asked. */
export function signedDecimals({ wrappedNative, tokens }: Pick<Chain, 'wrappedNative' | 'tokens'>, address: Address): number | null {
  return [wrappedNative, ...tokens].find((token) => sameAddress(token.address, address))?.decimals ?? null;
}

/** The standing of a token's decimals; `described` is what it is shown with until its contract answers, null where nothing describes it. */
export function decimalsStanding(described: number | null, signed: number | null, answer: DecimalsAnswer): DecimalsStanding {
  if (typeof answer === 'number') return described === null || described === answer ? 'contract' : 'disagree';
  if (signed !== null && signed === described) return 'contract';
  return answer === 'loading' ? 'checking' : 'unread';
}

const WORST_FIRST: readonly DecimalsStanding[] = ['disagree', 'unread', 'checking'];

/** The standing of an order that is made with several currencies: that of the one which stands worst. */
export function worstStanding(standings: readonly DecimalsStanding[]): DecimalsStanding {
  return WORST_FIRST.find((standing) => standings.includes(standing)) ?? 'contract';
}
