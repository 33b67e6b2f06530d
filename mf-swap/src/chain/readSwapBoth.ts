import { requireAddress, sameAddress, ZERO_AMOUNT, rawAmount, type Address, type Hex, type RawAmount } from '@dex/mf-shared/domain';
import { createCallReader, say, selfPermits, type CallArguments, type CallReader, type Statement } from '@dex/mf-shared/orders';
import { waysSaid, type LegTerms } from '../domain/swapPromises';
import { readPath } from './readPath';

/** A swap within one version as the router was asked for it; path and pools in the direction of the trade. */
interface Stretch {
  readonly kind: 'swap';
  readonly exact: 'input' | 'output';
  readonly path: readonly Address[];
  readonly pools: LegTerms['pools'];
  /** What is paid in of an exact input (zero: all that the router holds), or bought of an exact output. */
  readonly amount: RawAmount;
  /** The least to be received, or the most to be paid. */
  readonly limit: RawAmount;
  readonly recipient: Address;
}

type Step =
  | Stretch
  | { readonly kind: 'permit'; readonly says: readonly Statement[] }
  /** What the router holds is given out; without a token it is the native coin. */
  | { readonly kind: 'settle'; readonly token: Address | null; readonly minimum: RawAmount; readonly recipient: Address }
  | { readonly kind: 'refund' };

type Settlement = Step & { kind: 'settle' };

/** Recipients that the router takes for something else: the sender, and itself. */
const SENDER = requireAddress('0x0000000000000000000000000000000000000001');
const ROUTER_ITSELF = requireAddress('0x0000000000000000000000000000000000000002');

const INPUT = 'uint256 amountIn, uint256 amountOutMinimum';
const OUTPUT = 'uint256 amountOut, uint256 amountInMaximum';
const SINGLE = 'address tokenIn, address tokenOut, uint24 fee, address recipient';
const PAIRS = 'address[] path, address to';

function figures(exact: Stretch['exact'], params: CallArguments): Pick<Stretch, 'exact' | 'amount' | 'limit'> {
  return exact === 'input'
    ? { exact, amount: params.amount('amountIn'), limit: params.amount('amountOutMinimum') }
    : { exact, amount: params.amount('amountOut'), limit: params.amount('amountInMaximum') };
}

function throughPairs(exact: Stretch['exact']) {
  return (args: CallArguments): Step | null => {
    const path = args.addresses('path');
    if (path.length < 2) return null;
    const amount = args.amount(exact === 'input' ? 'amountIn' : 'amountOut');
    const limit = args.amount(exact === 'input' ? 'amountOutMin' : 'amountInMax');
    return { kind: 'swap', exact, path, pools: path.slice(1).map(() => 'v2' as const), amount, limit, recipient: args.address('to') };
  };
}

function single(exact: Stretch['exact']) {
  return (args: CallArguments): Step | null => {
    const params = args.tuple('params');
    // A price at which the router would stop half-way is nothing that an order asks for.
    if (params.amount('sqrtPriceLimitX96') !== ZERO_AMOUNT) return null;
    const path = [params.address('tokenIn'), params.address('tokenOut')];
    return { kind: 'swap', ...figures(exact, params), path, pools: [Number(params.amount('fee'))], recipient: params.address('recipient') };
  };
}

function along(exact: Stretch['exact']) {
  return (args: CallArguments): Step | null => {
    const params = args.tuple('params');
    const way = readPath(params.bytes('path'));
    if (!way) return null;
    // An exact output is written from its end.
    const [path, fees] = exact === 'input' ? [way.path, way.fees] : [way.path.toReversed(), way.fees.toReversed()];
    return { kind: 'swap', ...figures(exact, params), path, pools: fees, recipient: params.address('recipient') };
  };
}

function settle(token: (args: CallArguments) => Address | null) {
  return (args: CallArguments): Step => ({
    kind: 'settle',
    token: token(args),
    minimum: args.amount('amountMinimum'),
    recipient: args.address('recipient'),
  });
}

const readStep = createCallReader<Step>({
  ...selfPermits<Step>((says) => ({ kind: 'permit', says })),
  [`function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, ${PAIRS}) payable`]: throughPairs('input'),
  [`function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, ${PAIRS}) payable`]: throughPairs('output'),
  [`function exactInputSingle(tuple(${SINGLE}, ${INPUT}, uint160 sqrtPriceLimitX96) params) payable`]: single('input'),
  [`function exactOutputSingle(tuple(${SINGLE}, ${OUTPUT}, uint160 sqrtPriceLimitX96) params) payable`]: single('output'),
  [`function exactInput(tuple(bytes path, address recipient, ${INPUT}) params) payable`]: along('input'),
  [`function exactOutput(tuple(bytes path, address recipient, ${OUTPUT}) params) payable`]: along('output'),
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable': settle((args) => args.address('token')),
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable': settle(() => null),
  'function refundETH() payable': () => ({ kind: 'refund' }),
});

/** All steps of the one call, with its deadline; null when one of them is not known. */
const readTogether = createCallReader<{ readonly steps: readonly Step[]; readonly deadlineSeconds: number }>({
  'function multicall(uint256 deadline, bytes[] data) payable': (args, call, account) => {
    const steps = args.bytesList('data').map((data: Hex) => readStep({ ...call, data }, account));
    const known = steps.filter((step) => step !== null);
    return known.length === steps.length ? { steps: known, deadlineSeconds: args.seconds('deadline') } : null;
  },
});

