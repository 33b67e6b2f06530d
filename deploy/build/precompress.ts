import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|json|html|css|svg|txt|webmanifest)$/;

/** Every file below a folder, as paths relative to it, sorted; compressed copies are left out. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? listFiles(folder, join(below, entry.name)) : [join(below, entry.name)]))
    .filter((path) => !/\.(br|gz)$/.test(path))
    .sort();
}

/** The size in bytes that a server sends with brotli at its best level. */
export function brotliBytes(content: Buffer): number {
  return brotli(content).length;
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Writes a .br and a .gz copy beside the file when they are smaller, and gives the bytes that brotli needs. */
export function precompress(path: string): number {
  const content = readFileSync(path);
  if (!compressible.test(path)) return content.length;
  const small = brotli(content);
  if (small.length >= content.length) return content.length;
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  return small.length;
}
