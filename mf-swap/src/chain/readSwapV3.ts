import { sameAddress, ZERO_ADDRESS, ZERO_AMOUNT, type Address, type Hex, type RawAmount } from '@dex/mf-shared/domain';
import { createCallReader, say, selfPermits, type Asset, type CallArguments, type CallReader, type Statement } from '@dex/mf-shared/orders';
import { readPath } from './readPath';

/** A swap as the router was asked for it; path and fees in the direction of the trade. */
interface Trade {
  readonly path: readonly Address[];
  readonly fees: readonly number[];
  readonly recipient: Address;
  readonly deadlineSeconds: number;
  readonly exact: 'input' | 'output';
  readonly input: RawAmount;
  readonly output: RawAmount;
}

type Step =
  | { readonly kind: 'permit'; readonly says: readonly Statement[] }
  | { readonly kind: 'swap'; readonly trade: Trade }
  | { readonly kind: 'unwrap'; readonly minimum: RawAmount; readonly recipient: Address }
  | { readonly kind: 'refund' };

const INPUT = 'uint256 amountIn, uint256 amountOutMinimum';
const OUTPUT = 'uint256 amountOut, uint256 amountInMaximum';
const SINGLE = 'address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline';
const ALONG = 'bytes path, address recipient, uint256 deadline';

function figures(exact: Trade['exact'], params: CallArguments): Pick<Trade, 'exact' | 'input' | 'output'> {
  return exact === 'input'
    ? { exact, input: params.amount('amountIn'), output: params.amount('amountOutMinimum') }
    : { exact, input: params.amount('amountInMaximum'), output: params.amount('amountOut') };
}

function ends(params: CallArguments): Pick<Trade, 'recipient' | 'deadlineSeconds'> {
  return { recipient: params.address('recipient'), deadlineSeconds: params.seconds('deadline') };
}

function single(exact: Trade['exact']) {
  return (args: CallArguments): Step | null => {
    const params = args.tuple('params');
    // A price at which the router would stop half-way is nothing that an order asks for.
    if (params.amount('sqrtPriceLimitX96') !== ZERO_AMOUNT) return null;
    const path = [params.address('tokenIn'), params.address('tokenOut')];
    return { kind: 'swap', trade: { ...ends(params), ...figures(exact, params), path, fees: [Number(params.amount('fee'))] } };
  };
}

function along(exact: Trade['exact']) {
  return (args: CallArguments): Step | null => {
    const params = args.tuple('params');
    const way = readPath(params.bytes('path'));
    if (!way) return null;
    // An exact output is written from its end.
    const [path, fees] = exact === 'input' ? [way.path, way.fees] : [way.path.toReversed(), way.fees.toReversed()];
    return { kind: 'swap', trade: { ...ends(params), ...figures(exact, params), path, fees } };
  };
}

const readStep = createCallReader<Step>({
  ...selfPermits<Step>((says) => ({ kind: 'permit', says })),
  [`function exactInputSingle(tuple(${SINGLE}, ${INPUT}, uint160 sqrtPriceLimitX96) params) payable`]: single('input'),
  [`function exactOutputSingle(tuple(${SINGLE}, ${OUTPUT}, uint160 sqrtPriceLimitX96) params) payable`]: single('output'),
  [`function exactInput(tuple(${ALONG}, ${INPUT}) params) payable`]: along('input'),
  [`function exactOutput(tuple(${ALONG}, ${OUTPUT}) params) payable`]: along('output'),
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable': (args) => ({
    kind: 'unwrap',
    minimum: args.amount('amountMinimum'),
    recipient: args.address('recipient'),
  }),
  'function refundETH() payable': () => ({ kind: 'refund' }),
});

const readTogether = createCallReader<readonly Step[]>({
  'function multicall(bytes[] data) payable': (args, call, account) => {
    const steps = args.bytesList('data').map((data: Hex) => readStep({ ...call, data }, account));
    const known = steps.filter((step) => step !== null);
    return known.length === steps.length ? known : null;
  },
});

/** One swap of the version-3 router with what goes before and after it; null for any other call or order of calls. */
export const readSwapV3: CallReader<readonly Statement[]> = (call, account) => {
  const alone = readStep(call, account);
  const steps = readTogether(call, account) ?? (alone ? [alone] : []);
  if (!/^(permit )*swap( unwrap)?( refund)?$/.test(steps.map(({ kind }) => kind).join(' '))) return null;
  const trade = steps.find((step) => step.kind === 'swap')?.trade;
  const unwrap = steps.find((step) => step.kind === 'unwrap');
  const isRefunded = steps.some(({ kind }) => kind === 'refund');
  if (!trade || !isSafe(trade, unwrap, isRefunded, call.value)) return null;
  const [paid, received]: readonly (Asset | undefined)[] = [
    call.value === ZERO_AMOUNT ? trade.path.at(0) : 'native',
    unwrap ? 'native' : trade.path.at(-1),
  ];
  if (!paid || !received) return null;
  const recipient = unwrap?.recipient ?? trade.recipient;
  return [
    ...say.calls('swap', call.to),
    ...steps.flatMap((step) => (step.kind === 'permit' ? step.says : [])),
    ...(trade.exact === 'input'
      ? [say.paysExactly(paid, trade.input), say.receivesAtLeast(received, trade.output, recipient)]
      : [say.paysAtMost(paid, trade.input), say.receivesExactly(received, trade.output, recipient)]),
    say.way(trade.path, trade.fees),
    say.until(trade.deadlineSeconds),
  ];
};

/**
 * Nothing may stay with the router, where anybody can take it: what it keeps for itself (address zero) is unwrapped, no less than was
 * bought; the native coin that goes along is the whole input, and the rest of an exact output's is asked back.
 */
function isSafe(trade: Trade, unwrap: (Step & { kind: 'unwrap' }) | undefined, isRefunded: boolean, value: RawAmount): boolean {
  const keeps = sameAddress(trade.recipient, ZERO_ADDRESS);
  const isUnwrapped = unwrap !== undefined && unwrap.minimum === trade.output && !sameAddress(unwrap.recipient, ZERO_ADDRESS);
  const isWhole = value === ZERO_AMOUNT ? !isRefunded : value === trade.input && isRefunded === (trade.exact === 'output');
  return isWhole && (keeps ? isUnwrapped : unwrap === undefined);
}
