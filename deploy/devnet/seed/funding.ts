import type { TokenFact } from '../facts/tokens';
import { quantity, type Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';
import { units } from './amounts';
import { approve, mint } from './tokens';

const MAKER_NATIVE = 1_000_000_000n;

/** What one holder gets of every token, in whole units of the token. */
export interface Holding {
  readonly holder: Hex;
  readonly wrapped: bigint;
  readonly others: bigint;
}

/** Gives holders their share of every token that can be minted. */
export async function fundHolders(chain: SeedChain, tokens: readonly TokenFact[], holdings: readonly Holding[]): Promise<void> {
  for (const { holder, wrapped, others } of holdings) {
    for (const token of tokens) {
      const whole = token.kind === 'wrapped' ? wrapped : others;
      if (token.kind !== 'uni') await mint(chain, token, holder, units(token, whole));
    }
  }
}

/** Gives the maker of markets everything it needs. */
export async function fundMaker(chain: SeedChain, maker: Hex, tokens: readonly TokenFact[]): Promise<void> {
  await setNative(chain, maker, MAKER_NATIVE);
  await fundHolders(chain, tokens, [{ holder: maker, wrapped: 10_000_000n, others: 10_000_000_000n }]);
}

/** A contract that may move tokens, and which. */
export interface Spending {
  readonly spender: Hex;
  readonly tokens: readonly TokenFact[];
}

/** Lets contracts move the given tokens of an owner. */
export async function approveAll(chain: SeedChain, owner: Hex, spendings: readonly Spending[]): Promise<void> {
  for (const { spender, tokens } of spendings) {
    for (const token of tokens) await approve(chain, token, owner, spender);
  }
}

/** Takes the approvals back, so that an account starts as a fresh one does. */
export async function revokeAll(chain: SeedChain, owner: Hex, spendings: readonly Spending[]): Promise<void> {
  const signature = 'function approve(address, uint256)';
  for (const { spender, tokens } of spendings) {
    for (const token of tokens) await chain.send({ from: owner, to: token.address, signature, args: [spender, 0n] });
  }
}

/** Sets the balance of the native coin, in whole coins. */
export async function setNative(chain: SeedChain, account: Hex, whole: bigint | number | string): Promise<void> {
  await chain.rpc('anvil_setBalance', [account, quantity(units({ decimals: 18 }, whole))]);
}
