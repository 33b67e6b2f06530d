import { useOpenDialog, ChangingLabel } from '@dex/mf-shared/ui';
import type { SwapForm } from '../useSwapForm';
import { useSwapCommands } from '../useSwapCommands';
import { SWAP_BUTTON_LOOK } from './SwapButton.look';
import { SwapButtonFace } from './SwapButtonFace';
import { useButtonText } from './useButtonText';

/** The main button: what it says, its colour and what it does all follow from one kind. */
export function SwapButton({ form }: { readonly form: SwapForm }) {
  const openDialog = useOpenDialog();
  const commands = useSwapCommands(form);
  const text = useButtonText(form);
  const { facts } = form;
  const press = {
    none: () => undefined,
    connect: () => openDialog({ kind: 'wallet' }),
    openWallet: () => openDialog({ kind: 'wallet' }),
    wrap: commands.wrap,
    review: commands.review,
  }[SWAP_BUTTON_LOOK[facts.button].command];
  return (
    <SwapButtonFace kind={facts.button} onPress={press}>
      <ChangingLabel text={text} />
    </SwapButtonFace>
  );
}