/** A swap through the router of both versions, way by way, with what goes before and after; null for any other call or order of calls. */
export const readSwapBoth: CallReader<readonly Statement[]> = (call, account) => {
  const whole = readTogether(call, account);
  if (!whole) return null;
  const { steps, deadlineSeconds } = whole;
  if (!/^(permit )*swap( swap)*( settle)?( refund)?$/.test(steps.map(({ kind }) => kind).join(' '))) return null;
  const stretches = steps.filter((step) => step.kind === 'swap');
  const settlement = steps.find((step) => step.kind === 'settle') ?? null;
  const legs = legsOf(stretches);
  const exact = stretches[0]?.exact;
  const [first, last] = [legs?.[0]?.path.at(0), legs?.[0]?.path.at(-1)];
  if (!legs || !exact || !first || !last || !isOneTrade(stretches, legs, exact)) return null;
  const end = exact === 'input' ? endOfSelling(stretches, settlement) : endOfBuying(stretches, settlement, legs);
  if (!end || (settlement?.token && !sameAddress(settlement.token, last))) return null;
  const input = sum(legs.map((leg) => (exact === 'input' ? leg.amount : leg.maximumInput)));
  const isRefunded = steps.some(({ kind }) => kind === 'refund');
  // The native coin that goes along is the whole input, and what an exact output leaves of it is asked back.
  if (call.value === ZERO_AMOUNT ? isRefunded : call.value !== input || isRefunded !== (exact === 'output')) return null;
  const paid = call.value === ZERO_AMOUNT ? first : 'native';
  const received = settlement?.token === null ? 'native' : last;
  // Pairs give what the input brings, which rounding may make a little more than was asked for.
  const buys = stretches.some(({ pools }) => pools[0] === 'v2') ? say.receivesAtLeast : say.receivesExactly;
  return [
    ...say.calls('swap', call.to),
    ...steps.flatMap((step) => (step.kind === 'permit' ? step.says : [])),
    ...(exact === 'input'
      ? [say.paysExactly(paid, input), say.receivesAtLeast(received, end.amount, end.recipient)]
      : [say.paysAtMost(paid, input), buys(received, end.amount, end.recipient)]),
    ...waysSaid(legs, exact === 'input' ? 'exactInput' : 'exactOutput'),
    say.until(deadlineSeconds),
  ];
};

function sum(amounts: readonly RawAmount[]): RawAmount {
  return rawAmount(amounts.reduce((total, amount) => total + BigInt(amount), 0n));
}

function staysInRouter({ recipient }: Stretch): boolean {
  return sameAddress(recipient, ROUTER_ITSELF);
}

/**
 * The ways that the stretches make up. A stretch that sells all that the router holds goes on from the one before, which must have
 * brought just that token there, without a minimum of its own; null when one goes on from nothing.
 */
function legsOf(stretches: readonly Stretch[]): readonly LegTerms[] | null {
  const legs: LegTerms[] = [];
  for (const [index, { exact, path, pools, amount, limit }] of stretches.entries()) {
    const [before, begun] = [stretches[index - 1], legs.at(-1)];
    if (exact === 'output' || amount !== ZERO_AMOUNT) {
      legs.push({ path, pools, amount, maximumInput: exact === 'output' ? limit : ZERO_AMOUNT });
      continue;
    }
    if (!before || !begun || !staysInRouter(before) || before.limit !== ZERO_AMOUNT) return null;
    if (!sameAddress(before.path.at(-1), path[0])) return null;
    legs[legs.length - 1] = { ...begun, path: [...begun.path, ...path.slice(1)], pools: [...begun.pools, ...pools] };
  }
  return legs;
}

/** All ways sell one token for one other, on one side exactly, and each moves something. */
function isOneTrade(stretches: readonly Stretch[], legs: readonly LegTerms[], exact: Stretch['exact']): boolean {
  const [from, to] = [legs[0]?.path.at(0), legs[0]?.path.at(-1)];
  return (
    stretches.every((stretch) => stretch.exact === exact) &&
    legs.every(({ path, amount }) => amount !== ZERO_AMOUNT && sameAddress(path.at(0), from) && sameAddress(path.at(-1), to))
  );
}

interface End {
  readonly amount: RawAmount;
  readonly recipient: Address;
}

function isPlain(recipient: Address): boolean {
  return !sameAddress(recipient, SENDER) && !sameAddress(recipient, ROUTER_ITSELF);
}

/** What is received of an exact input: the last step's minimum when everything stays with the router until then, else what the one way pays out. */
function endOfSelling(stretches: readonly Stretch[], settlement: Settlement | null): End | null {
  if (settlement) {
    const areAllKept = stretches.every((stretch) => staysInRouter(stretch) && stretch.limit === ZERO_AMOUNT);
    return areAllKept && isPlain(settlement.recipient) ? { amount: settlement.minimum, recipient: settlement.recipient } : null;
  }
  const [last, ...before] = stretches.toReversed();
  const isOneWay = stretches.filter(({ amount }) => amount !== ZERO_AMOUNT).length === 1;
  if (!last || !isOneWay || !isPlain(last.recipient) || !before.every(staysInRouter)) return null;
  return { amount: last.limit, recipient: last.recipient };
}

/** What is received of an exact output: the sum of all ways, given out by the last step, or the one way's. */
function endOfBuying(stretches: readonly Stretch[], settlement: Settlement | null, legs: readonly LegTerms[]): End | null {
  const bought = sum(legs.map(({ amount }) => amount));
  if (settlement) {
    const isWhole = stretches.every(staysInRouter) && settlement.minimum === bought && isPlain(settlement.recipient);
    return isWhole ? { amount: bought, recipient: settlement.recipient } : null;
  }
  const [only, ...more] = stretches;
  return only && more.length === 0 && isPlain(only.recipient) ? { amount: bought, recipient: only.recipient } : null;
}
