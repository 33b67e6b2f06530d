import { createContext, useContext } from 'react';
import type { ShellServices } from '../../contract/services';

export const ServicesContext = createContext<ShellServices | null>(null);

/** What the shell hands to every screen. */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A screen was drawn outside of the services provider');
  return services;
}
