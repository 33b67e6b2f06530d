import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';
import { CurrencyAmountPanel, Icon, IconButton, theme, TokenSelect, useDollars } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Field } from '../../domain/swapUrl';
import { swapTexts } from '../swap.messages';
import type { SwapCommands } from '../useSwapCommands';
import { maxText, type SwapForm } from '../useSwapForm';
import { estimatedText } from './amountTexts';
import { ReceivedValue } from './ReceivedValue';

const Arrow = styled.div`
  display: flex;
  justify-content: center;
  height: 4px;
  margin: 0;
  & > button {
    position: relative;
    z-index: ${theme.layer.body};
    top: -16px;
    width: 36px;
    height: 36px;
    background: ${theme.color.surface};
    box-shadow: 0 0 0 4px ${theme.color.surface};
  }
  & > button::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
`;

/** The two amounts and the arrow between them; the side that was not typed shows the estimate. */
export function SwapPanels({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const intl = useIntl();
  const [choosing, setChoosing] = useState<Field | null>(null);
  return (
    <div>
      <Side field="INPUT" form={form} commands={commands} onChoose={() => setChoosing('INPUT')} />
      <Arrow>
        <IconButton label={intl.formatMessage(swapTexts.switchSides)} data-testid="swap-switch-sides" onClick={commands.switchSides}>
          <Icon name="arrowDown" />
        </IconButton>
      </Arrow>
      <Side field="OUTPUT" form={form} commands={commands} onChoose={() => setChoosing('OUTPUT')} />
      {choosing && (
        <TokenSelect
          selected={(choosing === 'INPUT' ? form.pair.input : form.pair.output)?.currency ?? null}
          onSelect={(currency) => commands.choose(choosing, currency)}
          onDismiss={() => setChoosing(null)}
        />
      )}
    </div>
  );
}

interface SideProps {
  readonly field: Field;
  readonly form: SwapForm;
  readonly commands: SwapCommands;
  readonly onChoose: () => void;
}

function Side({ field, form, commands, onChoose }: SideProps) {
  const intl = useIntl();
  const { pair, quote, swap, balances } = form;
  const isInput = field === 'INPUT';
  const currency = (isInput ? pair.input : pair.output)?.currency ?? null;
  const balance = isInput ? balances.input : balances.output;
  const isTyped = swap.independentField === field;
  const shown = isTyped ? swap.typedValue : estimateOf(form, isInput);
  const max = isInput && currency ? maxText(currency, balance.value) : null;
  // Nothing is worth nothing: an empty form asks for no price.
  const dollars = useDollars(swap.typedValue === '' ? null : currency, amountOf(form, isInput));
  return (
    <CurrencyAmountPanel
      label={intl.formatMessage(labelOf(form, isInput))}
      currency={currency}
      value={shown}
      onChange={(value) => commands.type(field, value)}
      onSelectToken={onChoose}
      balance={balance.value}
      isBalanceSyncing={balance.isSyncing}
      isSpent={isInput}
      onMax={max === null ? undefined : () => commands.type('INPUT', max)}
      dollars={
        isInput ? (
          dollars
        ) : (
          <ReceivedValue
            dollars={dollars}
            impact={form.facts.wrap ? null : form.facts.impact}
            isPartKept={(quote.trade?.keptByToken ?? 0n) > 0n}
          />
        )
      }
      isEstimate={!isTyped}
      dimmed={!isTyped && (quote.kind === 'syncing' || quote.kind === 'partial')}
      testId={isInput ? 'swap-from' : 'swap-to'}
    />
  );
}

/** The estimated side says that its figure is a limit (SWAP-10). */
function labelOf({ swap, facts, quote }: SwapForm, isInput: boolean) {
  const isEstimated = !facts.wrap && quote.trade !== null && (swap.independentField === 'INPUT') !== isInput;
  if (isInput) return isEstimated ? swapTexts.fromAtMost : swapTexts.from;
  return isEstimated ? swapTexts.toAtLeast : swapTexts.to;
}

function amountOf({ facts, quote, amount, swap }: SwapForm, isInput: boolean): RawAmount | null {
  if ((swap.independentField === 'INPUT') === isInput || facts.wrap) return amount === null ? null : rawAmount(amount);
  return quote.trade && rawAmount(isInput ? quote.trade.inputAmount : quote.trade.outputAmount);
}

function estimateOf({ facts, quote, swap }: SwapForm, isInput: boolean): string {
  if (facts.wrap) return swap.typedValue;
  const { trade } = quote;
  if (!trade) return '';
  return isInput ? estimatedText(trade.inputAmount, trade.input, 'up') : estimatedText(trade.outputAmount, trade.output, 'down');
}
