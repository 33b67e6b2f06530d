import { createContext, useContext } from 'react';
import type { ClaimCommands } from '../domain/ports';

export const ClaimCommandsContext = createContext<ClaimCommands | null>(null);

/** What the screens can do to the chain. */
export function useClaimCommands(): ClaimCommands {
  const commands = useContext(ClaimCommandsContext);
  if (!commands) throw new Error('A claim screen was drawn without its commands');
  return commands;
}
