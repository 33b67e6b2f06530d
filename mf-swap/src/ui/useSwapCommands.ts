import { selectApprovalChoice, selectDeadlineSeconds } from '@dex/mf-shared/state';
import { currencyId, rawAmount, type Currency } from '@dex/mf-shared/domain';
import { useDispatch, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { changeSwapUrl, pairAfterChoice, type Field, type PoolVersion } from '../domain/swapUrl';
import { checkedApproval, type ApprovalRequest, type ApprovalWish } from '../state/checkedApproval';
import { amountTyped, fieldFlipped, recipientChanged } from '../state/swapSlice';
import { useSwapFlow } from './SwapEngineContext';
import type { SwapForm } from './useSwapForm';

/** What a person can do on the form. */
export interface SwapCommands {
  readonly type: (field: Field, value: string) => void;
  readonly choose: (field: Field, currency: Currency) => void;
  readonly switchSides: () => void;
  readonly setRecipient: (text: string | null) => void;
  readonly useVersion: (version: PoolVersion) => void;
  readonly wrap: () => void;
  readonly review: () => void;
  readonly approve: () => void;
  readonly sign: () => void;
  /** The allowance that is missing; null when none is. */
  readonly approvalRequest: ApprovalRequest | null;
}

export function useSwapCommands(form: SwapForm): SwapCommands {
  const { history } = useServices();
  const dispatch = useDispatch();
  const flow = useSwapFlow();
  const userDeadlineSeconds = useSharedSelector(selectDeadlineSeconds);
  const choice = useSharedSelector(selectApprovalChoice);
  const blockTimestamp = useSharedSelector((state) => state.application.blocks[form.pair.chain.chainId]?.timestamp ?? null);
  const { pair, quote, facts, account, amount } = form;
  const { chain, url } = pair;

  const changeUrl = (change: Parameters<typeof changeSwapUrl>[1]) => {
    history.replace(`/swap${changeSwapUrl(history.location.search, { ...change, chain: chain.key })}`);
  };

  const wish = approvalWishOf(form, choice);
  const checked = checkedApproval(wish);
  const approvalRequest = checked.ok ? checked.value : null;
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
    useVersion: (version) => changeUrl({ use: version }),
    wrap: () => {
      if (facts.wrap && account && amount !== null) void flow.wrap(facts.wrap, chain, account, rawAmount(amount));
    },
    review: () => {
      if (!quote.trade || !account || !facts.receiver) return;
      void flow.review({
        chain,
        trade: quote.trade,
        slippage: facts.slippage,
        userDeadlineSeconds,
        account,
        recipient: facts.receiver,
        permit: facts.permit === 'SIGNED' ? form.swap.permit : null,
        batching: facts.batching,
        needsApproval: facts.needsApproval,
      });
    },
    approve: () => void flow.approve(wish),
    sign: () => {
      if (!approvalRequest || !facts.permitInfo || form.nonce === null || blockTimestamp === null) return;
      const { token, owner, spender, amount: needed } = approvalRequest;
      const request = {
        chainId: chain.chainId,
        token: token.address,
        owner,
        spender,
        amount: needed,
        nonce: form.nonce,
        blockTimestamp,
        info: facts.permitInfo,
      };
      void flow.signPermit(request, approvalRequest);
    },
    approvalRequest,
  };
}

function approvalWishOf({ pair, facts, account, allowance }: SwapForm, choice: ApprovalRequest['choice']): ApprovalWish {
  const currency = pair.input?.currency;
  return {
    chain: pair.chain,
    token: currency?.kind === 'token' ? currency : null,
    owner: account,
    spender: facts.spender,
    amount: facts.limits?.maximumInput ?? null,
    allowance,
    choice,
  };
}
