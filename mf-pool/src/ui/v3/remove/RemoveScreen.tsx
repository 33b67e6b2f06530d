import { paths } from '@dex/mf-shared/contract';
import { shortenSymbol } from '@dex/mf-shared/domain';
import { Badge, Slider, Toggle } from '@dex/mf-shared/ui/controls';
import {
  Button,
  Card,
  Column,
  CurrencyPairLogo,
  FormColumn,
  Icon,
  IconButton,
  Inset,
  Notice,
  Row,
  Text,
  useNavigate,
  useOpenDialog,
  useRouteMatch,
} from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseTokenId } from '../../../domain/v3/position';
import { AmountRow } from '../AmountRow';
import { RemoveDialog } from '../PayoutDialogs';
import { NoPosition } from '../position/PositionScreen';
import { RangeBadge } from '../RangeBadge';
import { ScreenHeader } from '../ScreenHeader';
import { V3Gate } from '../V3Gate';
import { rawOf, usePositionView, type PositionView } from '../usePositionView';
import { orderTexts, positionTexts, removeTexts as texts } from '../v3.messages';
import { RemoveButton } from './RemoveButton';
import { useRemoveForm, type RemoveForm } from './useRemoveForm';
import { matchRoute } from '../../../routes';

const STEPS = [25, 50, 75] as const;

/** The removal of a position's liquidity (V3-18); an id that cannot be leads back to the overview. */
export function RemoveScreen() {
  const navigate = useNavigate();
  const tokenId = parseTokenId(useRouteMatch(matchRoute)?.params.tokenId);
  const [sentCount, setSentCount] = useState(0);
  useEffect(() => {
    if (tokenId === null) void navigate(paths.pool(), { replace: true });
  }, [navigate, tokenId]);
  if (tokenId === null) return null;
  return (
    <>
      <V3Gate>
        <Removal key={`${tokenId} ${sentCount}`} tokenId={tokenId} />
      </V3Gate>
      <RemoveDialog tokenId={tokenId} onSent={() => setSentCount(sentCount + 1)} />
    </>
  );
}

function Removal({ tokenId }: { readonly tokenId: string }) {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const state = usePositionView();
  return (
    <FormColumn>
      <Card data-testid="pool-v3-remove-form">
        <Column $gap={16}>
          <ScreenHeader
            back={paths.position(tokenId)}
            backLabel={intl.formatMessage(texts.back)}
            title={<FormattedMessage {...texts.title} />}
          >
            <IconButton
              edge="end"
              label={intl.formatMessage(texts.settings)}
              data-testid="pool-v3-settings"
              onClick={() => openDialog({ kind: 'settings' })}
            >
              <Icon name="settings" />
            </IconButton>
          </ScreenHeader>
          {'view' in state ? <Form view={state.view} /> : <NoPosition kind={state.kind} />}
        </Column>
      </Card>
    </FormColumn>
  );
}

function Form({ view }: { readonly view: PositionView }) {
  const form = useRemoveForm(view);
  const { currency0, currency1 } = view;
  return (
    <>
      <Row $justify="space-between" $gap={12}>
        <Row $gap={8}>
          <CurrencyPairLogo one={currency0} other={currency1} size={20} />
          <Text $strong>
            <FormattedMessage
              {...positionTexts.pair}
              values={{ quote: shortenSymbol(currency0.symbol), base: shortenSymbol(currency1.symbol) }}
            />
          </Text>
          <Badge>{`#${view.position.tokenId}`}</Badge>
        </Row>
        <RangeBadge state={view.state} />
      </Row>
      {view.unread.length > 0 && (
        <Notice kind="warning" testId="pool-v3-remove-unread">
          <FormattedMessage {...texts.tokenUnread} />
        </Notice>
      )}
      <Percent form={form} />
      <Amounts view={view} form={form} />
      {form.canChooseWrapped && <Wrapped view={view} form={form} />}
      <RemoveButton form={form} />
    </>
  );
}

function Percent({ form }: { readonly form: RemoveForm }) {
  const intl = useIntl();
  return (
    <Inset>
      <Column $gap={12}>
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.amount} />
        </Text>
        <Row $justify="space-between" $gap={12} $wrap>
          <Text $size="display" data-testid="pool-v3-percent">
            <FormattedMessage {...texts.percent} values={{ value: form.shownPercent }} />
          </Text>
          <Row $gap={4}>
            {STEPS.map((value) => (
              <Button
                key={value}
                $tone="soft"
                $size="small"
                data-testid={`pool-v3-percent-${value}`}
                onClick={() => form.choosePercent(value)}
              >
                <FormattedMessage {...texts.percent} values={{ value }} />
              </Button>
            ))}
            <Button $tone="soft" $size="small" data-testid="pool-v3-percent-100" onClick={() => form.choosePercent(100)}>
              <FormattedMessage {...texts.max} />
            </Button>
          </Row>
        </Row>
        <Slider label={intl.formatMessage(texts.amount)} value={form.shownPercent} onChange={form.slide} />
      </Column>
    </Inset>
  );
}

function Amounts({ view, form }: { readonly view: PositionView; readonly form: RemoveForm }) {
  const currencies = form.asWrapped ? [view.token0, view.token1] : [view.currency0, view.currency1];
  const isUnread = (index: number) => view.unread.some((side) => side === index);
  const sides = [
    { freed: form.freed?.amount0, owed: view.owed?.amount0 },
    { freed: form.freed?.amount1, owed: view.owed?.amount1 },
  ];
  return (
    <Inset>
      <Column $gap={12}>
        {sides.map(({ freed }, index) => {
          const currency = currencies[index];
          if (!currency) return null;
          const label = <FormattedMessage {...orderTexts.pooled} values={{ symbol: shortenSymbol(currency.symbol) }} />;
          return (
            <AmountRow
              key={index}
              currency={currency}
              amount={isUnread(index) ? null : rawOf(freed)}
              label={label}
              testId={`pool-v3-freed${index}`}
            />
          );
        })}
        {sides.map(({ owed }, index) => {
          const currency = currencies[index];
          if (!currency || owed === 0n) return null;
          const label = <FormattedMessage {...orderTexts.feesOf} values={{ symbol: shortenSymbol(currency.symbol) }} />;
          return (
            <AmountRow
              key={index}
              currency={currency}
              amount={isUnread(index) ? null : rawOf(owed)}
              label={label}
              testId={`pool-v3-owed${index}`}
            />
          );
        })}
      </Column>
    </Inset>
  );
}

function Wrapped({ view, form }: { readonly view: PositionView; readonly form: RemoveForm }) {
  const intl = useIntl();
  const label = intl.formatMessage(positionTexts.collectAs, { symbol: shortenSymbol(view.chain.wrappedNative.symbol) });
  return (
    <Row $justify="space-between">
      <Text $size="small">{label}</Text>
      <Toggle label={label} checked={form.asWrapped} onChange={form.setAsWrapped} testId="pool-v3-as-wrapped" />
    </Row>
  );
}
