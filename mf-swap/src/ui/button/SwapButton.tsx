import { shortenSymbol } from '@dex/mf-shared/domain';
import { Button, useOpenDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { SwapForm } from '../useSwapForm';
import { useSwapCommands } from '../useSwapCommands';
import { SWAP_BUTTON_LOOK } from './SwapButton.look';
import { swapButtonTexts } from './SwapButton.messages';

/** The main button: what it says, its colour and what it does all follow from one kind. */
export function SwapButton({ form }: { readonly form: SwapForm }) {
  const openDialog = useOpenDialog();
  const commands = useSwapCommands(form);
  const { pair, facts } = form;
  const { tone, command } = SWAP_BUTTON_LOOK[facts.button];
  const press = {
    none: () => undefined,
    connect: () => openDialog({ kind: 'wallet' }),
    openWallet: () => openDialog({ kind: 'wallet' }),
    wrap: commands.wrap,
    review: commands.review,
  }[command];
  const values = {
    native: pair.chain.native.symbol,
    wrapped: pair.chain.wrappedNative.symbol,
    symbol: pair.input ? shortenSymbol(pair.input.currency.symbol) : '',
    network: pair.chain.label,
  };
  return (
    <Button $size="large" $tone={tone} disabled={command === 'none'} data-testid="swap-button" data-kind={facts.button} onClick={press}>
      <FormattedMessage {...swapButtonTexts[facts.button]} values={values} />
    </Button>
  );
}
