import { FormattedMessage } from 'react-intl';
import type { OrderProblem } from '../../contract/orders';
import { UNKNOWN_FIGURE } from '../../domain/amounts/figures';
import type { Order } from '../../domain/orders/order';
import { rawAmount } from '../../domain/rawAmount';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import type { OrderDialogProps } from './OrderDialog';
import { namedAmount } from './namedAmount';
import { orderTexts as texts } from './orders.messages';
import { problemText } from './problemText';
import { useBalanceMoved } from './useBalanceMoved';

type Shown = Pick<OrderDialogProps, 'currencies' | 'wordProblem' | 'accept'>;

interface OrderFailureProps extends Shown {
  readonly chain: Parameters<typeof problemText>[1];
  readonly problem: OrderProblem;
  readonly order: Order;
  readonly onCheck: () => void;
}

/**
 * Why an order cannot be confirmed, and the ways on: what would arrive as new terms, or another try. What would leave beyond the maximum is
 * never offered: no call can be made to hold it. Nor is what would arrive in units that nobody knows: who accepts a dash does not know what.
 */
export function OrderFailure({ chain, problem, currencies, wordProblem, accept, order, onCheck }: OrderFailureProps) {
  useBalanceMoved(order, onCheck);
  const isLimit = problem.kind === 'arrivesLess' || problem.kind === 'leavesMore';
  const measured = isLimit ? namedAmount({ asset: problem.asset, amount: rawAmount(BigInt(problem.measured)) }, chain, currencies) : null;
  return (
    <Notice kind="error" testId="order-problem">
      <span>{wordProblem?.(problem) ?? problemText(problem, chain, currencies)}</span>
      {problem.kind === 'arrivesLess' && accept && measured && measured.amount !== UNKNOWN_FIGURE && problem.measured !== '0' && (
        <Button $size="small" $tone="secondary" data-testid="order-accept" onClick={() => accept(problem)}>
          <FormattedMessage {...texts.acceptMeasured} values={measured} />
        </Button>
      )}
      <Button $size="small" $tone="secondary" data-testid="order-check" onClick={onCheck}>
        <FormattedMessage {...texts.checkAgain} />
      </Button>
    </Notice>
  );
}
