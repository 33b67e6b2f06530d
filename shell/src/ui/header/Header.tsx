import { brand, Link, theme, Wordmark } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ClaimButton } from './ClaimButton';
import { ConnectStatusButton } from './ConnectStatusButton';
import { GovernanceAmount } from './GovernanceAmount';
import { HeaderMenu } from './HeaderMenu';
import { headerTexts } from './header.messages';
import { NavLinks } from './NavLinks';
import { NetworkMenu } from './NetworkMenu';

/** From here on the header lies over content and needs a ground of its own, in pixels. */
const SOLID_FROM = 45;

const Frame = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  display: grid;
  /* The sections stand beside the name: what appears among the tools moves nothing. */
  grid-template-columns: auto auto minmax(max-content, 1fr);
  align-items: center;
  gap: 16px;
  min-height: ${theme.height.header};
  padding: 8px 16px;
  transition: background-color ${theme.motion.quick};
  &[data-solid='true'] {
    background: ${theme.color.page};
    box-shadow: 0 1px 0 ${theme.color.hover};
  }
  @media (max-width: ${theme.breakpoint.large}px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  @media (max-width: ${theme.breakpoint.small}px) {
    gap: 8px;
    padding: 8px 12px;
  }
  @media print, (max-height: 479px) {
    position: relative;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
  white-space: nowrap;
  button {
    flex: none;
  }
  /* A long name gives way before anything else does. */
  > [data-testid='shell-connect'] {
    flex: 0 1 auto;
    min-width: 64px;
    max-width: 200px;
    overflow: hidden;
  }
  /* As wide while it is waited for as with its name or its address: what stands beside it keeps its place. */
  &:is(:root[data-account] *) > [data-kind='invitation'],
  > [data-kind='reconnecting'],
  > [data-kind='account'] {
    flex-basis: 156px;
    justify-content: flex-start;
  }
  @media (max-width: ${theme.breakpoint.small}px) {
    gap: 4px;
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-width: ${theme.height.touch};
  min-height: ${theme.height.touch};
  border-radius: ${theme.radius.small};
  text-decoration: none;
`;

const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${theme.layer.flyout};
  padding: 8px 16px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SOLID_FROM);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}

/** The header: home, the sections, and who and where the person is. */
export function Header() {
  const intl = useIntl();
  return (
    <>
      <Skip
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        <FormattedMessage {...headerTexts.skip} />
      </Skip>
      <Frame data-solid={useIsScrolled()}>
        <Home to={brand.links.home} aria-label={intl.formatMessage(headerTexts.home, { name: brand.name })} data-testid="shell-home">
          <Wordmark />
        </Home>
        <NavLinks />
        <Tools>
          <ClaimButton />
          <GovernanceAmount />
          <NetworkMenu />
          <ConnectStatusButton />
          <HeaderMenu />
        </Tools>
      </Frame>
    </>
  );
}
