import { Button, ConnectButton, defineTexts, FormStatus, type TextDefinition, ChangingLabel } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import type { RemoveButtonKind } from '../../../domain/v3/removeButton';
import type { RemoveForm } from './useRemoveForm';

const labels: Readonly<Record<Exclude<RemoveButtonKind, 'connectWallet'>, TextDefinition>> = defineTexts({
  closed: { id: 'pool.v3.removeButton.closed', defaultMessage: 'Closed' },
  enterPercent: { id: 'pool.v3.removeButton.enterPercent', defaultMessage: 'Enter a percent' },
  notYours: { id: 'pool.v3.removeButton.notYours', defaultMessage: 'Only the owner can remove it' },
  amountsUnknown: { id: 'pool.v3.removeButton.amountsUnknown', defaultMessage: 'Loading' },
  remove: { id: 'pool.v3.removeButton.remove', defaultMessage: 'Remove' },
});

/** The removal's button: what it says and whether it can be pressed come from one kind. */
export function RemoveButton({ form: { button, remove } }: { readonly form: Pick<RemoveForm, 'button' | 'remove'> }) {
  const intl = useIntl();
  if (button === 'connectWallet') return <ConnectButton />;
  const label = intl.formatMessage(labels[button]);
  return (
    <>
      <Button $size="large" disabled={button !== 'remove'} data-testid="pool-v3-remove-button" data-kind={button} onClick={remove}>
        <ChangingLabel text={label} />
      </Button>
      <FormStatus text={button === 'remove' || button === 'enterPercent' ? '' : label} testId="pool-v3-remove-heard" />
    </>
  );
}
