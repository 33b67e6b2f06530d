import type { AllowanceRequest, OrderPorts, OrderProblem, SendAnswer } from '../../contract/orders';
import type { ChainError } from '../../contract/ports';
import type { SharedStore } from '../../contract/services';
import { approvalPlan, type ApprovalChoice, type ApprovalStep } from '../../domain/approvals/approvalState';
import type { AllowanceKey } from '../../domain/orders/allowanceRules';
import { ZERO_AMOUNT } from '../../domain/rawAmount';
import { ok, type Result } from '../../domain/result';
import { stateOf } from '../store/sharedState';
import type { Owner } from './ownerKey';
import type { AllowanceAsk } from './orderState';
import { ordersSlice, allowanceAnswered, allowanceAsked, allowanceGivenUp, ownerLearned, permitSigned, resetLearned } from './ordersSlice';
import { selectAllowanceRecord, selectOwner } from './ordersSelectors';

interface Services {
  readonly store: SharedStore;
  readonly ports: OrderPorts;
}

export interface AllowanceFlowServices extends Services {
  readonly newId: () => string;
  readonly console: Pick<Console, 'error'>;
}

/** The verbs of allowances. Each tells its progress through the slice, under the allowance's own key; none throws. */
export interface AllowanceFlow {
  /** Asks for the next step: a reset where the token needs one, else the approval. */
  approve(request: AllowanceRequest, choice: ApprovalChoice): Promise<void>;
  signPermit(request: AllowanceRequest): Promise<void>;
  /** Stops waiting for a wallet that does not answer; a late answer is still recorded (ORDER-8). */
  giveUp(key: AllowanceKey): void;
  /** Finds out what is to be shown of an allowance before it is asked for: what the account is, and whether a reset comes first. */
  learn(request: AllowanceRequest, choice: ApprovalChoice): Promise<void>;
}

/** Looks at an account once: whether it has code, and whether it batches by itself. */
export async function learnOwner({ store, ports }: Services, { chainId, account }: Owner): Promise<void> {
  if (selectOwner(stateOf(store, ordersSlice), { chainId, account })) return;
  const facts = await ports.owner(chainId, account);
  if (facts) store.dispatch(ownerLearned({ chainId, account, facts }));
}

export function createAllowanceFlow({ store, ports, newId, console }: AllowanceFlowServices): AllowanceFlow {
  /** The steps that are still needed, by what the chain allows at this moment. */
  const planOf = async (request: AllowanceRequest, choice: ApprovalChoice): Promise<Result<readonly ApprovalStep[], ChainError>> => {
    const key = keyOf(request);
    const allowance = await ports.allowance(key);
    if (!allowance.ok) return allowance;
    const plain = approvalPlan({ amount: request.amount, allowance: allowance.value, choice, refusesChange: false });
    const [first] = plain;
    if (!first || allowance.value === ZERO_AMOUNT || !(await ports.refusesChange(request, first))) return ok(plain);
    store.dispatch(resetLearned(key));
    return ok(approvalPlan({ amount: request.amount, allowance: allowance.value, choice, refusesChange: true }));
  };

  const ask = (request: AllowanceRequest, kind: AllowanceAsk) => {
    const asked = { ...keyOf(request), id: newId() };
    store.dispatch(allowanceAsked({ ...asked, kind }));
    return asked;
  };

  return {
    approve: async (request, choice) => {
      const asked = ask(request, 'approve');
      const plan = await planOf(request, choice);
      // Given up, or asked for anew, before the wallet was reached.
      if (selectAllowanceRecord(stateOf(store, ordersSlice), asked).asked?.id !== asked.id) return;
      const [step] = plan.ok ? plan.value : [];
      if (!step) {
        const failure = plan.ok ? null : ({ kind: 'approve', problem: { kind: 'notChecked', error: plan.error } } as const);
        store.dispatch(allowanceAnswered({ ...asked, failure }));
        return;
      }
      if (step.kind === 'reset') store.dispatch(allowanceAsked({ ...asked, kind: 'reset' }));
      const answer = await ports.approve(request, step);
      store.dispatch(allowanceAnswered({ ...asked, failure: failureOf(step.kind, answer, console) }));
    },
    signPermit: async (request) => {
      const asked = ask(request, 'permit');
      const { chainId, account, token, spender, amount, permit: info } = request;
      const nonce = await ports.permitNonce(keyOf(request));
      if (selectAllowanceRecord(stateOf(store, ordersSlice), asked).asked?.id !== asked.id) return;
      const blockTimestamp = stateOf(store, ordersSlice).application.blocks[chainId]?.timestamp;
      if (!nonce.ok || info === null || blockTimestamp === undefined) {
        const error = nonce.ok ? ({ code: 'unknown', message: 'The time of the chain is not known yet' } as const) : nonce.error;
        store.dispatch(allowanceAnswered({ ...asked, failure: { kind: 'permit', problem: { kind: 'notChecked', error } } }));
        return;
      }
      const signed = await ports.signPermit({
        chainId,
        token: token.address,
        owner: account,
        spender,
        amount,
        nonce: nonce.value,
        blockTimestamp,
        info,
      });
      if (signed.ok) store.dispatch(permitSigned({ ...asked, permit: signed.value }));
      else store.dispatch(allowanceAnswered({ ...asked, failure: failureOf('permit', { kind: 'notSent', error: signed.error }, console) }));
    },
    giveUp: (key) => {
      store.dispatch(allowanceGivenUp(key));
    },
    learn: async (request, choice) => {
      await Promise.all([learnOwner({ store, ports }, request), planOf(request, choice)]);
    },
  };
}

function keyOf({ chainId, account, token, spender }: AllowanceRequest): AllowanceKey {
  return { chainId, account, token: token.address, spender };
}

/** A refusal by the person is no failure (ORDER-9). What is not known to have been sent is not told as a failure either. */
function failureOf(
  kind: AllowanceAsk,
  answer: SendAnswer,
  console: Pick<Console, 'error'>,
): { kind: AllowanceAsk; problem: OrderProblem } | null {
  if (answer.kind !== 'notSent' || answer.error.code === 'user_rejected') return null;
  console.error(`The wallet did not give an allowance: ${kind}`, answer.error.message);
  return { kind, problem: problemOfAllowance(answer.error) };
}

function problemOfAllowance(error: ChainError): OrderProblem {
  if (error.code === 'misread') return { kind: 'misread' };
  return error.code === 'not_asked' ? { kind: 'notAsked' } : { kind: 'notSent', error };
}
