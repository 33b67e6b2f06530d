import { useEffect, useEffectEvent } from 'react';
import type { AllowanceRequest } from '../../contract/orders';
import type { AllowanceKind } from '../../domain/orders/allowanceRules';
import type { AllowanceNeed } from '../../domain/orders/order';
import type { RawAmount } from '../../domain/rawAmount';
import type { Owner } from '../../state/orders/ownerKey';
import type { AllowanceRecord } from '../../state/orders/orderState';
import { keyOfNeed, selectAllowanceKind, selectAllowanceRecord, selectOwner } from '../../state/orders/ordersSelectors';
import { selectApprovalChoice } from '../../state/settings/settingsSelectors';
import { useServices } from '../services/ServicesContext';
import { useRead } from '../services/useRead';
import { useSharedSelector } from '../services/storeHooks';
import { type EngineOf, useOrdersSelector } from './useOrder';

/** How an allowance stands, and what can be done about it. */
export interface AllowanceHandle {
  readonly need: AllowanceNeed;
  readonly kind: AllowanceKind;
  /** What the chain allows now; null while not known. */
  readonly allowance: RawAmount | null;
  readonly record: AllowanceRecord;
  /** A signature will do: the token takes one, and the account can give one. */
  readonly canSign: boolean;
  readonly approve: () => void;
  readonly sign: () => void;
  /** Stops waiting for a wallet that does not answer. */
  readonly giveUp: () => void;
}

/** An allowance that an order needs, kept fresh while the component is on the page. */
export function useAllowance(engineOf: EngineOf, owner: Owner, need: AllowanceNeed): AllowanceHandle {
  const { allowances } = engineOf(useServices());
  const { chainId, account } = owner;
  const key = keyOfNeed(owner, need);
  const choice = useSharedSelector(selectApprovalChoice);
  const read = useRead<'allowance'>({ kind: 'allowance', chainId, token: key.token, owner: account, spender: key.spender });
  const allowance = read.kind === 'known' ? read.value : null;
  // By it a signature that was used elsewhere is known.
  useRead<'nonce'>(need.permit && { kind: 'nonce', chainId, token: key.token, owner: account });
  const kind = useOrdersSelector((state) => selectAllowanceKind(state, owner, need, allowance));
  const record = useOrdersSelector((state) => selectAllowanceRecord(state, key));
  const facts = useOrdersSelector((state) => selectOwner(state, owner));
  const request: AllowanceRequest = {
    chainId,
    account,
    token: need.token,
    spender: need.spender,
    amount: need.amount,
    permit: need.permit,
  };
  const learn = useEffectEvent(() => void allowances.learn(request, choice));
  const isWanted = kind === 'needed';
  useEffect(() => {
    if (isWanted) learn();
  }, [isWanted, chainId, account, key.token, key.spender, allowance]);
  return {
    need,
    kind,
    allowance,
    record,
    canSign: need.permit !== null && facts !== null && !facts.hasCode && record.failure?.kind !== 'permit',
    approve: () => void allowances.approve(request, choice),
    sign: () => void allowances.signPermit(request),
    giveUp: () => allowances.giveUp(key),
  };
}
