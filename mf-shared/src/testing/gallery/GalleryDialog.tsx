import { SettingsPanel } from '../../ui/settings/SettingsPanel';
import { TokenSelectDialog } from '../../ui/tokens/TokenSelectDialog';
import { UnsupportedAssetsDialog } from '../../ui/tokens/UnsupportedAssetsDialog';
import { ConfirmByTyping } from '../../ui/dialogs/ConfirmByTyping';
import { TransactionDialogView, type TransactionView } from '../../ui/transactions/TransactionDialogView';
import { HASH, LONG, USDC } from './samples';

const nothing = () => undefined;

const views: Readonly<Record<string, TransactionView>> = {
  waiting: { kind: 'waiting', doing: 'Swapping 1 ETH for 3,500 USDC' },
  submitted: { kind: 'submitted', chainId: 1, hash: HASH, addable: USDC },
  error: {
    kind: 'error',
    message: 'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  },
};

/** One of the shared dialogs by its name, for looking at. */
export function GalleryDialog({ name }: { readonly name: string }) {
  const view = views[name];
  if (view) return <TransactionDialogView view={view} onDismiss={nothing} />;
  switch (name) {
    case 'settings':
      return <SettingsPanel onDismiss={nothing} />;
    case 'tokens':
      return <TokenSelectDialog selected={USDC} onSelect={nothing} onDismiss={nothing} />;
    case 'unsupported':
      return <UnsupportedAssetsDialog tokens={[USDC, LONG]} onDismiss={nothing} />;
    case 'confirm':
      return (
        <ConfirmByTyping title="Are you sure?" word="confirm" onConfirm={nothing} onDismiss={nothing}>
          It cannot be undone.
        </ConfirmByTyping>
      );
    default:
      return null;
  }
}
