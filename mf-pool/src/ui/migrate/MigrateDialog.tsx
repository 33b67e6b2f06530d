import { formatLiquidityAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { brand, Column, Figure, Text, useActiveChain } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { MigrateTerms } from '../../domain/migrate/migrateOrder';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { marketGap } from '../../domain/v3/startPrice';
import { poolKinds } from '../../orders';
import { FigureRow } from '../orders/FigureRow';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { useOrderClosedOnLeave } from '../orders/useOrderClosedOnLeave';
import { shareOf } from '../v2/shareOf';
import { PriceGapNotice } from '../v3/market/PriceGapText';
import { AmountLine } from './AmountLine';
import { migrateButtonTexts, migrateTexts as texts } from './migrate.messages';
import type { MigrateFacts } from './useMigrateForm';

/** The confirmation of the move, and its way through the wallet. */
export function MigrateDialog({ facts }: { readonly facts: MigrateFacts }) {
  useOrderClosedOnLeave(poolKinds.migrate.kind);
  const chain = useActiveChain();
  const { pair } = facts;
  const values = {
    symbol0: shortenSymbol(shownCurrency(pair.token0, chain).symbol),
    symbol1: shortenSymbol(shownCurrency(pair.token1, chain).symbol),
  };
  return (
    <PoolOrderDialog
      kind={poolKinds.migrate}
      title={<FormattedMessage {...texts.confirmTitle} />}
      confirm={<FormattedMessage {...migrateButtonTexts.migrate} />}
      currencies={[pair.token0, pair.token1, shareOf(pair)]}
      doing={() => <FormattedMessage {...texts.doing} values={values} />}
      summary={({ terms }) => <Agreed terms={terms} facts={facts} />}
      testId="pool-migrate"
      parts="pool-migrate-order"
    />
  );
}

/** What is moved, and what goes into the position at least, from the order that will be sent. */
function Agreed({ terms, facts: { market, priceGap } }: { readonly terms: MigrateTerms; readonly facts: MigrateFacts }) {
  const start = terms.createAtSqrtPriceX96 === null ? null : BigInt(terms.createAtSqrtPriceX96);
  return (
    <Column $gap={8}>
      <FigureRow label={<FormattedMessage {...texts.holdings} />}>
        <Figure shown={formatLiquidityAmount(terms.liquidityToMigrate, SHARE_DECIMALS)} unit={brand.liquidityTokenSymbol} />
      </FigureRow>
      <Text $size="small" $strong>
        <FormattedMessage {...texts.intoAtLeast} />
      </Text>
      <AmountLine token={terms.token0} amount={terms.amount0Min} testId="pool-migrate-order-least0" />
      <AmountLine token={terms.token1} amount={terms.amount1Min} testId="pool-migrate-order-least1" />
      {priceGap &&
        (start === null ? (
          <PriceGapNotice of={priceGap} testId="pool-migrate-order-pool-gap" />
        ) : (
          <PriceGapNotice
            of={{ ...priceGap, sqrtPriceX96: start, isNew: true, gap: marketGap(start, market) }}
            testId="pool-migrate-order-start-gap"
          />
        ))}
    </Column>
  );
}
