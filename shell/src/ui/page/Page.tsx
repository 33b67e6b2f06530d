import { isBlocked } from '@dex/mf-shared/domain';
import { holdPlace, keepFocus, theme, useAccount, VisuallyHidden } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { RemoteOutlet } from '../outlet/RemoteOutlet';
import { Banners } from '../banners/Banners';
import { Header } from '../header/Header';
import { ModalHost } from '../ModalHost';
import { Popups } from '../popups/Popups';
import { useShell } from '../ShellContext';
import { Arrivals } from './Arrivals';
import { Background } from './Background';
import { BlockBadge } from './BlockBadge';
import { BlockedPage } from './BlockedPage';
import { ConnectionAnnouncer } from './ConnectionAnnouncer';
import { FiguresAge } from './FiguresAge';
import { NoScreen } from './NoScreen';
import { ScreenPlaceholder } from './ScreenPlaceholder';
import { useAwaitedMark } from './useAwaitedMark';
import { useDocumentLanguage } from './useDocumentLanguage';
import { useDocumentTitle } from './useDocumentTitle';
import { useSectionMatch } from './useSectionMatch';

const Main = styled.main`
  position: relative;
  z-index: ${theme.layer.body};
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-height: 70vh;
  /* Between the header and what it begins with there is room for a notice. */
  padding: 120px 16px 96px;
  outline: none;
  @media (max-width: ${theme.breakpoint.medium}px) {
    padding: 120px 12px 96px;
  }
  @media print, (max-height: 479px) {
    padding-top: 56px;
  }
`;

/** The heading of a screen that brings none, since it is not there yet or what it is about could not be read (SHELL-25). */
const Unnamed = styled(VisuallyHidden)`
  :has(h1:not(&)) > & {
    display: none;
  }
`;

const SCREEN = { kind: 'screen' } as const;

/** The one page: header, the screen of the address, and what lies over it. A blocked account sees none of it. */
export function Page() {
  const { host } = useShell();
  const account = useAccount();
  const match = useSectionMatch();
  useDocumentLanguage();
  useAwaitedMark();
  const name = useDocumentTitle();
  useFocusKept();
  if (isBlocked(account)) return <BlockedPage />;
  return (
    <>
      <Background />
      <Header />
      <Main id="main" tabIndex={-1}>
        <FiguresAge />
        <Banners />
        {match ? (
          <RemoteOutlet
            key={match.section}
            host={host}
            remote={match.section}
            view={SCREEN}
            placeholder={<ScreenPlaceholder key={match.route} section={match.section} route={match.route} />}
          />
        ) : (
          <NoScreen />
        )}
        <Unnamed as="h1" data-of-page="">
          {name}
        </Unnamed>
      </Main>
      <BlockBadge />
      <ModalHost />
      <ConnectionAnnouncer />
      <Arrivals />
      <Popups />
    </>
  );
}

/** A button that goes or is switched off by its press takes the keyboard to where it stood, not to the top of the page; dialogs look after themselves. */
function useFocusKept(): void {
  useEffect(
    () =>
      keepFocus(document.body, (lost) => {
        if (!lost.ancestors.some((ancestor) => ancestor.hasAttribute('aria-modal'))) holdPlace(lost);
      }),
    [],
  );
}
