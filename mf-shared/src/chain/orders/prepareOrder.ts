import type { OrderProblem, OrderProblemError } from '../../contract/orders';
import type { ChainError, ChainReads } from '../../contract/ports';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import { codeKind } from '../../domain/codeKind';
import { brokenLimit, movedBy } from '../../domain/orders/changes';
import type { Order, OrderCall, OrderKind } from '../../domain/orders/order';
import type { PreparedOrder, SaidCall, SendingWay } from '../../domain/orders/preparedOrder';
import { say } from '../../domain/orders/say';
import { sayTheSame, type Statement } from '../../domain/orders/statement';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok, type Result } from '../../domain/result';
import { gasWithMargin } from '../../domain/transactions/gas';
import { approvalsOf, approvedAmounts, changesOf, uncovered, type AllowanceChange, type NeedWithAllowance } from './approvalsOf';
import type { NodeRequests } from '../nodeRequests';
import { multicallWalletCall } from './ownCalls';
import { readAllowances } from './allowances';
import { publishingFee } from './publishingFee';
import { quantity } from './quantity';
import { readBack } from './readBack';
import { whyNoEstimate } from './whyNoEstimate';
import { distinct, simulate, type Trial, type TrialOutcome } from './simulate';

export interface PrepareServices {
  readonly node: NodeRequests;
  readonly reads: Pick<ChainReads, 'once'>;
}

type Prepared = Result<PreparedOrder, OrderProblemError>;

interface Terms {
  readonly permits: readonly SignedPermit[];
  readonly way: SendingWay;
}

/**
 * An order as it will be signed (ORDER-1 to ORDER-4): made into calls, read back, tried on the node, held against its limits. Of
 * several calls that would carry it out the first that keeps the limits is taken.
 */
export async function prepareOrder(services: PrepareServices, kind: OrderKind, order: Order, terms: Terms): Promise<Prepared> {
  const encoded = await kind.encode(order, terms.permits);
  if (!encoded.ok) return problem({ kind: 'notEncoded', code: encoded.error.code });
  const also = kind.also?.(order) ?? [];
  if (also.length > 0 && terms.way === 'call') return problem({ kind: 'notEncoded', code: 'one_by_one' });
  const allowances = await readAllowances(services.reads, order);
  if (!allowances.ok) return problem({ kind: 'notChecked', error: allowances.error });
  const missing = uncovered(allowances.value, terms.permits);
  const promisesOf = (candidate: number) => kind.promises(order, terms.permits, candidate);
  const candidates: Candidate[] = [];
  for (const how of changesOf(missing)) {
    const approvals = approvalsOf(missing, how);
    const allowed = terms.way === 'call' ? [] : allowedBy(missing, how);
    for (const [candidate, call] of encoded.value.entries()) {
      const own = [...also, call];
      const sends = sendsOf(order, terms.way, approvals, own);
      const says = readBack(kind, order, terms.permits, sends, { candidate, ownCount: own.length, allowed });
      if (!says) return problem({ kind: 'misread' });
      const isWeaker = candidate > 0 && !sayTheSame(promisesOf(candidate), promisesOf(0));
      candidates.push({ how, isWeaker, approvals, canBeSigned: signable(missing, how), sends, says });
    }
  }
  return chosen(services, order, terms.way, candidates);
}

interface Candidate {
  readonly how: AllowanceChange;
  /** It promises something else than the preferred call: less is enforced by it. */
  readonly isWeaker: boolean;
  /** The approvals of what is missing: a part of the calls in a batch, tried before them where each goes on its own. */
  readonly approvals: readonly OrderCall[];
  /** For each approval, whether a signature without a cost may stand in its place. */
  readonly canBeSigned: readonly boolean[];
  readonly sends: readonly OrderCall[];
  readonly says: readonly SaidCall[];
}

function signable(missing: readonly NeedWithAllowance[], how: AllowanceChange): readonly boolean[] {
  return missing.flatMap((one) => approvedAmounts(one, how).map(() => one.need.permit !== null));
}

