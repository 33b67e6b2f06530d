import { build } from 'esbuild';

/**
 * Writes a module and all that it imports as one file that needs nothing but Node 20 or newer: the release command (with git for a git store) is
 * carried so to a small image or a release machine, without the repository and its packages.
 *
 * @param {string} entry path of the module
 * @param {string} file path of the file to write
 * @returns {Promise<void>}
 */
export async function bundleForNode(entry, file) {
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // packages of the older module form ask for Node's own modules by require()
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(process.argv[1]);" },
    legalComments: 'external',
    logLevel: 'error',
  });
}
