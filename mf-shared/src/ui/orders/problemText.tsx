import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderProblem } from '../../contract/orders';
import type { Chain } from '../../domain/chains/chain';
import { rawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { CauseText } from './CauseText';
import { namedAmount } from './namedAmount';
import { partialTexts, problemTexts } from './orders.messages';

/** The sentence for a problem, which says what to do. */
export function problemText(problem: OrderProblem, chain: Chain, currencies: readonly Currency[]): ReactNode {
  const text = problemTexts[problem.kind];
  switch (problem.kind) {
    case 'wouldFail':
    case 'notSent':
    case 'permitRefused':
    case 'notEstimated':
      return <FormattedMessage {...text} values={{ reason: <CauseText error={problem.error} /> }} />;
    case 'arrivesLess':
    case 'leavesMore': {
      const measured = namedAmount({ asset: problem.asset, amount: rawAmount(BigInt(problem.measured)) }, chain, currencies);
      const limit = namedAmount({ asset: problem.asset, amount: rawAmount(BigInt(problem.limit)) }, chain, currencies);
      return <FormattedMessage {...text} values={{ measured: measured.amount, limit: limit.amount, symbol: measured.symbol }} />;
    }
    case 'coinShort': {
      const needed = namedAmount({ asset: 'native', amount: problem.needed }, chain, currencies);
      const balance = namedAmount({ asset: 'native', amount: problem.balance }, chain, currencies);
      return <FormattedMessage {...text} values={{ needed: needed.amount, balance: balance.amount, symbol: needed.symbol }} />;
    }
    case 'nameChanged':
    case 'nameUnknown':
      return <FormattedMessage {...text} values={{ name: problem.name }} />;
    case 'batchFailed':
      return <FormattedMessage {...(problem.code === 600 ? partialTexts.partial : text)} />;
    default:
      return <FormattedMessage {...text} />;
  }
}

interface OrderProblemTextProps {
  readonly problem: OrderProblem;
  readonly chain: Chain;
  readonly currencies: readonly Currency[];
}

/** The sentence for a problem, for a section that draws it itself. */
export function OrderProblemText({ problem, chain, currencies }: OrderProblemTextProps) {
  return problemText(problem, chain, currencies);
}