/** What the approvals of a batch must say: what is missing and nothing else. */
function allowedBy(missing: readonly NeedWithAllowance[], how: AllowanceChange): readonly Statement[] {
  return missing.flatMap((one) => approvedAmounts(one, how).map((left) => say.allows(one.need.token.address, one.need.spender, left)));
}

function sendsOf(order: Order, way: SendingWay, approvals: readonly OrderCall[], own: readonly OrderCall[]): readonly OrderCall[] {
  const isOneCall = order.needs.length === 0 && own.length === 1;
  if (way === 'multicallWallet' && !isOneCall) return [multicallWalletCall(order.account, [...approvals, ...own])];
  return way === 'walletBatch' ? [...approvals, ...own] : own;
}

/**
 * The first candidate that goes through within its limits; else what stands in the way, a broken limit before a failure: it has figures.
 * Where nothing could be tried, what stands is taken back first: of the two kinds of token that insist, more insist on that; where that
 * fails, what was estimated at once counts. A weaker call counts only where it was measured: nobody else holds it against the limits.
 */
async function chosen(services: PrepareServices, order: Order, way: SendingWay, candidates: readonly Candidate[]): Promise<Prepared> {
  let obstacle: OrderProblem | null = null;
  let spare: Prepared | null = null;
  const careful = candidates.at(-1)?.how;
  for (const candidate of candidates) {
    // A broken limit was measured after approvals that went through.
    if (obstacle && isLimit(obstacle) && candidate.how !== candidates[0]?.how) break;
    const tried = await tryOut(services, order, way, candidate);
    if (tried.ok) {
      if (tried.value.changes !== null) return tried;
      if (candidate.isWeaker) continue;
      if (candidate.how === careful) return tried;
      if (wasEstimated(tried.value)) spare ??= tried;
      continue;
    }
    const { problem: found } = tried.error;
    if (found.kind === 'notChecked') return tried;
    if (obstacle === null || (obstacle.kind === 'wouldFail' && isLimit(found))) obstacle = found;
    if (found.kind === 'coinShort') break;
  }
  if (spare && !(obstacle && isLimit(obstacle))) return spare;
  return problem(obstacle ?? { kind: 'notEncoded', code: 'no_call' });
}

/** The node ran all of it to find its gas: several calls, or one that waits for its approval, cannot be estimated. */
function wasEstimated({ sends, waitsForApproval }: PreparedOrder): boolean {
  return sends.length === 1 && !waitsForApproval;
}

function isLimit({ kind }: OrderProblem): boolean {
  return kind === 'arrivesLess' || kind === 'leavesMore';
}

