import { FormattedMessage } from 'react-intl';
import { Notice } from '../primitives/Notice';
import { connectTexts } from './connect.messages';

/** Said where a wallet was asked for another network and did not switch. */
export function SwitchRefused() {
  return (
    <Notice kind="error" testId="shared-switch-refused">
      <FormattedMessage {...connectTexts.refused} />
    </Notice>
  );
}
