/** Imports a TypeScript module of this project; only after the packages are installed. */
export async function importTypeScript(path) {
  const { register } = await import('tsx/esm/api');
  register();
  return import(new URL(path, import.meta.url).href);
}
