import { createContext, useContext } from 'react';
import type { GovernanceCommands } from '../domain/ports';

export const GovernanceCommandsContext = createContext<GovernanceCommands | null>(null);

/** What the screens can do to the chain. */
export function useGovernanceCommands(): GovernanceCommands {
  const commands = useContext(GovernanceCommandsContext);
  if (!commands) throw new Error('A governance screen was drawn without its commands');
  return commands;
}
