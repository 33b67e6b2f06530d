import { useOrder, useOrderClosedOnLeave } from '@dex/mf-shared/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { collectionDraft } from '../../../domain/v3/collectionDraft';
import { aloneVerdict, type AloneVerdict, type CollectionPart } from '../../../domain/v3/collectionParts';
import type { Owner } from '../../../domain/v3/positionOrders';
import { poolKinds, poolOrders } from '../../../orders';
import { poolSlot } from '../../orders/poolSlot';

/** Where a part is tried: nothing is drawn of it, and nothing is sent. */
const SLOT = poolSlot(poolKinds.collectAll, 'alone');

interface TriedAlone {
  /** By the part's id; what is not in it was not tried yet. */
  readonly verdicts: ReadonlyMap<string, AloneVerdict>;
  readonly isTrying: boolean;
  readonly start: () => void;
}

/** Tries the parts of a collection, one after the other, each as an order of its own. */
export function useTriedAlone(owner: Owner, parts: readonly CollectionPart[]): TriedAlone {
  const { order, open, close } = useOrder(poolOrders, SLOT);
  useOrderClosedOnLeave(poolOrders, SLOT);
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, AloneVerdict>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const next = isAsked ? parts.find(({ id }) => !verdicts.has(id)) : undefined;
  const status = order?.status ?? null;
  const verdict = status?.kind === 'blocked' ? aloneVerdict(status.problem) : status?.kind === 'ready' ? aloneVerdict(null) : null;
  const goOn = useEffectEvent(() => {
    if (!next) return;
    if (!order) return open(collectionDraft(owner, next.terms));
    if (!verdict) return;
    close();
    setVerdicts(new Map([...verdicts, [next.id, verdict]]));
  });
  useEffect(() => goOn(), [next?.id, order?.id, verdict]);
  return { verdicts, isTrying: next !== undefined, start: () => setAsked(true) };
}
