import { paths } from '@dex/mf-shared/contract';
import {
  CONFIRM_WORD,
  formatLiquidityAmount,
  shortenSymbol,
  worstStanding,
  type Address,
  type Currency,
  type DecimalsStanding,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Badge, ConfirmByTyping, DecimalsNotice } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Button,
  Column,
  CurrencyPairLogo,
  Divider,
  FormStatus,
  Inset,
  Notice,
  Row,
  Skeleton,
  Spinner,
  Text,
  useActiveChain,
  ChangingLabel,
} from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useState } from 'react';
import type { MigrateButtonKind } from '../../domain/migrate/migrateButton';
import type { Migration } from '../../domain/migrate/migration';
import type { ExistingPair, PairRef } from '../../domain/v2/pair';
import { burnedAmounts } from '../../domain/v2/shares';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { gapToAgree } from '../../domain/v3/startPrice';
import { poolKinds, poolOrders } from '../../orders';
import { FigureRow } from '../orders/FigureRow';
import { poolSlot } from '../orders/poolSlot';
import { HeldShares } from '../v2/HeldShares';
import { shareSymbol } from '../v2/shareOf';
import { CoarseNotice } from '../v3/CoarseNotice';
import { PriceGapText } from '../v3/market/PriceGapText';
import { startPriceTexts } from '../v3/market/startPrice.messages';
import { AmountLine } from './AmountLine';
import { MigrateAllowance } from './MigrateAllowance';
import { migrateButtonTexts, migrateTexts as texts } from './migrate.messages';
import { PricePart } from './PricePart';
import { RangePart } from './RangePart';
import { useMigrateForm, type MigrateFacts } from './useMigrateForm';

/** What the button says when nothing stands in the way, or only what the person has not done yet. */
const SPEAKS_FOR_ITSELF: ReadonlySet<MigrateButtonKind> = new Set(['enterRange', 'allowFirst', 'migrate']);

interface MigrateFormProps {
  readonly pair: PairRef;
  readonly state: ExistingPair;
  readonly account: Address;
  /** The two tokens with what their decimals come from. */
  readonly tokens: readonly { readonly currency: Currency; readonly decimals: DecimalsStanding }[];
}

/** The whole migration of one pair: what is held, the prices, the range, what comes of it, and the two steps. */
export function MigrateForm({ pair, state, account, tokens }: MigrateFormProps) {
  const facts = useMigrateForm(pair, state, account, worstStanding(tokens.map(({ decimals }) => decimals)));
  const isOver = facts.button === 'done';
  // What the pool and the market say stands above the form: it is drawn with them, so that it does not move under a hand. Another tier leaves it where it is.
  const [isReady, setReady] = useState(!facts.isPriceAwaited);
  if (!isReady && !facts.isPriceAwaited) setReady(true);
  const isToCome = !isReady && !isOver && state.balance !== '0';
  return (
    <Column $gap={16}>
      <Holdings facts={facts} />
      {isToCome ? <Skeleton $height="240px" /> : <Form facts={facts} account={account} tokens={tokens} />}
    </Column>
  );
}

type FormProps = Pick<MigrateFormProps, 'account' | 'tokens'> & { readonly facts: MigrateFacts };

function Form({ facts, account, tokens }: FormProps) {
  const { pair, state } = facts;
  const isOver = facts.button === 'done';
  return (
    <>
      {!isOver && state.balance === '0' && (
        <Text as="p" role="status">
          <FormattedMessage {...texts.noShares} />
        </Text>
      )}
      {!isOver && state.balance !== '0' && (
        <>
          <PricePart facts={facts} />
          <RangePart facts={facts} />
          <Outcome facts={facts} />
        </>
      )}
      <Divider />
      <DecimalsNotice of={tokens} testId="pool-migrate-decimals" />
      {facts.migration && !isOver && (
        <CoarseNotice terms={{ currencies: [pair.token0, pair.token1], coarse: facts.migration.coarse }} testId="pool-migrate-coarse" />
      )}
      <Steps facts={facts} account={account} />
    </>
  );
}

