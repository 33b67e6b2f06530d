import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

const { breakpoint, color, layer, motion, radius, width } = theme;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 16px;
  background: ${color.veil};
  overscroll-behavior: contain;
  animation: ${appear} ${motion.calm} ease-out;
  @media (max-width: ${breakpoint.small}px) {
    align-items: flex-end;
    padding: 0;
  }
`;

export const Panel = styled.div<{ readonly $minHeightVh?: number; readonly $pulled: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${width.dialog};
  max-height: 90vh;
  ${({ $minHeightVh }) => $minHeightVh && `min-height: ${$minHeightVh}vh;`}
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: 0 16px 64px ${color.shadow};
  outline: none;
  ${({ $pulled }) => !$pulled && `transition: transform ${motion.calm} ease-out;`}
  @media (max-width: ${breakpoint.small}px) {
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

export const Grip = styled.div`
  display: none;
  flex: none;
  @media (max-width: ${breakpoint.small}px) and (pointer: coarse) {
    display: block;
    width: 40px;
    height: 4px;
    margin: 8px auto 0;
    border-radius: ${radius.round};
    background: ${color.outline};
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 16px 12px 8px 20px;
  & > button:first-child {
    margin-left: -8px;
  }
  & > h2 {
    flex: 1;
  }
`;

export const Content = styled.div<{ readonly $bare?: boolean }>`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  scroll-padding: 8px 0 104px;
  ${({ $bare }) => ($bare ? '' : 'padding: 8px 20px 20px; overflow-y: auto; overscroll-behavior: contain;')}
`;

/**
 * The end of a dialog with its decision: always in sight, however long what stands above it is; the button at its end stays even
 * where the end itself must scroll. On a very low screen it goes with the rest.
 */
export const Foot = styled.div`
  @media (min-height: 480px) {
    position: sticky;
    /* The padding of what scrolls is no part of where it sticks. */
    bottom: -20px;
    z-index: 1;
    max-height: 60vh;
    overflow-y: auto;
    overscroll-behavior: contain;
    margin: 0 -20px -20px;
    padding: 12px 20px 0;
    background: ${color.surface};
    box-shadow: 0 -1px 0 ${color.hover};
    & > * > button:last-child {
      position: sticky;
      bottom: 20px;
    }
    &::after {
      content: '';
      position: sticky;
      bottom: 0;
      display: block;
      height: 20px;
      background: ${color.surface};
    }
  }
`;
