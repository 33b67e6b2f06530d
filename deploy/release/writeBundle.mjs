// `node deploy/release/writeBundle.mjs [FILE]`: the release command as one file, .build/release.mjs when none is named. Plain JavaScript, so that an
// image needs no development packages to run it.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForNode } from './bundle.mjs';

const file = resolve(process.argv[2] ?? '.build/release.mjs');
await bundleForNode(fileURLToPath(new URL('main.ts', import.meta.url)), file);
process.stdout.write(`${file}\n`);
