import { shortenSymbol } from '@dex/mf-shared/domain';
import { Card, Column, FormColumn, lazyPart, Skeleton, theme, UnlistedWarning, useDispatch, usePageName } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { screenLeft } from '../state/swapSlice';
import { SwapButton } from './button/SwapButton';
import { DetailsToCome } from './details/DetailsToCome';
import { SwapPanels } from './form/SwapPanels';
import { CardHead } from './head/CardHead';
import { PoolsLine } from './PoolsLine';
import { swapTexts as texts } from './swap.messages';
import { SwapNotices } from './SwapNotices';
import { SwapStatus } from './SwapStatus';
import { useSwapCommands } from './useSwapCommands';
import { useIsWide } from './useIsWide';
import { useSwapForm, type SwapForm } from './useSwapForm';

/** As tall as a small button, with a gap to what is below and above. */
const LineToCome = styled(Skeleton)`
  height: 28px;
  margin-block: 4px;
  @media (pointer: coarse) {
    height: calc(${theme.height.touch} - 8px);
  }
`;

const ApprovalSteps = lazyPart(async () => (await import('./approval/ApprovalSteps')).ApprovalSteps);
const RecipientPart = lazyPart(async () => (await import('./RecipientPart')).RecipientPart, <LineToCome />);
const TradeSummary = lazyPart(async () => (await import('./details/TradeSummary')).TradeSummary, <FirstPriceToCome />);
const WrapOrder = lazyPart(async () => (await import('./wrap/WrapOrder')).WrapOrder);
const ReviewDialog = lazyPart(async () => (await import('./review/ReviewDialog')).ReviewDialog);

/** The swap. */
export function SwapScreen() {
  const intl = useIntl();
  const form = useSwapForm();
  const commands = useSwapCommands(form);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(screenLeft()), [dispatch]);
  // Once a review was opened its place stays: it says why one was closed.
  const isReviewing = form.swap.review !== null;
  const [hasReviewed, setReviewed] = useState(isReviewing);
  if (isReviewing && !hasReviewed) setReviewed(true);
  const unlisted = [form.pair.input, form.pair.output].flatMap((known) =>
    known && !known.isListed && known.currency.kind === 'token' ? [known.currency] : [],
  );
  const [input, output] = [form.pair.input?.currency, form.pair.output?.currency];
  usePageName(
    input && output
      ? intl.formatMessage(texts.pageName, { input: shortenSymbol(input.symbol), output: shortenSymbol(output.symbol) })
      : null,
  );
  return (
    <FormColumn>
      <Card>
        <Column $gap={12}>
          <CardHead form={form} commands={commands} />
          <SwapNotices form={form} />
          <SwapPanels form={form} commands={commands} />
          {form.account && !form.facts.wrap && form.swap.recipient !== null && <RecipientPart form={form} commands={commands} />}
          {form.account && form.pair.input?.currency.kind === 'token' && <ApprovalSteps form={form} />}
          <SwapButton form={form} />
          {form.swap.typedValue !== '' && <SwapStatus form={form} />}
          {form.swap.wrap && <WrapOrder wish={form.swap.wrap} />}
          <PoolsLine form={form} />
          <PriceRow form={form} />
        </Column>
      </Card>
      {unlisted.length > 0 && <UnlistedWarning chainId={form.pair.chain.chainId} currencies={unlisted} />}
      {hasReviewed && <ReviewDialog form={form} commands={commands} />}
    </FormColumn>
  );
}

/** The price and the cost, with what they are made of (SWAP-16); its height stays while a price is being fetched. */
function PriceRow({ form }: { readonly form: SwapForm }) {
  const { quote, facts } = form;
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isWide;
  if (facts.wrap || quote.kind === 'invalid' || quote.kind === 'noRoute') return null;
  if (!quote.trade) return <PriceToCome isOpen={isOpen} />;
  return (
    <TradeSummary
      trade={quote.trade}
      alone={quote.alone}
      facts={facts}
      isPartial={quote.kind === 'partial'}
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    />
  );
}

/** A price that is on its way: its line, the details where they are open, and the opener of past prices. */
function PriceToCome({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Column $gap={0} data-testid="swap-price-to-come">
      <LineToCome $width="50%" />
      {isOpen && <DetailsToCome />}
      <LineToCome $width="25%" />
    </Column>
  );
}

function FirstPriceToCome() {
  return <PriceToCome isOpen={useIsWide()} />;
}
