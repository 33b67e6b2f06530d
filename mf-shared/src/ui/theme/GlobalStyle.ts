import { createGlobalStyle } from 'styled-components';
import { darkPalette, lightPalette } from '../brand/brand';
import { paletteDeclarations } from './palette';
import { theme } from './theme';

/**
 * Document-wide rules, mounted once by the shell. `data-theme` on the root element chooses the palette; without it the
 * page is light. The fall-back face has the measures of Inter, so that nothing moves when the font arrives.
 */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Inter';
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url('/fonts/inter-latin.woff2') format('woff2');
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Helvetica'), local('Liberation Sans');
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
    size-adjust: 107.06%;
  }
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
    font-size: 16px;
    line-height: 1.4;
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-x: clip;
  }
  body {
    margin: 0;
    min-height: 100vh;
    color: ${theme.color.text};
    background: ${theme.color.page};
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  h1, h2, h3 { font-weight: ${theme.fontWeight.strong}; }
  button, input, textarea, select { font: inherit; color: inherit; }
  output, dd, td, time { font-variant-numeric: tabular-nums; }
  a { color: inherit; }
  img, svg { display: block; }
  :focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
