/** Stands for the loading of remotes that a build names; every section is named by the release map. */
export function remotes(): never {
  throw new Error('No section is named at build time');
}
