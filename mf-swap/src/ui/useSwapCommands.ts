import { poolChoiceChosen, selectDeadlineSeconds } from '@dex/mf-shared/state';
import { currencyId, rawAmount, type Currency, type PoolChoice } from '@dex/mf-shared/domain';
import { useDispatch, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { canReview } from '../domain/swapButton';
import { tradeKey } from '../domain/trade';
import { changeSwapUrl, pairAfterChoice, type Field } from '../domain/swapUrl';
import { amountTyped, fieldFlipped, recipientChanged, reviewAsked, wrapAsked } from '../state/swapSlice';
import type { SwapForm } from './useSwapForm';

/** What a person can do on the form. */
export interface SwapCommands {
  readonly type: (field: Field, value: string) => void;
  readonly choose: (field: Field, currency: Currency) => void;
  readonly switchSides: () => void;
  readonly setRecipient: (text: string | null) => void;
  /** Takes pools for the person's choice, which the address then no longer overrules. */
  readonly choosePools: (choice: PoolChoice) => void;
  readonly wrap: () => void;
  /** Takes the trade as it stands for the one to be reviewed. */
  readonly review: () => void;
}

export function useSwapCommands(form: SwapForm): SwapCommands {
  const { history } = useServices();
  const dispatch = useDispatch();
  const userDeadlineSeconds = useSharedSelector(selectDeadlineSeconds);
  const blockTimestamp = useSharedSelector((state) => state.application.blocks[form.pair.chain.chainId]?.timestamp ?? null);
  const { pair, quote, facts, account, amount, recipient } = form;
  const { chain, url } = pair;

  const changeUrl = (change: Parameters<typeof changeSwapUrl>[1]) => {
    history.replace(`/swap${changeSwapUrl(history.location.search, { ...change, chain: chain.key })}`);
  };

  return {
    type: (field, value) => dispatch(amountTyped({ field, value })),
    choose: (field, currency) => {
      const next = pairAfterChoice({ input: url.input, output: url.output }, field, currency);
      if (next.flipped) dispatch(fieldFlipped());
      changeUrl({ input: next.input, output: next.output });
    },
    switchSides: () => {
      dispatch(fieldFlipped());
      changeUrl({
        input: pair.output ? currencyId(pair.output.currency) : url.output,
        output: pair.input ? currencyId(pair.input.currency) : url.input,
      });
    },
    setRecipient: (text) => dispatch(recipientChanged(text)),
    choosePools: (choice) => {
      dispatch(poolChoiceChosen(choice));
      if (url.use) changeUrl({ use: null });
    },
    wrap: () => {
      if (facts.wrap && account && amount !== null)
        dispatch(wrapAsked({ chain, account, direction: facts.wrap, amount: rawAmount(amount) }));
    },
    review: () => {
      const { trade } = quote;
      if (!trade || !account || !facts.receiver || !canReview(facts.button)) return;
      const name = recipient.kind === 'known' && facts.receiver === recipient.address ? recipient.name : null;
      dispatch(
        reviewAsked({
          agreedKey: tradeKey(trade),
          facts,
          wish: {
            chain,
            account,
            recipient: { address: facts.receiver, name },
            trade,
            slippage: facts.slippage,
            userDeadlineSeconds,
            blockTimestamp,
            clockSeconds: Date.now() / 1000,
            acceptedMinimum: null,
          },
        }),
      );
    },
  };
}
