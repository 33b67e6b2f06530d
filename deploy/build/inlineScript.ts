import { buildSync } from 'esbuild';

/** A module and all that it imports as the text of one classic script, small enough to stand in the page. Throws when it does not build, or would end its own element. */
export function inlineScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    // Modules are strict already: the word would only weigh.
    tsconfigRaw: '{}',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (text === '' || /<\/script|<!--/i.test(text)) throw new Error(`Not fit to stand in the page: ${entry}`);
  return text;
}
