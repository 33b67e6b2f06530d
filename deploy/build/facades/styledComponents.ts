export {
  createGlobalStyle,
  css,
  default,
  isStyledComponent,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withTheme,
} from 'styled-components';
