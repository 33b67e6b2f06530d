import { formatExact, rawAmount } from '@dex/mf-shared/domain';
import type { PlacedShareEvent } from '../../../domain/v2/pairHistory';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import type { PositionResult } from '../../../domain/v3/positionHistory';
import { SaveHistory, type SavedEvent } from '../../v3/position/SaveHistory';
import type { HeldPair } from '../useHeldPairs';

interface SaveSharesProps {
  readonly pair: HeldPair['ref'];
  readonly events: readonly PlacedShareEvent[];
  readonly result: PositionResult | null;
}

/** Fees stay in the pair: there is no line of their own for them. */
const PARTS = ['putIn', 'takenOut', 'now'] as const;

/** Saves what happened to an account's shares of a pair, and what it comes to, as a table for spreadsheets (V2-17). */
export function SaveShares({ pair: { address, token0, token1 }, events, result }: SaveSharesProps) {
  return (
    <SaveHistory
      subject={{ kind: 'pool', name: address }}
      tokens={[token0, token1]}
      events={events.map(savedEventOf)}
      result={result}
      parts={PARTS}
      testId="pool-v2-result-export"
    />
  );
}

function savedEventOf(event: PlacedShareEvent): SavedEvent {
  const { blockNumber, transaction } = event;
  const hasAmounts = event.kind === 'added' || event.kind === 'removed';
  return {
    what: event.kind === 'moved' ? (event.isIn ? 'movedIn' : 'movedOut') : event.kind,
    shares: formatExact(rawAmount(BigInt(event.shares)), SHARE_DECIMALS),
    amounts: hasAmounts ? { amount0: BigInt(event.amount0), amount1: BigInt(event.amount1) } : null,
    blockNumber,
    transaction,
  };
}
