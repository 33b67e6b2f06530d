import { Card, Column, FormColumn, Heading, Icon, IconButton, lazyPart, Row, Skeleton, useOpenDialog } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApprovalSteps } from './approval/ApprovalSteps';
import { SwapButton } from './button/SwapButton';
import { DetailsHint } from './details/DetailsHint';
import { PriceLine } from './details/PriceLine';
import { TradeDetails } from './details/TradeDetails';
import { SwapPanels } from './form/SwapPanels';
import { RecipientPart } from './RecipientPart';
import { swapTexts as texts } from './swap.messages';
import { SwapNotices } from './SwapNotices';
import { useSwapCommands } from './useSwapCommands';
import { useSwapForm, type SwapForm } from './useSwapForm';
import { VersionLink } from './VersionLink';

const TokenWarning = lazyPart(async () => (await import('./form/TokenWarning')).TokenWarning);
const ReviewDialog = lazyPart(async () => (await import('./review/ReviewDialog')).ReviewDialog);

/** The swap (document 1 §2.12). */
export function SwapScreen() {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const form = useSwapForm();
  const commands = useSwapCommands(form);
  const unlisted = [form.pair.input, form.pair.output].flatMap((known) =>
    known && !known.isListed && known.currency.kind === 'token' ? [known.currency] : [],
  );
  return (
    <FormColumn>
      <Card>
        <Column $gap={12}>
          <Row $justify="space-between">
            <Heading>
              <FormattedMessage {...texts.title} />
            </Heading>
            <IconButton
              label={intl.formatMessage(texts.settings)}
              data-testid="swap-settings"
              onClick={() => openDialog({ kind: 'settings' })}
            >
              <Icon name="settings" />
            </IconButton>
          </Row>
          <SwapNotices form={form} />
          <SwapPanels form={form} commands={commands} />
          <RecipientPart form={form} commands={commands} />
          <PriceRow form={form} />
          <ApprovalSteps form={form} commands={commands} />
          <SwapButton form={form} />
          <VersionLink form={form} commands={commands} />
        </Column>
      </Card>
      {unlisted.length > 0 && <TokenWarning tokens={unlisted} />}
      {form.swap.review && <ReviewDialog form={form} commands={commands} review={form.swap.review} />}
    </FormColumn>
  );
}

/** The price with its details on demand; its height stays while a price is being fetched. */
function PriceRow({ form }: { readonly form: SwapForm }) {
  const intl = useIntl();
  const { quote, facts } = form;
  if (facts.wrap || quote.kind === 'invalid' || quote.kind === 'noRoute') return null;
  if (!quote.trade) {
    return (
      <Row $justify="space-between" role="status" aria-label={intl.formatMessage(texts.isLoading)}>
        <Skeleton $width="50%" $height="36px" />
      </Row>
    );
  }
  return (
    <Row $justify="space-between">
      <PriceLine trade={quote.trade} />
      <DetailsHint>
        <TradeDetails trade={quote.trade} facts={facts} />
      </DetailsHint>
    </Row>
  );
}
