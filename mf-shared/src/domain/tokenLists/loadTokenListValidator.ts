/** Loads the check of downloaded token lists in its own chunk: `const validate = await loadTokenListValidator(); await validate(json)`. */
export async function loadTokenListValidator() {
  const { validateTokenList } = await import('./tokenListSchema');
  return validateTokenList;
}
