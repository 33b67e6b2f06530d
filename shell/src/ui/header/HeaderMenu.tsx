import { Icon, IconButton, lazyPart } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { Flyout, SheetToCome } from './Flyout';
import { menuTexts } from './header.messages';

const MenuSheet = lazyPart(async () => (await import(/* webpackChunkName: "header-menus" */ './MenuSheet')).MenuSheet, <SheetToCome />);

/** The button of the page's own menu. */
export function HeaderMenu() {
  const label = useIntl().formatMessage(menuTexts.menu);
  return (
    <Flyout
      dialog="menu"
      label={label}
      trigger={(button) => (
        <IconButton label={label} data-testid="shell-menu-button" {...button}>
          <Icon name="more" />
        </IconButton>
      )}
      Content={MenuSheet}
    />
  );
}
