import { map, type Observable } from 'rxjs';
import type { ReadCall, ReadOptions, ReadResult } from '../../contract/ports';
import type { ShellServices } from '../../contract/services';
import type { ChainId } from '../../domain/chainId';
import type { Chain } from '../../domain/chains/chain';

/** A fact of a chain that a section reads, in one place; the shell serves it and knows none (mf-shared/docs/open-reads.md). */
export interface ReadDefinition<Wish extends { readonly chainId: ChainId }, Answer> extends ReadOptions {
  /** Its name in the section: reads of two names are never taken for one another. */
  readonly name: string;
  /** The same text for wishes that want the same. */
  readonly key: (wish: Wish) => string;
  /** What is called on the chain of the wish. A null among them is not asked and comes back as `invalid`: what this network has no contract for. */
  readonly calls: (wish: Wish, chain: Chain) => readonly (ReadCall | null)[];
  /** What the answers say, one for each call, in their order; pure. What no node answered is not known: it is never a zero, a no or a none. */
  readonly decode: (results: readonly ReadResult[], wish: Wish) => Answer;
}

/** What a bridge needs of a defined read: the stream of a wish, and the text by which it is told from another. */
export interface OpenRead<Wish, Answer> {
  /** The answer now and whenever it changes, as part of the one batch of a block; it does not end. */
  readonly watch: (wish: Wish) => Observable<Answer>;
  readonly serialise: (wish: Wish) => string;
}

/** Defines a read; with the services of the shell it is what `bridge` takes: `bridge({ services, slices, ...supply(services), wanted, received })`. */
export function defineRead<Wish extends { readonly chainId: ChainId }, Answer>({
  name,
  key,
  calls,
  decode,
  ...often
}: ReadDefinition<Wish, Answer>): (services: Pick<ShellServices, 'reads' | 'chains'>) => OpenRead<Wish, Answer> {
  return ({ reads, chains }) => ({
    watch: (wish) => reads.watch(wish.chainId, calls(wish, chains[wish.chainId]), often).pipe(map((results) => decode(results, wish))),
    serialise: (wish) => `${name}:${wish.chainId}:${key(wish)}`,
  });
}
