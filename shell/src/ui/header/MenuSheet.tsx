import { LOCALES } from '@dex/mf-shared/contract';
import { darkModeChosen, localeChosen, selectIsDarkMode } from '@dex/mf-shared/state';
import {
  brand,
  Icon,
  Text,
  useCloseDialog,
  useDispatch,
  useLocale,
  useOpenDialog,
  useServices,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { MenuItem, MenuLink, MenuRadio } from '@dex/mf-shared/ui/controls';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FlyoutContentProps } from './Flyout';
import { menuTexts } from './header.messages';

/** Each language in its own words. */
const LANGUAGE_NAMES = { 'en-US': 'English', 'zh-CN': '简体中文' } as const;

/** About, Docs, Language and the theme. */
export function MenuSheet({ onShown }: FlyoutContentProps) {
  const dispatch = useDispatch();
  const close = useCloseDialog();
  const open = useOpenDialog();
  const { bus } = useServices();
  const locale = useLocale();
  const isDark = useSharedSelector(selectIsDarkMode);
  useEffect(onShown, [onShown]);
  const left = (url: string) => {
    bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url } });
    close();
  };
  return (
    <>
      {(['about', 'docs'] as const).map((entry) => (
        <MenuLink key={entry} href={brand.links[entry]} onClick={() => left(brand.links[entry])}>
          <FormattedMessage {...menuTexts[entry]} />
          <Icon name="external" size={16} />
        </MenuLink>
      ))}
      <MenuLink href="/notices.txt" onClick={close}>
        <FormattedMessage {...menuTexts.licences} />
      </MenuLink>
      <MenuItem data-testid="shell-this-build" onClick={() => open({ kind: 'thisBuild' })}>
        <FormattedMessage {...menuTexts.thisBuild} />
      </MenuItem>
      <MenuItem data-testid="shell-theme-toggle" onClick={() => dispatch(darkModeChosen(!isDark))}>
        <FormattedMessage {...(isDark ? menuTexts.light : menuTexts.dark)} />
        <Icon name={isDark ? 'sun' : 'moon'} size={16} />
      </MenuItem>
      <Text as="p" $size="small" $tone="textMuted" role="presentation" style={{ padding: '8px 12px 4px' }}>
        <FormattedMessage {...menuTexts.language} />
      </Text>
      {LOCALES.map((offered) => (
        <MenuRadio
          key={offered}
          aria-checked={offered === locale}
          lang={offered}
          data-testid={`shell-locale-${offered}`}
          onClick={() => {
            dispatch(localeChosen(offered));
            close();
          }}
        >
          <span>{LANGUAGE_NAMES[offered]}</span>
          {offered === locale && <Icon name="check" size={16} />}
        </MenuRadio>
      ))}
    </>
  );
}
