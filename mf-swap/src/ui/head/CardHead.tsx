import { Heading, Icon, IconButton, LoadFailed, Row, useOpenDialog } from '@dex/mf-shared/ui';
import { type ComponentType, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasPoolChoice } from '../../state/selectPair';
import { swapTexts as texts } from '../swap.messages';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import type { CardMenusProps } from './CardMenus';
import { type HeadMenu, MoreButton, PoolsButton } from './HeadButtons';

/** Whether the focus is where it was, or nowhere in particular: not in a field, on another button or in a dialog by now. */
function isStillAt(place: Element | null, head: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === place || activeElement?.contains(head) === true;
}

/** The head of the card: its name, the choice of pools, what is seldom wanted, the settings. The code of the menus comes with the first press on one. */
export function CardHead({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const head = useRef<HTMLDivElement>(null);
  const [Menus, setMenus] = useState<ComponentType<CardMenusProps> | 'none' | 'coming' | 'failed'>('none');
  const [awaited, setAwaited] = useState<HeadMenu | null>(null);
  const ask = (menu: HeadMenu) => {
    const place = document.activeElement;
    setAwaited(menu);
    setMenus('coming');
    import('./CardMenus').then(
      ({ CardMenus }) => {
        if (!isStillAt(place, head.current)) setAwaited(null);
        setMenus(() => CardMenus);
      },
      () => setMenus('failed'),
    );
  };
  const opener = (menu: HeadMenu) =>
    ({
      'aria-expanded': false,
      'aria-haspopup': 'menu',
      'aria-busy': Menus === 'coming' && menu === awaited,
      onClick: () => ask(menu),
    }) as const;
  return (
    <>
      <Row $justify="space-between">
        <Heading>
          <FormattedMessage {...texts.title} />
        </Heading>
        <Row ref={head} $gap={4} $justify="end" $room="rest">
          {typeof Menus === 'string' ? (
            <>
              {hasPoolChoice(form.pair) && <PoolsButton form={form} {...opener('pools')} />}
              <MoreButton {...opener('more')} />
            </>
          ) : (
            <Menus form={form} commands={commands} awaited={awaited} />
          )}
          <IconButton
            edge="end"
            label={intl.formatMessage(texts.settings)}
            data-testid="swap-settings"
            onClick={() => openDialog({ kind: 'settings' })}
          >
            <Icon name="settings" />
          </IconButton>
        </Row>
      </Row>
      {Menus === 'failed' && awaited && <LoadFailed onRetry={() => ask(awaited)} />}
    </>
  );
}
