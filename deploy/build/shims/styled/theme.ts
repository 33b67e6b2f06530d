import { createContext, createElement, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';

type Theme = Readonly<Record<string, unknown>>;

export const ThemeContext = createContext<Theme | undefined>(undefined);
export const ThemeConsumer = ThemeContext.Consumer;

/** The theme around the component. Throws where there is none. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('There is no theme here');
  return theme;
}

interface ThemeProviderProps {
  /** What is added to the theme around it, or what makes one of that. */
  readonly theme: Theme | ((outer: Theme | undefined) => Theme);
  readonly children?: ReactNode;
}

export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  const outer = useContext(ThemeContext);
  const value = useMemo(() => (typeof theme === 'function' ? theme(outer) : { ...outer, ...theme }), [theme, outer]);
  return createElement(ThemeContext, { value }, children);
}
