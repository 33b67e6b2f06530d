/** Loads what reads the errors of nodes and wallets in its own chunk: `const { chainErrorOf } = await loadChainErrors()`. */
export async function loadChainErrors() {
  return import(/* webpackChunkName: "chain-errors" */ './chainErrorOf');
}
