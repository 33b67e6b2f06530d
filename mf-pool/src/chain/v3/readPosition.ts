import { sameAddress, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { say, type CallReader, type Statement } from '@dex/mf-shared/orders';
import type { Side } from '../../domain/v3/positionTerms';
import { readPositionSteps, type PositionStep } from './readPositionSteps';

/** The orders in which functions of the manager make sense together, by the name of what they do as a whole. */
const ACTIONS: readonly (readonly [action: string, steps: RegExp])[] = [
  ['createPool', /^createPool$/],
  ['mint', /^(permit )*(createPool )?mint( refund)?$/],
  ['increase', /^(permit )*increase( refund)?$/],
  ['collect', /^collect( collect)*( unwrap( sweep)*)?$/],
  ['compound', /^collect increase$/],
  ['move', /^decrease collect mint$/],
  ['remove', /^decrease collect( unwrap( sweep)?)?$/],
];

/** A call to the position manager as what it does, or null for a call, or an order of calls, that is not one of ours. */
export const readPosition: CallReader<readonly Statement[]> = (call, account) => {
  const steps = readPositionSteps(call, account);
  if (!steps) return null;
  const kinds = steps.map(({ kind }) => kind).join(' ');
  const action = ACTIONS.find(([, together]) => together.test(kinds))?.[0];
  if (!action || !fitTogether(steps)) return null;
  const refunds = steps.some(({ kind }) => kind === 'refund');
  // What is sent along and not used stays with the contract, for anybody to take, unless it is asked back.
  if (!refunds && call.value !== '0') return null;
  return [...say.calls(action, call.to), ...saidOnce(steps), ...payout(steps), ...(refunds ? [say.paysAtMost('native', call.value)] : [])];
};

// One pool, and one position except where several are collected, each once; and only what is unwrapped and swept afterwards may go to
// the manager (address zero means itself).
function fitTogether(steps: readonly PositionStep[]): boolean {
  const positions = new Set(steps.flatMap((step) => ('position' in step ? [step.position] : [])));
  const pools = new Set(steps.flatMap((step) => ('pool' in step ? [step.pool] : [])));
  const collected = steps.filter((step) => step.kind === 'collect');
  const passesOn = collected.some(({ recipient }) => sameAddress(recipient, ZERO_ADDRESS));
  const isUnwrapped = steps.some(({ kind }) => kind === 'unwrap');
  if (passesOn !== isUnwrapped || !areAllPassedOn(steps, collected)) return false;
  return positions.size <= Math.max(1, collected.length) && areDistinct(collected) && pools.size <= 1;
}

// What is unwrapped comes with a token that has to be swept, unless one side is collected alone.
function areAllPassedOn(steps: readonly PositionStep[], collected: readonly { readonly only: Side | null }[]): boolean {
  const isAlone = collected.some(({ only }) => only !== null);
  const [isUnwrapped, isSwept] = (['unwrap', 'sweep'] as const).map((wanted) => steps.some(({ kind }) => kind === wanted));
  return isAlone ? collected.length === 1 && !isSwept : isUnwrapped === isSwept;
}

function areDistinct(collected: readonly { readonly position: string }[]): boolean {
  return new Set(collected.map(({ position }) => position)).size === collected.length;
}

/** What the steps say, a position that several of them are about only once. */
function saidOnce(steps: readonly PositionStep[]): readonly Statement[] {
  const named = new Set<string>();
  return steps.flatMap((step) => {
    const position = 'position' in step ? step.position : null;
    const isNamed = position !== null && named.has(position);
    if (position !== null) named.add(position);
    return isNamed ? step.says.filter((statement) => !isPosition(statement)) : step.says;
  });
}

function isPosition(statement: Statement): boolean {
  return statement.kind === 'detail' && statement.name === 'position';
}

/** Who is paid directly; each of them once. */
function payout(steps: readonly PositionStep[]): readonly Statement[] {
  const paid = steps.flatMap((step) => (step.kind === 'collect' && !sameAddress(step.recipient, ZERO_ADDRESS) ? [step.recipient] : []));
  return [...new Set(paid)].map((recipient) => say.detail('recipient', recipient));
}
