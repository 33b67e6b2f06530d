import { paths } from '@dex/mf-shared/contract';
import { Icon, useNavigate } from '@dex/mf-shared/ui';
import { Menu, MenuItem } from '@dex/mf-shared/ui/controls';
import { FormattedMessage, useIntl } from 'react-intl';
import { swapTexts } from '../swap.messages';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { headTexts as texts } from './head.messages';
import { menuTexts } from './menu.messages';
import { MoreButton } from './HeadButtons';

interface CardMenuProps {
  readonly form: SwapForm;
  readonly commands: SwapCommands;
  readonly startsOpen: boolean;
}

/** What is seldom wanted of a swap: somebody else who receives, or a transfer in place of it. */
export function CardMenu({ form, commands, startsOpen }: CardMenuProps) {
  const navigate = useNavigate();
  const label = useIntl().formatMessage(texts.more);
  const isAdded = form.swap.recipient !== null;
  // Wrapping pays whoever asks for it.
  const mayBeOther = form.account && !form.facts.wrap;
  return (
    <Menu label={label} startsOpen={startsOpen} trigger={(trigger) => <MoreButton {...trigger} />}>
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
              <FormattedMessage {...(isAdded ? swapTexts.removeRecipient : menuTexts.addRecipient)} />
              <Icon name={isAdded ? 'minus' : 'plus'} size={16} />
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              close();
              void navigate(paths.send());
            }}
          >
            <FormattedMessage {...menuTexts.send} />
            <Icon name="sent" size={16} />
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
