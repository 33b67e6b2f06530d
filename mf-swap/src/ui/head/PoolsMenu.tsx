import type { PoolChoice } from '@dex/mf-shared/domain';
import { Column, Icon, Text } from '@dex/mf-shared/ui';
import { Menu, MenuRadio } from '@dex/mf-shared/ui/controls';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { headTexts as texts } from './head.messages';
import { menuTexts } from './menu.messages';
import { PoolsButton } from './HeadButtons';

const CHOICES: readonly PoolChoice[] = ['auto', 'v2', 'v3'];

interface PoolsMenuProps {
  readonly form: SwapForm;
  readonly commands: SwapCommands;
  readonly startsOpen: boolean;
}

/** Through which pools swaps go, as a small choice, where the network has one (SWAP-15). */
export function PoolsMenu({ form, commands, startsOpen }: PoolsMenuProps) {
  const label = useIntl().formatMessage(texts.pools);
  const { chain, choice } = form.pair;
  const offered = CHOICES.filter((each) => each === 'auto' || chain[each]);
  return (
    <Menu label={label} startsOpen={startsOpen} trigger={(trigger) => <PoolsButton form={form} {...trigger} />}>
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
                  <FormattedMessage {...menuTexts.autoHelp} />
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
