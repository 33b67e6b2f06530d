import { formatFee, shortenSymbol, TICK_SPACING } from '@dex/mf-shared/domain';
import { SegmentedControl } from '@dex/mf-shared/ui/controls';
import { AmountField, Button, Column, Icon, IconButton, Inset, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { isTurnedOver } from '../../domain/rangePrice';
import { CentredPrice } from '../v3/CentredPrice';
import { positionTexts } from '../v3/v3.messages';
import { migrateTexts as texts } from './migrate.messages';
import { steppedPrice, turnedOver, type MigrateFacts } from './useMigrateForm';

/** The tier and the two ends of the range. */
export function RangePart({ facts }: { readonly facts: MigrateFacts }) {
  const intl = useIntl();
  const { setup, change, shown, tiers, standing } = facts;
  return (
    <Column $gap={12}>
      <Text $size="small" $strong>
        <FormattedMessage {...texts.fee} />
      </Text>
      <SegmentedControl
        label={intl.formatMessage(texts.fee)}
        value={String(setup.fee)}
        options={tiers.map((fee) => ({
          value: String(fee),
          text: <FormattedMessage {...texts.feePercent} values={{ fee: formatFee(fee) }} />,
        }))}
        onChange={(value) => {
          const fee = tiers.find((tier) => String(tier) === value);
          // Another tier has other usable ticks: the range is chosen anew.
          if (fee !== undefined) change({ ...setup, fee, left: '', right: '' });
        }}
      />
      <Row $justify="space-between" $gap={12} $wrap>
        <Text $size="small" $strong>
          <FormattedMessage {...texts.range} />
        </Text>
        <Row $gap={8}>
          <Button $tone="secondary" $size="small" data-testid="pool-migrate-turn" onClick={() => change(turnedOver(facts))}>
            <FormattedMessage {...texts.turn} values={{ symbol: shortenSymbol(shown.base.symbol) }} />
          </Button>
          <Button $tone="soft" $size="small" data-testid="pool-migrate-full" onClick={() => change({ ...setup, left: true, right: true })}>
            <FormattedMessage {...texts.fullRange} />
          </Button>
        </Row>
      </Row>
      <End side="left" facts={facts} />
      <End side="right" facts={facts} />
      {standing.isInvalid && (
        <Notice kind="warning">
          <FormattedMessage {...texts.invalidRange} />
        </Notice>
      )}
      {standing.isOutOfRange && (
        <Notice kind="warning">
          <FormattedMessage {...texts.outOfRange} />
        </Notice>
      )}
    </Column>
  );
}

/** One end: typed, or moved by tick spacings. */
function End({ side, facts }: { readonly side: 'left' | 'right'; readonly facts: MigrateFacts }) {
  const intl = useIntl();
  const { setup, change, shown, ends } = facts;
  const label = intl.formatMessage(side === 'left' ? texts.minPrice : texts.maxPrice);
  const typed = setup[side];
  const tick = (side === 'left') !== isTurnedOver(shown) ? ends.lower : ends.upper;
  const step = (direction: 1 | -1) => {
    if (tick !== null) change({ ...setup, [side]: steppedPrice(tick, direction, TICK_SPACING[setup.fee], setup.fee, shown) });
  };
  return (
    <CentredPrice>
      <Inset $padding={12}>
        <Column $gap={4} $align="center">
          <Text $size="small" $tone="textMuted">
            {label}
          </Text>
          <Row $gap={8} style={{ width: '100%' }}>
            <IconButton label={intl.formatMessage(texts.lower, { end: label })} disabled={tick === null} onClick={() => step(-1)}>
              <Icon name="minus" />
            </IconButton>
            <AmountField
              label={label}
              size="medium"
              value={typed === true ? (side === 'left' ? '0' : '∞') : typed}
              onChange={(value) => change({ ...setup, [side]: value })}
              testId={`pool-migrate-${side === 'left' ? 'min' : 'max'}`}
            />
            <IconButton label={intl.formatMessage(texts.raise, { end: label })} disabled={tick === null} onClick={() => step(1)}>
              <Icon name="plus" />
            </IconButton>
          </Row>
          <Text $size="small" $tone="textMuted">
            <FormattedMessage
              {...positionTexts.per}
              values={{ quote: shortenSymbol(shown.quote.symbol), base: shortenSymbol(shown.base.symbol) }}
            />
          </Text>
        </Column>
      </Inset>
    </CentredPrice>
  );
}
