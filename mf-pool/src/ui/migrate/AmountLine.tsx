import { formatExact, formatLiquidityAmount, shortenSymbol, type RawAmount, type Token } from '@dex/mf-shared/domain';
import { CurrencyLogo, Figure, Row, useActiveChain } from '@dex/mf-shared/ui';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { FigureRow } from '../orders/FigureRow';
import { MayChange } from '../v2/MayChange';

interface LineProps {
  readonly token: Token;
  readonly amount: RawAmount | null;
  readonly testId?: string;
  /** It is of what the account holds now. */
  readonly isHeld?: boolean;
}

/** An amount of a token, named as it is paid: the coin for its wrapped form. */
export function AmountLine({ token, amount, testId, isHeld = false }: LineProps) {
  const chain = useActiveChain();
  const currency = shownCurrency(token, chain);
  return (
    <FigureRow
      label={
        <Row $gap={8}>
          <CurrencyLogo currency={currency} size={16} />
          <span>{shortenSymbol(currency.symbol)}</span>
        </Row>
      }
    >
      <MayChange isKnown={isHeld && amount !== null}>
        <Figure
          shown={amount && formatLiquidityAmount(amount, token.decimals)}
          exact={amount ? formatExact(amount, token.decimals) : undefined}
          testId={testId}
        />
      </MayChange>
    </FigureRow>
  );
}
