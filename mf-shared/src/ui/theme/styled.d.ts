import type { Theme } from './theme';

declare module 'styled-components' {
  // The library asks for an interface to merge into.
  export interface DefaultTheme extends Theme {}
}
