export {
  createGlobalStyle,
  css,
  default,
  isStyledComponent,
  keyframes,
  styled,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
} from 'styled-components';
