import { Link, theme, useLocation } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isNavActive, NAV_ENTRIES } from '../../domain/navigation';
import { useShell } from '../ShellContext';
import { headerTexts, navTexts } from './header.messages';

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
  return (
    <Bar aria-label={intl.formatMessage(headerTexts.navigation)}>
      {NAV_ENTRIES.map((entry) => (
        <Entry
          key={entry.key}
          to={entry.to}
          data-testid={`shell-nav-${entry.key}`}
          aria-current={isNavActive(entry, pathname) ? 'page' : undefined}
          onPointerEnter={() => host.preload(entry.remote)}
          onFocus={() => host.preload(entry.remote)}
        >
          <FormattedMessage {...navTexts[entry.key]} />
        </Entry>
      ))}
    </Bar>
  );
}
