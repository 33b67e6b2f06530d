import { createElement, useEffect, useInsertionEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { darkPalette, lightPalette } from '../brand/brand';
import { adoptFontFaces } from './fontFaces';
import { paletteDeclarations } from './palette';
import { theme } from './theme';

const Rules = createGlobalStyle`
  :root {
    color-scheme: light;
    ${paletteDeclarations(lightPalette)}
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${paletteDeclarations(darkPalette)}
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    font-family: 'Inter', 'Inter Fallback', system-ui, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif;
    font-size: 100%;
    line-height: 1.4;
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-x: clip;
    /* What has the focus is never under the bars. */
    scroll-padding: 80px 0;
  }
  /* Where so little height is left, the bars lie in the page. */
  @media (max-height: 479px) {
    html { scroll-padding: 8px 0; }
  }
  body {
    margin: 0;
    min-height: 100vh;
    color: ${theme.color.text};
    background: ${theme.color.page};
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  /* No word stands alone on the last line. */
  body { text-wrap: pretty; }
  button, h1, h2, h3 { text-wrap: balance; }
  h1, h2, h3 { font-weight: ${theme.fontWeight.strong}; }
  button, input, textarea, select { font: inherit; color: inherit; }
  output, dd, td, time { font-variant-numeric: tabular-nums; }
  a { color: inherit; }
  img, svg { display: block; }
  :focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  /* Figures that may not hold any more are dimmed wherever they stand; one within another once. */
  :root[data-figures='old'] [data-figure]:not([data-figure] *) { opacity: 0.6; }
  /* While the wallet of an earlier visit is asked, nobody is invited to connect: the place of the words stands there, from the first picture on (SHELL-26). */
  :root[data-account] :is([data-kind='invitation'], [data-kind='connectWallet']) {
    background: ${theme.color.inset} !important;
    color: transparent !important;
  }
  /* No transition rather than a very short one: that would begin on everything that changes, and show a mix of both palettes on the way. */
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** The wish for more contrast; null where the browser cannot say: the crash page stands on these rules too, and must be drawn whatever failed before it. */
function contrastWish(): MediaQueryList | null {
  try {
    return matchMedia('(forced-colors: active), (prefers-contrast: more)');
  } catch {
    return null;
  }
}

/** Who asked for more contrast gets rules of their own, which nobody else loads. */
function followContrast(): (() => void) | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const wish = contrastWish();
  if (!wish) return undefined;
  const look = () => {
    if (wish.matches) void import('./contrastRules').then(({ adoptContrastRules }) => adoptContrastRules(document));
  };
  look();
  wish.addEventListener('change', look);
  return () => wish.removeEventListener('change', look);
}

/**
 * Document-wide rules and the font, mounted once by the shell. `data-theme` on the root element chooses the palette; without it the
 * page is light.
 */
export function GlobalStyle() {
  useInsertionEffect(() => adoptFontFaces(document), []);
  useEffect(followContrast, []);
  return createElement(Rules);
}
