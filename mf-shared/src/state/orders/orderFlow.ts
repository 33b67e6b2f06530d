import type { OrderDraft } from '../../contract/orders';

export interface OpenOptions {
  /** `ifPlain`: not where nobody tried it, or where an earlier request may still be carried out: the dialog says that first (ORDER-7). */
  readonly sendAtOnce?: boolean | 'ifPlain';
}

/** The verbs of the engine. Each tells its progress through the slice; none throws. A slot holds one open order. */
export interface OrderFlow {
  /** Opens an order, in place of the slot's last one; with `sendAtOnce` it goes to the wallet as soon as nothing stands in its way. */
  open(slot: string, draft: OrderDraft, options?: OpenOptions): Promise<void>;
  /** Tries the open order again: after an allowance was given, or when the node did not answer. */
  check(slot: string): Promise<void>;
  confirm(slot: string): Promise<void>;
  /** Takes back a press that still waits for a check: what is shown is no longer what was pressed. */
  withdrawPress(slot: string): Promise<void>;
  /** Goes on in steps where the wallet refused them together and did not say why; nothing where something may have been sent (ORDER-5). */
  inSteps(slot: string): Promise<void>;
  close(slot: string): void;
  /** The reason why an order was closed has been read. */
  noticeSeen(slot: string): void;
  stop(): void;
}
