const { join } = require('node:path');

const HOT = join(__dirname, 'hotRemote.ts');
const DEFINES = /= defineRemote\(/;
const SCREENS = './ui/Root';

/**
 * Changes a section's `remote.ts` for the server that serves it alone: its screens can be replaced in the page. Fails where the module is not written as
 * those of all sections are: a change would then load the page anew, and nobody would know why.
 */
module.exports = function hotRemoteLoader(source) {
  if (!DEFINES.test(source) || !source.includes(`'${SCREENS}'`)) {
    throw new Error(`${this.resourcePath} has no "= defineRemote(" or does not load '${SCREENS}': its screens cannot be replaced`);
  }
  return [
    `import { hotRemote } from ${JSON.stringify(HOT)};`,
    source.replace(DEFINES, '= hotRemote('),
    `import.meta.webpackHot?.accept('${SCREENS}', () => globalThis.dispatchEvent(new Event('section-replaced')));`,
  ].join('\n');
};