function Holdings({ facts: { pair, state } }: { readonly facts: MigrateFacts }) {
  const chain = useActiveChain();
  const [one, other] = [shownCurrency(pair.token0, chain), shownCurrency(pair.token1, chain)];
  const amounts = state.balance && burnedAmounts(state, state.balance);
  return (
    <Column $gap={8}>
      <Row $gap={12}>
        <CurrencyPairLogo one={one} other={other} />
        <Text $strong>{`${shortenSymbol(one.symbol)}/${shortenSymbol(other.symbol)}`}</Text>
        {pair.source === 'sushi' && (
          <Badge>
            <FormattedMessage {...texts.sushi} />
          </Badge>
        )}
      </Row>
      <FigureRow label={<FormattedMessage {...texts.holdings} />}>
        <HeldShares shares={state.balance} unit={shareSymbol(pair)} testId="pool-migrate-shares" />
      </FigureRow>
      <AmountLine token={pair.token0} amount={amounts && amounts.amount0} isHeld />
      <AmountLine token={pair.token1} amount={amounts && amounts.amount1} isHeld />
    </Column>
  );
}

/** What goes into the position, at least, and what comes back. */
function Outcome({ facts: { pair, migration } }: { readonly facts: MigrateFacts }) {
  if (!migration) return null;
  const { token0, token1 } = pair;
  const part = (title: keyof typeof texts, amount0: RawAmount, amount1: RawAmount, testId: string) => (
    <Column $gap={4}>
      <Text $size="small" $strong>
        <FormattedMessage {...texts[title]} />
      </Text>
      <AmountLine token={token0} amount={amount0} testId={`${testId}0`} />
      <AmountLine token={token1} amount={amount1} testId={`${testId}1`} />
    </Column>
  );
  return (
    <Inset>
      <Column $gap={12}>
        {part('into', migration.position0, migration.position1, 'pool-migrate-into')}
        {part('atLeast', migration.minimum0, migration.minimum1, 'pool-migrate-least')}
        {part('back', migration.refund0, migration.refund1, 'pool-migrate-refund')}
      </Column>
    </Inset>
  );
}

/** First the permission, then the move; afterwards where the position is. */
function Steps({ facts, account }: { readonly facts: MigrateFacts; readonly account: Address }) {
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.migrate, facts.pair.address));
  const { button, priceGap } = facts;
  const isUnderWay = button === 'migrating' || button === 'underWay';
  const [isAsking, setAsking] = useState(false);
  // A price that nothing stands behind, far from the market, gives away what is put in (V3-26).
  const farGap = priceGap && gapToAgree(facts.pool, priceGap.gap);
  const [sentMigration, setSentMigration] = useState<Migration | null>(null);
  const label = useIntl().formatMessage(migrateButtonTexts[button]);
  const press = () => {
    const draft = button === 'migrate' ? facts.draft() : null;
    if (!draft) return;
    setSentMigration(facts.migration);
    open(draft);
  };
  return (
    <Column $gap={12}>
      {!isUnderWay && button !== 'done' && facts.state.balance !== '0' && <MigrateAllowance facts={facts} account={account} />}
      {facts.hasFailedOnChain && (
        <Notice kind="error">
          <FormattedMessage {...texts.failedTx} />
        </Notice>
      )}
      <Button
        $size="large"
        disabled={button !== 'migrate'}
        data-testid="pool-migrate-confirm"
        onClick={() => (farGap ? setAsking(true) : press())}
      >
        {isUnderWay && <Spinner />}
        <ChangingLabel text={label} />
      </Button>
      {isAsking && farGap && priceGap && (
        <ConfirmByTyping
          title={<FormattedMessage {...startPriceTexts.farTitle} />}
          word={CONFIRM_WORD}
          onConfirm={() => {
            setAsking(false);
            press();
          }}
          onDismiss={() => setAsking(false)}
        >
          <PriceGapText of={{ ...priceGap, gap: farGap }} />
        </ConfirmByTyping>
      )}
      <FormStatus text={SPEAKS_FOR_ITSELF.has(button) ? '' : label} testId="pool-migrate-heard" />
      {button === 'done' && sentMigration && <Refunded pair={facts.pair} migration={sentMigration} />}
      {button === 'done' && (
        <AppLink to={paths.pool()}>
          <FormattedMessage {...texts.position} />
        </AppLink>
      )}
    </Column>
  );
}

/** What the migration gave back, as it was computed when it was sent. */
function Refunded({ pair, migration }: { readonly pair: PairRef; readonly migration: Migration }) {
  const chain = useActiveChain();
  const values = {
    amount0: formatLiquidityAmount(migration.refund0, pair.token0.decimals),
    symbol0: shortenSymbol(shownCurrency(pair.token0, chain).symbol),
    amount1: formatLiquidityAmount(migration.refund1, pair.token1.decimals),
    symbol1: shortenSymbol(shownCurrency(pair.token1, chain).symbol),
  };
  return (
    <Text as="p" $size="small" data-testid="pool-migrate-refunded">
      <FormattedMessage {...texts.refunded} values={values} />
    </Text>
  );
}