async function tryOut({ node }: PrepareServices, order: Order, way: SendingWay, candidate: Candidate): Promise<Prepared> {
  const { chainId, account } = order;
  const { approvals, canBeSigned, sends, says } = candidate;
  const waitsForApproval = way === 'call' && approvals.length > 0;
  const [only] = sends;
  const isSingle = sends.length === 1 && !waitsForApproval && only !== undefined;
  const [outcome, estimate, price, published, balance, code] = await Promise.all([
    simulate(node, trialOf(order, waitsForApproval ? approvals : [], sends, says)),
    isSingle ? node.estimateGas(chainId, { from: account, ...only }) : null,
    node.request(chainId, 'eth_gasPrice', []),
    publishingFee(node, chainId, sends),
    node.request(chainId, 'eth_getBalance', [account, 'latest']),
    node.request(chainId, 'eth_getCode', [account, 'latest']),
  ]);
  const limits = outcome.kind === 'done' ? movedBy(outcome.balances, account) : null;
  const broken = limits && brokenLimit(limits, order.limits);
  if (broken) return problem(broken);
  const failure = await failureOf(node, order, only, outcome, estimate);
  if (failure) return problem(failure);
  const gas = estimate?.ok ? estimate.value : outcome.kind === 'done' ? outcome.gasUsed : null;
  const cost = gas === null ? null : costOf(gas, quantity(price), published);
  // A contract wallet's transactions are paid for by somebody else; so may be a batch, which a single call never is.
  const ownerKind = code.ok ? codeKind(code.value) : null;
  const paysItself = (way === 'call' || sends.length === 1) && code.ok && ownerKind !== 'contract';
  const gasLimit = only?.gasLimit ?? (estimate?.ok ? String(gasWithMargin(estimate.value, chainId)) : null);
  // A node takes a transaction only from who could pay for all of its limit; where the cost of publishing is not known, for the gas alone.
  const gasToHold = gasLimit === null ? gas : BigInt(gasLimit);
  const mostCost = gasToHold === null ? null : costOf(gasToHold, quantity(price), published);
  const leastCost = (gasToHold ?? 0n) * (quantity(price) ?? 0n);
  const coins = quantity(balance);
  // Approvals that go out before it are paid for too: none is to be paid for in vain.
  const gasBefore = outcome.kind === 'done' ? outcome.gasBefore.map((used, index) => (canBeSigned[index] ? 0n : used)) : [];
  const approvalsCost = gasBefore.reduce((sum, used) => sum + gasWithMargin(used, chainId), 0n) * (quantity(price) ?? 0n);
  const costs = paysItself ? (mostCost ?? leastCost) + approvalsCost : 0n;
  const paid = sends.reduce((sum, { value }) => sum + BigInt(value), 0n);
  const needed = paid + costs;
  const short = coins !== null && needed > coins ? { needed: rawAmount(needed), balance: rawAmount(coins) } : null;
  // An account that delegates may have a sponsor for the network cost, and for that alone.
  const isSponsorable = ownerKind === 'delegated' && coins !== null && paid <= coins;
  if (short && !isSponsorable) return problem({ kind: 'coinShort', ...short });
  return ok({
    way,
    sends,
    says,
    waitsForApproval,
    gasLimit,
    networkCost: cost === null ? null : rawAmount(cost),
    coinShort: short,
    changes: outcome.kind === 'done' && limits ? { ...limits, allowances: outcome.allowances } : null,
    dependsOn: outcome.kind === 'done' ? outcome.dependsOn : [],
  });
}

function trialOf(order: Order, before: readonly OrderCall[], sends: readonly OrderCall[], says: readonly SaidCall[]): Trial {
  const { chainId, account, limits, needs } = order;
  const said = says.flatMap((call) => call.says);
  const pays = said.flatMap((statement) => (statement.kind === 'pays' ? [statement.asset] : []));
  const receives = said.flatMap((statement) =>
    statement.kind === 'receives' ? [{ asset: statement.asset, holder: statement.recipient }] : [],
  );
  const arrives = limits.arrives.map(({ asset, recipient }) => ({ asset, holder: recipient }));
  return {
    chainId,
    account,
    before,
    calls: sends,
    watched: distinct([
      ...limits.leaves.map(({ asset }) => ({ asset, holder: account })),
      ...pays.map((asset) => ({ asset, holder: account })),
      ...arrives,
      ...receives,
      // What a refund or a fee gives back to the account, or takes from it beside the rest.
      ...[...arrives, ...receives].map(({ asset }) => ({ asset, holder: account })),
      { asset: 'native' as const, holder: account },
    ]),
    allowances: needs.map(({ token, spender }) => ({ token: token.address, spender })),
  };
}

type Estimate = Result<bigint, ChainError> | null;

async function failureOf(
  node: NodeRequests,
  order: Order,
  call: OrderCall | undefined,
  outcome: TrialOutcome,
  estimate: Estimate,
): Promise<OrderProblem | null> {
  if (outcome.kind === 'failed') return { kind: 'wouldFail', error: outcome.error };
  if (!estimate || estimate.ok) return outcome.kind === 'silent' ? { kind: 'notChecked', error: outcome.error } : null;
  return call ? whyNoEstimate(node, order, call, estimate.error) : null;
}

function costOf(gas: bigint, price: bigint | null, published: bigint | null): bigint | null {
  return price === null || published === null ? null : gas * price + published;
}

function problem(found: OrderProblem): { readonly ok: false; readonly error: OrderProblemError } {
  return err({ code: 'order_problem', problem: found });
}
