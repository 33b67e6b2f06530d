import { paths } from '@dex/mf-shared/contract';
import { Icon, IconButton, useNavigate } from '@dex/mf-shared/ui';
import { Menu, MenuItem } from '@dex/mf-shared/ui/controls';
import { FormattedMessage, useIntl } from 'react-intl';
import { swapTexts } from '../swap.messages';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { headTexts as texts } from './head.messages';

/** What is seldom wanted of a swap: somebody else who receives, or a transfer in place of it. */
export function CardMenu({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const navigate = useNavigate();
  const label = useIntl().formatMessage(texts.more);
  const isAdded = form.swap.recipient !== null;
  // Wrapping pays whoever asks for it.
  const mayBeOther = form.account && !form.facts.wrap;
  return (
    <Menu
      label={label}
      trigger={(trigger) => (
        <IconButton label={label} data-testid="swap-menu" {...trigger}>
          <Icon name="more" />
        </IconButton>
      )}
    >
      {(close) => (
        <>
          {mayBeOther && (
            <MenuItem
              data-testid={isAdded ? 'swap-drop-recipient' : 'swap-add-recipient'}
              onClick={() => {
                close();
                commands.setRecipient(isAdded ? null : '');
              }}
            >
              <FormattedMessage {...(isAdded ? swapTexts.removeRecipient : texts.addRecipient)} />
              <Icon name={isAdded ? 'minus' : 'plus'} size={16} />
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              close();
              void navigate(paths.send());
            }}
          >
            <FormattedMessage {...texts.send} />
            <Icon name="sent" size={16} />
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
