import { isOrderOf, useOrder, type OrderDraft } from '@dex/mf-shared/orders';
import { useActiveChain, useAccount, useDispatch, sectionSelector } from '@dex/mf-shared/ui';
import { keepForm, readKeptForm } from '@dex/mf-shared/ui/controls';
import { useEffect, useEffectEvent, useRef } from 'react';
import { poolKinds, poolOrders } from '../../../orders';
import { additionFrom, keptAddition, selectNextAddition } from '../../../state/v3/keptAddition';
import { additionDue, nextAdditionEnded, type NextAddition, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolSlot } from '../../orders/poolSlot';

const useV3Selector = sectionSelector(poolV3Slice);

/** How far the request of a purchase has come: the wallet has it, it was sent, or nobody knows. */
const STANDING: Readonly<Record<string, 'asked' | 'sent' | 'unknown'>> = {
  asking: 'asked',
  stillAsking: 'asked',
  submitted: 'sent',
  waiting: 'sent',
  unknown: 'unknown',
};

function nextOf(subject: string, order: OrderDraft['order'] | undefined, isSent: boolean): NextAddition | null {
  if (!order || !isOrderOf(poolKinds.buySide, order)) return null;
  return { subject, chainId: order.chainId, account: order.account, isSent, terms: order.terms.then };
}

/**
 * The addition after a purchase waits from when that was sent, or may have been; the tab keeps it over a reload from when the wallet is
 * asked, for what the wallet does with the request outlives the page (V3-34).
 */
export function useKeptAddition(subject: string): void {
  const chain = useActiveChain();
  const account = useAccount();
  const dispatch = useDispatch();
  const { chainId } = chain;
  const next = useV3Selector((state) => selectNextAddition(state, { subject, chainId, account }));
  const { order } = useOrder(poolOrders, poolSlot(poolKinds.buySide, subject));
  const standing = order ? STANDING[order.status.kind] : undefined;
  const wait = useEffectEvent(() => {
    const due = standing && standing !== 'asked' ? nextOf(subject, order?.draft.order, standing === 'sent') : null;
    if (due) dispatch(additionDue(due));
  });
  useEffect(() => wait(), [standing]);
  const { order: addition } = useOrder(poolOrders, poolSlot(poolKinds.addPosition, subject));
  const isAdded = addition !== null && STANDING[addition.status.kind] === 'sent';
  useEffect(() => {
    if (isAdded) dispatch(nextAdditionEnded(subject));
  }, [dispatch, isAdded, subject]);

  const key = account && ['pool-v3-next', subject, chainId, account.toLowerCase()].join('|');
  const asked = standing === 'asked' ? nextOf(subject, order?.draft.order, false) : null;
  const waiting = next ?? (asked?.chainId === chainId && asked.account === account ? asked : null);
  const text = waiting && keptAddition(waiting);
  const bringBack = useEffectEvent(() => {
    if (key === null || account === null || waiting) return;
    const kept = additionFrom(readKeptForm(key), chain);
    if (kept) dispatch(additionDue({ subject, chainId, account, ...kept }));
  });
  useEffect(() => bringBack(), [key]);
  const written = useRef<string | null>(null);
  useEffect(() => {
    // What was kept before this screen is not forgotten by it: it comes back, and is sent or left.
    if (key === null || (text === null && written.current !== key)) return;
    keepForm(key, text);
    written.current = text === null ? null : key;
  }, [key, text]);
}
