import { formatLiquidityAmount, shortenSymbol, type Address, type Chain } from '@dex/mf-shared/domain';
import { Column, Figure, Text, useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ShownMigration } from '../../domain/migrate/migrateOrder';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { marketGap } from '../../domain/v3/startPrice';
import { poolKinds } from '../../orders';
import { poolV3Slice } from '../../state/v3/poolV3Slice';
import { selectFollowed, selectTarget, wantedSlice } from '../../state/wantedSlice';
import { selectMarket, marketSlice } from '../../state/v3/marketSlice';
import { FigureRow } from '../orders/FigureRow';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { CoarseNotice } from '../v3/CoarseNotice';
import { PriceGapNotice } from '../v3/market/PriceGapText';
import { AmountLine } from './AmountLine';
import { migrateButtonTexts, migrateTexts as texts } from './migrate.messages';

const useMarketSelector = sectionSelector(marketSlice, poolV3Slice, wantedSlice);

/** The confirmation of the move of one pair, and its way through the wallet. */
export function MigrateDialog({ pair }: { readonly pair: Address }) {
  const { chains } = useServices();
  return (
    <PoolOrderDialog
      kind={poolKinds.migrate}
      subject={pair}
      tell={({ terms, chainId }) => ({
        title: <FormattedMessage {...texts.confirmTitle} />,
        confirm: <FormattedMessage {...migrateButtonTexts.migrate} />,
        currencies: [terms.token0, terms.token1, terms.share],
        doing: <FormattedMessage {...texts.doing} values={symbolsOf(terms, chains[chainId])} />,
        summary: <Agreed terms={terms} chain={chains[chainId]} />,
      })}
      testId="pool-migrate"
      parts="pool-migrate-order"
    />
  );
}

function symbolsOf({ token0, token1 }: ShownMigration, chain: Chain) {
  return { symbol0: shortenSymbol(shownCurrency(token0, chain).symbol), symbol1: shortenSymbol(shownCurrency(token1, chain).symbol) };
}

interface AgreedProps {
  readonly terms: ShownMigration;
  readonly chain: Chain;
}

/** What is moved, and what goes into the position at least, from the order that will be sent. */
function Agreed({ terms, chain }: AgreedProps) {
  return (
    <Column $gap={8}>
      <FigureRow label={<FormattedMessage {...texts.holdings} />}>
        <Figure shown={formatLiquidityAmount(terms.liquidityToMigrate, SHARE_DECIMALS)} unit={terms.share.symbol} />
      </FigureRow>
      <Text $size="small" $strong>
        <FormattedMessage {...texts.intoAtLeast} />
      </Text>
      <AmountLine token={terms.token0} amount={terms.amount0Min} testId="pool-migrate-order-least0" />
      <AmountLine token={terms.token1} amount={terms.amount1Min} testId="pool-migrate-order-least1" />
      <CoarseNotice
        terms={{ currencies: [shownCurrency(terms.token0, chain), shownCurrency(terms.token1, chain)], coarse: terms.coarse }}
      />
      <Gap terms={terms} chain={chain} />
    </Column>
  );
}

/** How the price that is deposited at stands to the market, as both are known now (V3-26). */
function Gap({ terms, chain }: AgreedProps) {
  const { chains } = useServices();
  const location = useLocation();
  const market = useMarketSelector((state) => selectMarket(state, location, chains));
  const pool = useMarketSelector((state) => selectTarget(state, selectFollowed(state, 'target')));
  const { createAtSqrtPriceX96: start, shown, tickLower, tickUpper } = terms;
  const price = start ?? (pool.kind === 'exists' ? pool.sqrtPriceX96 : null);
  if (price === null) return null;
  const sqrtPriceX96 = BigInt(price);
  return (
    <PriceGapNotice
      of={{
        pair: shown,
        base: shownCurrency(shown.base, chain),
        quote: shownCurrency(shown.quote, chain),
        sqrtPriceX96,
        isNew: start !== null,
        gap: marketGap(sqrtPriceX96, market),
        deposit: {
          amounts: { amount0: BigInt(terms.position0), amount1: BigInt(terms.position1) },
          range: { tickLower, tickUpper },
        },
      }}
      testId={start === null ? 'pool-migrate-order-pool-gap' : 'pool-migrate-order-start-gap'}
    />
  );
}
