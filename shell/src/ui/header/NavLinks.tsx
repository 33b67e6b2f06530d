import { selectActiveChainId } from '@dex/mf-shared/state';
import { Link, theme, useLocale, useLocation, useSharedSelector } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isNavActive, isOffered } from '../../domain/navigation';
import { useShell } from '../ShellContext';
import { headerTexts } from './header.messages';

const Bar = styled.nav`
  display: flex;
  gap: 4px;
  @media (max-width: ${theme.breakpoint.large}px) {
    position: fixed;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: ${theme.layer.bar};
    justify-content: space-around;
    padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
    background: ${theme.color.surface};
    box-shadow: 0 -1px 0 ${theme.color.hover};
  }
  @media print, (max-width: ${theme.breakpoint.large}px) and (max-height: 479px) {
    position: static;
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.height.touch};
  padding: 0 16px;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.textMuted};
  text-decoration: none;
  transition: background-color ${theme.motion.quick};
  &:hover {
    color: ${theme.color.text};
    background: ${theme.color.hover};
  }
  &[aria-current='page'] {
    color: ${theme.color.text};
    font-weight: ${theme.fontWeight.strong};
  }
`;

/** The ways to the sections: in the header, on smaller screens at the bottom within reach of the thumb. */
export function NavLinks() {
  const intl = useIntl();
  const { host } = useShell();
  const { pathname } = useLocation();
  const locale = useLocale();
  const chainId = useSharedSelector(selectActiveChainId);
  const links = host.services.sections.links.filter((link) => isOffered(link, chainId));
  return (
    <Bar aria-label={intl.formatMessage(headerTexts.navigation)}>
      {links.map((link) => (
        <Entry
          key={link.key}
          to={link.to}
          data-testid={`shell-nav-${link.key}`}
          aria-current={isNavActive(link, pathname) ? 'page' : undefined}
          onPointerEnter={() => host.preload(link.section)}
          onFocus={() => host.preload(link.section)}
        >
          {link.label[locale]}
        </Entry>
      ))}
    </Bar>
  );
}
