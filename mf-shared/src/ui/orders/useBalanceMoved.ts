import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order } from '../../domain/orders/order';
import { useReads } from '../services/useRead';

/** Tells when the account's balance of the coin, or of what the order takes, is another than when the component came: what was short may be there now. */
export function useBalanceMoved({ chainId, account, needs, limits }: Order, moved: () => void): void {
  const assets = new Set(['native' as const, ...limits.leaves.map(({ asset }) => asset), ...needs.map(({ token }) => token.address)]);
  const reads = useReads<'balance'>([...assets].map((token) => ({ kind: 'balance', chainId, account, token })));
  const known = reads.flatMap((read) => (read.kind === 'known' ? [read.value] : []));
  const now = known.length === reads.length ? known.join() : null;
  const first = useRef<string | null>(null);
  const compare = useEffectEvent(() => {
    if (now === null) return;
    first.current ??= now;
    if (now === first.current) return;
    first.current = now;
    moved();
  });
  useEffect(() => compare(), [now]);
}
