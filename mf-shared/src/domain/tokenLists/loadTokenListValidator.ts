/** Loads the check of downloaded token lists in its own chunk: `(await loadTokenListValidator())(json)`. */
export async function loadTokenListValidator() {
  const { validateTokenList } = await import('./tokenListSchema');
  return validateTokenList;
}
