import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { brand } from './brand';
import { BrandMark } from './BrandMark';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.large};
  font-weight: ${theme.fontWeight.strong};
  letter-spacing: -0.02em;
`;

const Name = styled.span`
  @media (max-width: ${theme.breakpoint.small}px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Mark and name; on a narrow phone the name is left to screen readers. */
export function Wordmark() {
  return (
    <Frame>
      <BrandMark />
      <Name>{brand.name}</Name>
    </Frame>
  );
}
