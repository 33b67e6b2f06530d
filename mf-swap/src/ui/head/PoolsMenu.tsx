import type { PoolChoice } from '@dex/mf-shared/domain';
import { Button, Column, Icon, Text, VisuallyHidden } from '@dex/mf-shared/ui';
import { Menu, MenuRadio } from '@dex/mf-shared/ui/controls';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasPoolChoice } from '../../state/selectPair';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { headTexts as texts } from './head.messages';

const CHOICES: readonly PoolChoice[] = ['auto', 'v2', 'v3'];

/** Through which pools swaps go, as a small choice, where the network has one (SWAP-15). */
export function PoolsMenu({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const label = useIntl().formatMessage(texts.pools);
  const { chain, choice } = form.pair;
  if (!hasPoolChoice(form.pair)) return null;
  const offered = CHOICES.filter((each) => each === 'auto' || chain[each]);
  return (
    <Menu
      label={label}
      trigger={(trigger) => (
        <Button $tone="text" $size="small" data-testid="swap-version" {...trigger}>
          <VisuallyHidden>
            <span>{label}</span>
          </VisuallyHidden>
          <FormattedMessage {...texts[choice]} />
          <Icon name="chevronDown" size={16} />
        </Button>
      )}
    >
      {(close) =>
        offered.map((each) => (
          <MenuRadio
            key={each}
            aria-checked={each === choice}
            data-testid={`swap-use-${each}`}
            onClick={() => {
              commands.choosePools(each);
              close();
            }}
          >
            <Column $gap={0}>
              <FormattedMessage {...texts[each]} />
              {each === 'auto' && (
                <Text $size="small" $tone="textMuted">
                  <FormattedMessage {...texts.autoHelp} />
                </Text>
              )}
            </Column>
            {each === choice && <Icon name="check" size={16} />}
          </MenuRadio>
        ))
      }
    </Menu>
  );
}
