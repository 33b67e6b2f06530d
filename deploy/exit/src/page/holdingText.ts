import type { Chain, Token } from '@dex/mf-shared/domain';
import { removedAmounts } from '../../../../mf-pool/src/domain/v3/payouts';
import { burnedAmounts } from '../../../../mf-pool/src/domain/v2/shares';
import type { Holding } from '../holdings/holding';
import { shareOf } from '../shareOf';
import type { Words } from '../words/words';
import { inWords, said } from './amounts';

interface HoldingText {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly note: string | null;
}

/** What a thing is called, and what it holds; what is not known is a dash. */
export function holdingText(words: Words, chain: Chain, holding: Holding): HoldingText {
  switch (holding.kind) {
    case 'position': {
      const { position, token0, token1, unread, sqrtPriceX96, fees } = holding;
      const named = (side: 0 | 1, token: Token) => (unread.includes(side) ? [] : [token]);
      const both = (amount0: bigint, amount1: bigint) =>
        [said(token0.address, amount0, chain, named(0, token0)), said(token1.address, amount1, chain, named(1, token1))]
          .map(inWords)
          .join(' + ');
      const worth = sqrtPriceX96 === null ? null : removedAmounts(position, 100, sqrtPriceX96);
      return {
        title: words.position(position.tokenId, `${token0.symbol}/${token1.symbol}`, `${position.fee / 10_000} %`),
        rows: [
          [words.holds, worth ? both(worth.amount0, worth.amount1) : words.unknown],
          [words.fees, fees ? both(fees.amount0, fees.amount1) : words.unknown],
        ],
        note: worth ? null : words.noPrice,
      };
    }
    case 'shares': {
      const { pair, supply, shares } = holding;
      const { amount0, amount1 } = burnedAmounts(supply, shares);
      const { token0, token1 } = pair;
      const worth = [said(token0.address, amount0, chain, [token0]), said(token1.address, amount1, chain, [token1])];
      return {
        title: words.shares(`${token0.symbol}/${token1.symbol}`),
        rows: [[words.holds, worth.map(inWords).join(' + ')]],
        note: null,
      };
    }
    case 'stake': {
      const { pair, staked, earned } = holding;
      const [share, token] = [shareOf(pair), chain.governanceToken];
      return {
        title: words.stake(`${pair.token0.symbol}/${pair.token1.symbol}`),
        rows: [
          [words.holds, inWords(said(share.address, staked, chain, [share]))],
          [words.earned, earned && token ? inWords(said(token.address, earned, chain, [token])) : words.unknown],
        ],
        note: null,
      };
    }
    case 'airdrop': {
      const { entry, token } = holding;
      return { title: words.airdrop, rows: [[words.holds, inWords(said(token.address, entry.amount, chain, [token]))]], note: null };
    }
    case 'wrapped': {
      const { wrappedNative } = chain;
      return { title: words.wrapped, rows: [[words.holds, inWords(said(wrappedNative.address, holding.amount, chain, []))]], note: null };
    }
  }
}
