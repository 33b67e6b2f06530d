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
  @media (max-width: ${theme.breakpoint.medium}px) {
    right: 0;
    left: 0;
    flex-direction: row;
    max-width: none;
    padding: 0 12px;
    overflow-x: auto;
    > * {
      flex: 0 0 min(320px, 86vw);
    }
  }
`;

/** Notices: top right, on small screens a strip. Always in the page, so that screen readers hear what is put in. */
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
