/** Where the chain layer writes what a developer may want to know; nothing of it is shown to a user. */
export interface ChainLog {
  debug(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

/** Writes to the browser console at the matching level. */
export const consoleLog: ChainLog = {
  debug: (message, cause) => console.debug(message, cause ?? ''),
  error: (message, cause) => console.error(message, cause ?? ''),
};
