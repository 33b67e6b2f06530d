import type { OrderProblem } from '@dex/mf-shared/orders';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { swapErrorOfRevert, swapErrorOfSending, type SwapError } from '../../domain/swapError';
import { swapErrorTexts, swapErrorValues } from '../swapError.messages';

/** The sentence (SWAP-12) for what stands in the way of a swap; null where the engine's own says it all. */
export function wordSwapProblem(problem: OrderProblem): ReactNode | null {
  const error = swapErrorOf(problem);
  return error && <FormattedMessage {...swapErrorTexts[error.kind]} values={swapErrorValues(error)} />;
}

function swapErrorOf(problem: OrderProblem): SwapError | null {
  switch (problem.kind) {
    case 'wouldFail':
      return swapErrorOfRevert(problem.error);
    case 'notSent':
      return swapErrorOfSending(problem.error);
    case 'rejected':
      return { kind: 'rejected' };
    case 'notEstimated':
      return { kind: 'gasEstimateUnexpected' };
    case 'notChecked':
      return problem.error.code === 'unsupported_method' ? { kind: 'gasEstimateImpossible' } : null;
    default:
      return null;
  }
}
