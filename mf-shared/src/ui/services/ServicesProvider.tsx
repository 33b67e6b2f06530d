import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import type { SharedStore, ShellServices } from '../../contract/services';
import { theme } from '../theme/theme';
import { ServicesContext } from './ServicesContext';

/** The provider reads a store through these three functions alone; the contract leaves the library's other members out. */
function isReduxStore(store: SharedStore): store is SharedStore & Store {
  return typeof store.getState === 'function' && typeof store.dispatch === 'function' && typeof store.subscribe === 'function';
}

interface ServicesProviderProps {
  readonly services: ShellServices;
  readonly children: ReactNode;
}

/** Store, services and theme for a tree of screens: the shell's own, and each mounted section's. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  const { store } = services;
  if (!isReduxStore(store)) throw new Error('The shared store lacks a part');
  return (
    <ServicesContext value={services}>
      <Provider store={store}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </Provider>
    </ServicesContext>
  );
}
