import { parseAddress, ZERO_AMOUNT, type Address, type Hex, type RawAmount } from '@dex/mf-shared/domain';
import { createCallReader, say, type CallReader, type Statement } from '@dex/mf-shared/orders';

interface Bought {
  readonly kind: 'buy';
  /** From what is paid to what is bought. */
  readonly path: readonly Address[];
  readonly fees: readonly number[];
  readonly recipient: Address;
  readonly deadlineSeconds: number;
  readonly amount: RawAmount;
  readonly most: RawAmount;
}

type Step = Bought | { readonly kind: 'refund' };

/** A packed way: twenty bytes of an address, then three of a fee and twenty of an address for each pool. */
const PACKED = /^0x[0-9a-f]{40}([0-9a-f]{46})+$/i;
const HOP_DIGITS = 46;

/** The addresses and fees of a packed way, from its start; null for anything else. */
function wayIn(packed: Hex): { readonly path: readonly Address[]; readonly fees: readonly number[] } | null {
  if (!PACKED.test(packed)) return null;
  const digits = packed.slice(2);
  const path: Address[] = [];
  const fees: number[] = [];
  for (let at = 0; at < digits.length; at += HOP_DIGITS) {
    const address = parseAddress(`0x${digits.slice(at, at + 40)}`);
    if (!address) return null;
    path.push(address);
    if (at + 40 < digits.length) fees.push(Number.parseInt(digits.slice(at + 40, at + HOP_DIGITS), 16));
  }
  return { path, fees };
}

const readStep = createCallReader<Step>({
  'function exactOutput(tuple(bytes path, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum) params) payable':
    (args) => {
      const params = args.tuple('params');
      const way = wayIn(params.bytes('path'));
      if (!way) return null;
      return {
        kind: 'buy',
        // An exact output is written from its end.
        path: way.path.toReversed(),
        fees: way.fees.toReversed(),
        recipient: params.address('recipient'),
        deadlineSeconds: params.seconds('deadline'),
        amount: params.amount('amountOut'),
        most: params.amount('amountInMaximum'),
      };
    },
  'function refundETH() payable': () => ({ kind: 'refund' }),
});

const readTogether = createCallReader<readonly Step[]>({
  'function multicall(bytes[] data) payable': (args, call, account) => {
    const steps = args.bytesList('data').map((data) => readStep({ ...call, data }, account));
    const known = steps.filter((step) => step !== null);
    return known.length === steps.length ? known : null;
  },
});

/** A purchase of an exact amount, the coin that it leaves asked back; null for any other call. */
export const readPurchase: CallReader<readonly Statement[]> = (call, account) => {
  const alone = readStep(call, account);
  const steps = readTogether(call, account) ?? (alone ? [alone] : []);
  const [buy, refund] = steps;
  if (buy?.kind !== 'buy' || steps.length > 2 || (refund && refund.kind !== 'refund')) return null;
  const [paid, bought] = [buy.path.at(0), buy.path.at(-1)];
  // The coin that goes along is the most that is paid, and its rest would stay with the router for anybody.
  if (!paid || !bought || (refund ? call.value !== buy.most : call.value !== ZERO_AMOUNT)) return null;
  return [
    ...say.calls('buy', call.to),
    say.paysAtMost(refund ? 'native' : paid, buy.most),
    say.receivesExactly(bought, buy.amount, buy.recipient),
    say.way(buy.path, buy.fees),
    say.until(buy.deadlineSeconds),
  ];
};
