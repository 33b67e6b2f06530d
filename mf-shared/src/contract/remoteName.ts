/** The sections of the application, each a federated remote built and released on its own (workspace `mf-{name}`). */
export const REMOTE_NAMES = ['swap', 'pool', 'claim', 'governance'] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];
