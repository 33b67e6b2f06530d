import { createContext } from 'react';

/** Where a part of the page that broke while it was drawn is reported; nobody wants to know by default. */
export const CrashReport = createContext<(error: Error) => void>(() => undefined);
