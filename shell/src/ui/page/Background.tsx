import { backgroundOf, type GradientStop } from '@dex/mf-shared/domain';
import { selectIsDarkMode } from '@dex/mf-shared/state';
import { theme, useActiveChain, useSharedSelector } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';

const Sky = styled.div`
  position: fixed;
  z-index: ${theme.layer.background};
  pointer-events: none;
`;

function stops(gradient: readonly GradientStop[]): string {
  return gradient.map(({ colour, percent }) => `${colour} ${percent}%`).join(', ');
}

/** The network's own light behind the page (SHELL-21). */
export function Background() {
  const background = backgroundOf(useActiveChain());
  const isDark = useSharedSelector(selectIsDarkMode);
  const place =
    background.kind === 'gradient'
      ? {
          top: 0,
          left: 0,
          width: '100vw',
          height: '100vh',
          background: `radial-gradient(150% 100% at 50% 0%, ${stops(isDark ? background.dark : background.light)})`,
        }
      : {
          top: '-100vh',
          left: '-50vw',
          width: '200vw',
          height: '200vh',
          background: `radial-gradient(50% 50% at 50% 50%, ${background.colour} 0%, transparent 100%)`,
        };
  return <Sky aria-hidden="true" data-testid="shell-background" style={place} />;
}
