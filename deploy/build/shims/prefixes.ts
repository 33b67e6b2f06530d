/**
 * Stands for the table of vendor prefixes that comes with styled-components, which writes none unless it is asked to; nothing here asks.
 * The browsers that run the page need none (the few that are still to be written stand in the styles themselves).
 */
export const prefix = (value: string): string => value;
