import { selectPopups } from '@dex/mf-shared/state';
import { lazyPart, theme, useSharedSelector } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { popupRegionTexts } from './popupRegion.messages';

const PopupCard = lazyPart(async () => (await import(/* webpackChunkName: "popup" */ './PopupCard')).PopupCard);

const Place = styled.div`
  position: fixed;
  top: calc(${theme.height.header} + 2px);
  right: 0;
  left: 0;
  z-index: ${theme.layer.popup};
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 0 12px;
  overflow-x: auto;
  pointer-events: none;
  scrollbar-width: none;
  > * {
    flex: 0 0 min(560px, 100%);
    pointer-events: auto;
  }
  > :first-child {
    margin-left: auto;
  }
  > :last-child {
    margin-right: auto;
  }
  @media (max-height: 479px) {
    top: auto;
    bottom: 0;
  }
`;

/** Notices: a strip in the room that every screen leaves below the header, so that none covers an action; under menus and dialogs, since those were asked for. Always in the page, so that screen readers hear what is put in. */
export function Popups() {
  const label = useIntl().formatMessage(popupRegionTexts.region);
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
