import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './precompress';

/** Where text becomes markup or code. The page's policy (Trusted Types) refuses each of them, so that code which has one fails when it gets there. */
const SINKS: readonly RegExp[] = [
  /\.innerHTML\s*\+?=(?!=)/g,
  /\.outerHTML\s*\+?=(?!=)/g,
  /\[\s*["'`](?:inner|outer)HTML["'`]\s*\]\s*=(?!=)/g,
  /\binsertAdjacentHTML\b/g,
  /\bdocument\.write(?:ln)?\b/g,
  /\.parseFromString\b/g,
  /\bcreateContextualFragment\b/g,
  /\b(?:set|parse)HTMLUnsafe\b/g,
  /\.srcdoc\s*=(?!=)/gi,
  /[sS]etAttribute\(\s*["'`]srcdoc/g,
  /(?<![\w$.])eval\(/g,
  /(?<![\w$.])(?:new\s+)?Function\(/g,
];

/** What a library holds and never reaches here: the text as the minifier leaves it, the chunk it may stand in, and why it is not reached. */
interface Harmless {
  readonly file: RegExp;
  readonly text: RegExp;
  readonly because: string;
}

const HARMLESS: readonly Harmless[] = [
  {
    file: /^main\.js$/,
    text: /\.innerHTML="<script><\\\/script>"/g,
    because: 'React makes a script element so; no component draws one',
  },
  {
    file: /^main\.js$/,
    text: /\.innerHTML=[\w$]+\}\}break;case"(?:multiple|children)":/g,
    because: 'React’s dangerouslySetInnerHTML, which lint forbids in our sources',
  },
  {
    file: /^wallet-coinbase\./,
    text: /\.__html==[\w$]+\.innerHTML\)\|\|\([\w$]+\.innerHTML=[\w$]+\.__html\)|&&\([\w$]+\.innerHTML=""\)/g,
    because: 'Preact’s dangerouslySetInnerHTML; the wallet’s own dialogs set no markup, and refused they would only miss a picture',
  },
];

/** The sinks in a script, each with the text around it; those that are known to be harmless in this file left out. */
export function findMarkupSinks(file: string, source: string): string[] {
  const harmless = HARMLESS.filter((each) => each.file.test(file));
  const text = harmless.reduce((rest, each) => rest.replace(each.text, ' '), source);
  return SINKS.flatMap((sink) =>
    [...text.matchAll(sink)].map(({ 0: found, index }) => {
      const around = text.slice(Math.max(0, index - 60), index + found.length + 60).replace(/\s+/g, ' ');
      return `${file}: ${found.trim()} in … ${around} …`;
    }),
  );
}

/** The sinks in all scripts of an output folder. */
export function markupSinksOf(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => findMarkupSinks(file, readFileSync(join(folder, file), 'utf8')));
}
