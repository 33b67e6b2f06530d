import type { AllowanceRequest, SendAnswer } from '../../contract/orders';
import type { ChainError, ChainReads, ReadCall } from '../../contract/ports';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { ApprovalStep } from '../../domain/approvals/approvalState';
import type { AllowanceKey } from '../../domain/orders/allowanceRules';
import type { Order, OrderCall } from '../../domain/orders/order';
import { say } from '../../domain/orders/say';
import { sayTheSame } from '../../domain/orders/statement';
import { MAX_UINT256, ZERO_AMOUNT, type RawAmount } from '../../domain/rawAmount';
import { err, ok, type Result } from '../../domain/result';
import { amountIn } from '../tokens/erc20Answers';
import { allowanceCall, noncesCall } from '../tokens/erc20Calls';
import type { NeedWithAllowance } from './approvalsOf';
import type { NodeRequests } from '../nodeRequests';
import { approveCall } from './ownCalls';
import { readApproval } from './readApproval';
import type { SendServices } from './askRecorded';
import { coinShortage } from './coinShortage';
import { sendOne } from './sendOne';

/** One figure of a token, in raw units. */
async function readAmount(
  reads: Pick<ChainReads, 'once'>,
  chainId: AllowanceKey['chainId'],
  call: ReadCall,
): Promise<Result<RawAmount, ChainError>> {
  const batch = await reads.once(chainId, [call]);
  if (!batch.ok) return err({ code: 'disconnected', message: batch.error.message });
  return amountOf(batch.value.data[0] ?? null);
}

function amountOf(data: Parameters<typeof amountIn>[0] | null): Result<RawAmount, ChainError> {
  const amount = data === null ? null : amountIn(data);
  return amount === null ? err({ code: 'unknown', message: 'The token gave no figure' }) : ok(amount);
}

/** What a spender may take of a token, in raw units. */
export function readAllowance(reads: Pick<ChainReads, 'once'>, { chainId, account, token, spender }: AllowanceKey) {
  return readAmount(reads, chainId, allowanceCall(token, account, spender));
}

/** The number that the owner's next permit must carry (EIP-2612). */
export function readPermitNonce(reads: Pick<ChainReads, 'once'>, { chainId, account, token }: AllowanceKey) {
  return readAmount(reads, chainId, noncesCall(token, account));
}

/** The needs of an order with what is allowed now; one request, none without needs. */
export async function readAllowances(
  reads: Pick<ChainReads, 'once'>,
  order: Order,
): Promise<Result<readonly NeedWithAllowance[], ChainError>> {
  const { needs, account, chainId } = order;
  if (needs.length === 0) return ok([]);
  const batch = await reads.once(
    chainId,
    needs.map(({ token, spender }) => allowanceCall(token.address, account, spender)),
  );
  if (!batch.ok) return err({ code: 'disconnected', message: batch.error.message });
  const found: NeedWithAllowance[] = [];
  for (const [index, need] of needs.entries()) {
    const allowance = amountOf(batch.value.data[index] ?? null);
    if (!allowance.ok) return allowance;
    found.push({ need, allowance: allowance.value });
  }
  return ok(found);
}

/** True when a token refuses to change one allowance into another without passing zero, found out by estimates (ORDER-12). */
export async function refusesChange(
  { node }: { readonly node: NodeRequests },
  { chainId, account, token, spender }: AllowanceRequest,
  { value, fallback }: ApprovalStep,
): Promise<boolean> {
  const estimate = (amount: RawAmount) => node.estimateGas(chainId, { from: account, ...approveCall(token.address, spender, amount) });
  const changes = await estimate(value);
  if (changes.ok || changes.error.code !== 'reverted') return false;
  if (fallback !== null && (await estimate(fallback)).ok) return false;
  // It refuses both, yet takes a reset: the change itself is what it refuses.
  return (await estimate(ZERO_AMOUNT)).ok;
}

/**
 * Asks for one approval, read back before it goes out (ORDER-1); an unlimited one that cannot be estimated becomes the amount that is
 * needed (ORDER-13).
 */
export async function sendApproval(
  services: SendServices,
  request: AllowanceRequest,
  step: ApprovalStep,
  encode: typeof approveCall = approveCall,
): Promise<SendAnswer> {
  const { chainId, account, token, spender } = request;
  const symbol = shortenSymbol(token.symbol);
  const record = {
    summary: step.kind === 'reset' ? ({ kind: 'resetApproval', symbol } as const) : ({ kind: 'approve', symbol } as const),
    approval: { tokenAddress: token.address, spender },
  };
  const values = step.fallback === null ? [step.value] : [step.value, step.fallback];
  let error: ChainError = { code: 'misread', message: 'The call is not that of the approval' };
  for (const value of values) {
    const call = encode(token.address, spender, value);
    if (!allowsWhatIsAsked(call, request, step.kind, value)) return { kind: 'notSent', error };
    const gas = await services.node.estimateGas(chainId, { from: account, ...call });
    if (gas.ok) {
      const shortage = await coinShortage(services.node, chainId, account, gas.value);
      return shortage ? { kind: 'notSent', error: shortage } : sendOne(services, { chainId, account, call, gas: gas.value, record });
    }
    error = gas.error;
  }
  return { kind: 'notSent', error };
}

/** What the bytes allow is what a person can have chosen: this amount, everything, or, before either, nothing. */
function allowsWhatIsAsked(
  call: OrderCall,
  { account, token, spender, amount }: AllowanceRequest,
  kind: ApprovalStep['kind'],
  value: RawAmount,
): boolean {
  const chosen: readonly RawAmount[] = kind === 'reset' ? [ZERO_AMOUNT] : [amount, MAX_UINT256];
  return chosen.includes(value) && sayTheSame(readApproval(call, account) ?? [], [say.allows(token.address, spender, value)]);
}
