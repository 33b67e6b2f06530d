import { Button, Spinner } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { claimButtonLook } from './ClaimButton.look';
import { claimButtonTexts } from './claim.messages';
import type { ClaimView } from './useClaim';

interface ClaimButtonProps {
  readonly claim: ClaimView;
  readonly symbol: string;
  /** The network on which claims are made. */
  readonly network: string;
}

/** The one button of a claim: what it says, how it looks and what it does all come from its kind. */
export function ClaimButton({ claim, symbol, network }: ClaimButtonProps) {
  const { tone, command, isBusy } = claimButtonLook[claim.button];
  return (
    <Button
      $size="large"
      $tone={tone}
      disabled={command === 'none'}
      onClick={claim.press}
      data-testid="claim-submit"
      data-kind={claim.button}
    >
      {isBusy && <Spinner />}
      <FormattedMessage key={claim.button} {...claimButtonTexts[claim.button]} values={{ symbol, network }} />
    </Button>
  );
}
