import {
  approvalState,
  parseRawAmount,
  permitState,
  type Address,
  type ApprovalState,
  type Currency,
  type PermitInfo,
  type PermitState,
  type PermitUse,
  type RawAmount,
  type SignedPermit,
} from '@dex/mf-shared/domain';
import { selectHasPendingApproval } from '@dex/mf-shared/state';
import { type ApprovalStepKind } from '@dex/mf-shared/ui/controls';
import { useRead, useSectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ApprovalRequest } from '../../domain/orders/poolOrder';
import { resetKey, selectOrders, type SideWrite, type WithOrders } from '../../state/orders/ordersSlice';
import { usePoolFlow } from './PoolFlowContext';

const useOrdersSelector = useSectionSelector.withTypes<WithOrders>();

interface AllowanceWish {
  readonly currency: Currency | null;
  readonly amount: RawAmount | null;
  readonly account: Address | null;
  readonly spender: Address | null;
  /** How the token can be permitted: null when it cannot, undefined while that is not known. */
  readonly permit?: PermitInfo | null;
  /** Which amount the call passes to the token with a permit; the order's own unless said otherwise. */
  readonly passes?: PermitUse['passes'];
}

/** How far a contract may take a token, and the ways to let it. */
export interface Allowance {
  readonly currency: Currency | null;
  readonly state: ApprovalState;
  readonly permit: PermitState;
  /** The signature that stands for the approval. */
  readonly signed: SignedPermit | null;
  readonly steps: readonly ApprovalStepKind[];
  readonly pendingStep: ApprovalStepKind | null;
  /** What the wallet is being asked for right now. */
  readonly asked: SideWrite['kind'] | null;
  /** Why the last approval failed, in the wallet's or the node's words. */
  readonly failure: string | null;
  readonly approve: () => void;
  readonly sign: () => void;
}

export function useAllowance({
  currency,
  amount,
  account,
  spender,
  permit: info = null,
  passes = 'orderAmount',
}: AllowanceWish): Allowance {
  const flow = usePoolFlow();
  const token = currency?.kind === 'token' ? currency : null;
  const { side, permit: signature, resetsNeeded } = useOrdersSelector(selectOrders);
  const allowanceRead = useRead<'allowance'>(
    token && account && spender ? { kind: 'allowance', chainId: token.chainId, token: token.address, owner: account, spender } : null,
  );
  const nonceRead = useRead<'nonce'>(
    token && account && info ? { kind: 'nonce', chainId: token.chainId, token: token.address, owner: account } : null,
  );
  const argent = useRead<'isArgentWallet'>(account && token?.chainId === 1 && info ? { kind: 'isArgentWallet', account } : null);
  const isPending = useSharedSelector((state) =>
    token && account && spender
      ? selectHasPendingApproval(state, { chainId: token.chainId, sender: account, token: token.address, spender })
      : false,
  );
  const blockTimestamp = useSharedSelector((state) => (token ? (state.application.blocks[token.chainId]?.timestamp ?? null) : null));
  const allowance = allowanceRead.kind === 'known' ? allowanceRead.value : null;
  const nonce = nonceRead.kind === 'known' ? parseRawAmount(nonceRead.value) : null;
  const pending =
    isPending && token && account && spender ? [{ chainId: token.chainId, from: account, tokenAddress: token.address, spender }] : [];
  const state = approvalState({ currency, amount, owner: account, spender, allowance, pending });
  const use =
    token && account && spender && amount
      ? { chainId: token.chainId, token: token.address, owner: account, spender, amount, nonce, blockTimestamp, passes }
      : null;
  const permit = permitState({ info: info ?? null, isMulticallWallet: argent.kind === 'known' && argent.value, use, permit: signature });
  const request: ApprovalRequest | null =
    token && account && spender && amount && allowance !== null
      ? { chainId: token.chainId, account, token, spender, amount, allowance }
      : null;

  useResetLearned(state === 'NOT_APPROVED' && allowance !== '0' ? request : null);

  const isReset = token !== null && spender !== null && allowance !== '0' && resetsNeeded.includes(resetKey(token.address, spender));
  const own = side && token && side.token === token.address && side.account === account ? side : null;
  return {
    currency,
    state,
    permit,
    signed: permit === 'SIGNED' ? signature : null,
    steps: isReset ? ['reset', 'approve'] : ['approve'],
    pendingStep: state === 'PENDING' ? (isReset ? 'reset' : 'approve') : null,
    asked: own?.status.kind === 'asking' ? own.kind : null,
    failure: own?.status.kind === 'failed' ? own.status.reason : null,
    approve: () => {
      if (request) void flow.approve(request);
    },
    sign: () => {
      if (!request || !info || nonce === null || blockTimestamp === null) return;
      const { chainId, account: owner, spender: to, amount: needed } = request;
      void flow.signPermit(
        { chainId, account: owner, token: request.token.address, spender: to, amount: needed, nonce, blockTimestamp, info },
        request,
      );
    },
  };
}

/** A token that holds an allowance which does not suffice may refuse to change it: found out before the step is shown. */
function useResetLearned(request: ApprovalRequest | null): void {
  const flow = usePoolFlow();
  const learn = useEffectEvent(() => {
    if (request) void flow.learnReset(request);
  });
  const key = request && resetKey(request.token.address, request.spender);
  useEffect(() => {
    if (key !== null) learn();
  }, [key]);
}
