import type { Currency } from '@dex/mf-shared/domain';
import { readCall, type CallToRead } from './callFacts';
import type { SwapOrder } from './swapOrder';

/** True if a call, read back from its bytes, does exactly what was ordered: spends no more, receives no less, to the same recipient, until the same time. */
export function callMatchesOrder(call: CallToRead, order: SwapOrder): boolean {
  const facts = readCall(call);
  if (facts.kind !== 'swap') return false;
  const input = assetOf(order.input);
  return (
    facts.spendAtMost.asset === input &&
    facts.spendAtMost.amount === BigInt(order.maximumInput) &&
    facts.receiveAtLeast.asset === assetOf(order.output) &&
    facts.receiveAtLeast.amount === BigInt(order.minimumOutput) &&
    facts.recipient === order.recipient.toLowerCase() &&
    facts.deadlineSeconds === BigInt(order.deadlineSeconds) &&
    facts.approves.every(({ token, amount }) => token === input && amount <= BigInt(order.maximumInput))
  );
}

function assetOf(currency: Currency): string {
  return currency.kind === 'native' ? 'native' : currency.address.toLowerCase();
}
