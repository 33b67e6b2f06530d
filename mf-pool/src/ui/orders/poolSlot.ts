/**
 * Where an order lives: its kind with what it is about (a position, a pair, a pool). An order is so drawn by the screens of its own
 * subject alone. The network is no part of it: a screen goes on to show what the wallet still holds when the network changes.
 */
export function poolSlot({ kind }: { readonly kind: string }, subject: string): string {
  return `${kind} ${subject}`;
}
