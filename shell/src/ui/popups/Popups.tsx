import { selectPopups } from '@dex/mf-shared/state';
import { lazyPart, theme, useSharedSelector } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { popupTexts } from './popups.messages';

const PopupCard = lazyPart(async () => (await import(/* webpackChunkName: "popup" */ './PopupCard')).PopupCard);

const Place = styled.div`
  position: fixed;
  top: 80px;
  right: 16px;
  z-index: ${theme.layer.popup};
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 100%;
  max-width: 355px;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  /* Beside a form there is room for it only on a wide screen; elsewhere it lies at the bottom, where forms have their end. */
  @media (max-width: ${theme.breakpoint.huge - 1}px) {
    top: auto;
    right: 0;
    bottom: 24px;
    left: 0;
    flex-direction: row;
    max-width: none;
    padding: 16px;
    overflow-x: auto;
    > * {
      flex: 0 0 min(320px, 86vw);
    }
    > :first-child {
      margin-left: auto;
    }
  }
  @media (max-width: ${theme.breakpoint.large}px) {
    bottom: calc(56px + env(safe-area-inset-bottom));
    padding: 12px;
  }
`;

/** Notices: top right, on smaller screens a strip; under menus and dialogs, since those were asked for. Always in the page, so that screen readers hear what is put in. */
export function Popups() {
  const label = useIntl().formatMessage(popupTexts.region);
  const popups = useSharedSelector(selectPopups).filter(({ show }) => show);
  return (
    <aside aria-label={label}>
      <Place role="log" aria-live="polite" aria-label={label} data-testid="shell-popups">
        {popups.map((popup) => (
          <PopupCard key={popup.key} popup={popup} />
        ))}
      </Place>
    </aside>
  );
}
