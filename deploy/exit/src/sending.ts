import type { Address, ChainId, TxHash } from '@dex/mf-shared/domain';
import type { OrderProblem, OrderRecord, PreparedOrder, SendAnswer } from '@dex/mf-shared/orders';
// The engine's side of the chain alone: its screens and its store are what this page does without.
import { sendApproval } from '../../../mf-shared/src/chain/orders/allowances';
import { carryOut } from '../../../mf-shared/src/chain/orders/carryOut';
import { prepareOrder } from '../../../mf-shared/src/chain/orders/prepareOrder';
import { memberOf } from '../../../mf-shared/src/contract/release/rawJson';
import { quantityOf, receiptOf } from '../../../mf-shared/src/chain/transactions/receipt';
import type { ExitServices } from './services';
import type { Way } from './ways/way';

/** A way as it would be sent now: `approve` where the router has to be allowed to take the shares first. */
export type Checked =
  | { readonly kind: 'ready' | 'approve'; readonly prepared: PreparedOrder }
  | { readonly kind: 'blocked'; readonly problem: OrderProblem };

const RECORD: OrderRecord = { summary: { kind: 'told', section: 'exit', sentence: { 'en-US': 'Way out', 'zh-CN': '取回资产' } } };

/** Makes the call, reads it back, tries it on the wallet's node and holds it against its limits. */
export async function check(services: ExitServices, { orderKind, order }: Way): Promise<Checked> {
  const prepared = await prepareOrder(services, orderKind, order, { permits: [], way: 'call' });
  if (!prepared.ok) return { kind: 'blocked', problem: prepared.error.problem };
  return { kind: prepared.value.waitsForApproval ? 'approve' : 'ready', prepared: prepared.value };
}

/** Asks the wallet for what a checked way needs next: the approval of exactly the shares, or the call itself, checked once more. */
export async function send(services: ExitServices, way: Way, { kind }: Checked): Promise<Checked | SendAnswer> {
  const { chainId, account, needs } = way.order;
  const [need] = needs;
  if (kind === 'approve' && need) {
    const { token, spender, amount } = need;
    const request = { chainId, account, token, spender, amount, permit: null };
    return sendApproval(services, request, { kind: 'approve', value: amount, fallback: null });
  }
  const now = await check(services, way);
  return now.kind === 'ready' ? carryOut(services, way.order, now.prepared, { record: RECORD }) : now;
}

const RECEIPT_PAUSE_MS = 3000;

interface Sent {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly hash: TxHash;
}

/**
 * How a transaction ended: it took effect, it failed, or another one was mined under its number (the same order with another fee, perhaps).
 * Waits for as long as none of them is known.
 */
export async function endOf(
  { node }: Pick<ExitServices, 'node'>,
  { chainId, account, hash }: Sent,
): Promise<'done' | 'failed' | 'replaced'> {
  let nonce: number | null = null;
  let isOvertaken = false;
  for (;;) {
    const answer = await node.request(chainId, 'eth_getTransactionReceipt', [hash]);
    const receipt = answer.ok ? receiptOf(answer.value) : null;
    if (receipt) return receipt.status === 0 ? 'failed' : 'done';
    // Its receipt may come a moment after the count: only the next look decides.
    if (isOvertaken && answer.ok) return 'replaced';
    const known = await node.request(chainId, 'eth_getTransactionByHash', [hash]);
    nonce ??= known.ok ? quantityOf(memberOf(known.value, 'nonce')) : null;
    const count = await node.request(chainId, 'eth_getTransactionCount', [account, 'latest']);
    const mined = count.ok ? quantityOf(count.value) : null;
    isOvertaken = nonce !== null && mined !== null && mined > nonce;
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_PAUSE_MS));
  }
}
