import { Icon, IconButton, theme } from '@dex/mf-shared/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { swapTexts } from '../swap.messages';

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const Sheet = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${theme.layer.flyout};
  width: min(360px, calc(100vw - 64px));
  padding: ${theme.space.large};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow:
    0 8px 40px ${theme.color.shadow},
    0 0 0 1px ${theme.color.hover};
`;

/** The details of a trade on hover, on tap and by keyboard (SWAP-16); Escape and a tap put them away. */
export function DetailsHint({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const [isHovered, setHovered] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const isOpen = isHovered || isPinned;
  const close = () => {
    setHovered(false);
    setPinned(false);
  };
  return (
    <Frame
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <IconButton
        label={intl.formatMessage(swapTexts.details)}
        aria-expanded={isOpen}
        data-testid="swap-details-open"
        onClick={() => setPinned(!isPinned)}
      >
        <Icon name="info" />
      </IconButton>
      {isOpen && (
        <Sheet role="group" aria-label={intl.formatMessage(swapTexts.details)}>
          {children}
        </Sheet>
      )}
    </Frame>
  );
}
