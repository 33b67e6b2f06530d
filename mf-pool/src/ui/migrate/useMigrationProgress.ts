import type { Address, TxHash } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { isPending, isSuccessful, selectTransaction } from '@dex/mf-shared/state';
import { useSharedSelector } from '@dex/mf-shared/ui';
import { useState } from 'react';
import type { MigrateButtonFacts } from '../../domain/migrate/migrateButton';
import type { PairRef } from '../../domain/v2/pair';
import { poolKinds, poolOrders } from '../../orders';
import { poolSlot } from '../orders/poolSlot';
import { useSharesUnderWay } from '../v2/useSharesUnderWay';

interface Progress {
  readonly progress: MigrateButtonFacts['progress'];
  readonly hasFailedOnChain: boolean;
}

/**
 * Where the migration of this pair stands, up to its receipt; known on after its dialog is closed. One whose page was left is known by the
 * shares that it takes, as a withdrawal of them is.
 */
export function useMigrationProgress(pair: PairRef, account: Address): Progress {
  const { order } = useOrder(poolOrders, poolSlot(poolKinds.migrate, pair.address));
  const [sent, setSent] = useState<TxHash | null>(null);
  const status = order?.draft.order.chainId === pair.chainId ? order.status : null;
  const hash = status?.kind === 'submitted' ? status.hash : null;
  if (hash !== null && hash !== sent) setSent(hash);
  const transaction = useSharedSelector((state) => sent && selectTransaction(state, pair.chainId, sent));
  const isUnderWay = useSharesUnderWay(pair.chainId, account, pair.address);
  const isAsking = status?.kind === 'asking' || status?.kind === 'stillAsking' || status?.kind === 'waiting';
  if (isAsking) return { progress: 'asking', hasFailedOnChain: false };
  if (sent !== null && (!transaction || isPending(transaction))) return { progress: 'pending', hasFailedOnChain: false };
  if (isUnderWay) return { progress: 'underWay', hasFailedOnChain: false };
  if (sent === null || !transaction) return { progress: 'none', hasFailedOnChain: false };
  return isSuccessful(transaction) ? { progress: 'done', hasFailedOnChain: false } : { progress: 'none', hasFailedOnChain: true };
}
