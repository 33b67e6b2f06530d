/**
 * Stands for styled-components in every build: what our sources and the shell's sections use of it, with its meaning
 * (deploy/docs/styles-stand-in.md).
 */
export { createGlobalStyle } from './createGlobalStyle';
export { css, isStyledComponent, keyframes } from './styleText';
export { styled, styled as default } from './styled';
export { ThemeConsumer, ThemeContext, ThemeProvider, useTheme } from './theme';
