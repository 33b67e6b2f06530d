/** The name of a section, a federated remote built and released on its own (workspace `mf-{name}`): small letters, digits and dashes. Which there are, the release map says. */
export type RemoteName = string;
