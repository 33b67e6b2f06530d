import { join } from 'node:path';
import webpack from 'webpack';
import type { Chunk, Configuration, Stats } from 'webpack';
import { appConfig } from '../../build/appConfig';
import { readApp, repositoryRoot } from '../../build/apps';
import { brotliBytes } from '../../build/precompress';
import { shellDefines } from '../../build/shellDefines';
import { kilobytes } from './figure';

const stand = join(repositoryRoot, 'deploy/run/bench/oneBundleSections.ts');

/** The shell's build without federation: its loader of sections is replaced by plain dynamic imports of the same sections. */
function oneBundleConfig(trustedKeys: string): Configuration {
  const config = appConfig({
    app: readApp('shell'),
    mode: 'production',
    output: join(repositoryRoot, '.build/one-bundle'),
    defines: shellDefines({ trustedKeys }),
  });
  const plugins = (config.plugins ?? []).filter((plugin) => !/ProvideShared|PinnedChunks/.test(plugin?.constructor.name ?? ''));
  return {
    ...config,
    name: 'one-bundle',
    cache: false,
    plugins: [...plugins, new webpack.NormalModuleReplacementPlugin(/\/loadExposed$/, stand)],
  };
}

function compile(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}

function filesOf(stats: Stats, isWanted: (chunk: Chunk) => boolean): string[] {
  const groups = [...stats.compilation.chunks].filter(isWanted).flatMap((chunk) => [...chunk.groupsIterable]);
  return [...new Set(groups.flatMap((group) => group.chunks).flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'));
}

/** Brotli bytes of the same code in one build: the entry and the chunk of the swap section, which is what the form needs. */
export async function measureOneBundle(trustedKeys: string): Promise<{ readonly formBytes: number; readonly details: readonly string[] }> {
  const stats = await compile(oneBundleConfig(trustedKeys));
  const folder = stats.compilation.outputOptions.path ?? '';
  const { readFileSync } = await import('node:fs');
  const files = filesOf(stats, (chunk) => chunk.name === 'main' || chunk.name === 'swap' || chunk.name === 'swap-screen');
  const sizes = files.map((file): [string, number] => [file, brotliBytes(readFileSync(join(folder, file)))]);
  return {
    formBytes: sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
    details: sizes.map(([file, bytes]) => `    ${kilobytes(bytes).toFixed(1).padStart(7)}  ${file}`),
  };
}
