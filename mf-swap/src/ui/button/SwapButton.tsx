import { Button, useOpenDialog, ChangingLabel } from '@dex/mf-shared/ui';
import type { SwapForm } from '../useSwapForm';
import { useSwapCommands } from '../useSwapCommands';
import { SWAP_BUTTON_LOOK } from './SwapButton.look';
import { useButtonText } from './useButtonText';

/** The main button: what it says, its colour and what it does all follow from one kind. */
export function SwapButton({ form }: { readonly form: SwapForm }) {
  const openDialog = useOpenDialog();
  const commands = useSwapCommands(form);
  const text = useButtonText(form);
  const { facts } = form;
  const { tone, command } = SWAP_BUTTON_LOOK[facts.button];
  const press = {
    none: () => undefined,
    connect: () => openDialog({ kind: 'wallet' }),
    openWallet: () => openDialog({ kind: 'wallet' }),
    wrap: commands.wrap,
    review: commands.review,
  }[command];
  return (
    <Button $size="large" $tone={tone} disabled={command === 'none'} data-testid="swap-button" data-kind={facts.button} onClick={press}>
      <ChangingLabel text={text} />
    </Button>
  );
}
