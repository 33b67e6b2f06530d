import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { App } from './apps';
import { outputFolder, packagesFolder, repositoryRoot } from './apps';
import { moduleShims, ownCode, ownCodeShims, rxjsShims } from './moduleShims';
import { PinnedChunksPlugin } from './pinnedChunksPlugin';
import { AskAgainPlugin } from './askAgainPlugin';
import { CompiledWholePlugin } from './compiledWholePlugin';
import { consumedModules, providedModules } from './sharedModules';
import { firstReads } from './firstReads';
import { buildId, containerName, sourceId } from './sourceId';

export interface AppConfigOptions {
  readonly app: App;
  readonly mode: 'production' | 'development';
  /** Range of mf-shared that a remote asks for; the current one when left out. */
  readonly sharedRange?: string;
  /** A development build that a shell as it was released draws: it shares the production build of react, which has no development transform. */
  readonly intoReleasedShell?: boolean;
  /** The module that a remote exposes, absolute; its `src/remote.ts` when left out; of the shell the one that it begins with. For builds that must fail in a test. */
  readonly remoteModule?: string;
  /** The exposed module cannot be drawn ahead, and need not be: it is there to fail. */
  readonly mayLackPicture?: boolean;
  /** Output folder; `outputFolder(app)` when left out. */
  readonly output?: string;
  /** Constants that are compiled in, as JavaScript source text. */
  readonly defines?: Record<string, string>;
}

/** How scripts are made small. The licences of packages stand whole in the notices beside the scripts (`notices.ts`), so that no comment need stay. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { ecma: 2022, compress: { passes: 6 }, format: { comments: false } },
  }),
];

/** How modules are found. */
export function resolution(): Configuration['resolve'] {
  return {
    extensions: ['.tsx', '.ts', '.js', '.json'],
    // RxJS keeps its modern build under a condition that no bundler sets by itself.
    conditionNames: ['es2015', '...'],
    alias: moduleShims,
    fallback: { buffer: false, crypto: false, stream: false },
  };
}

/** File name of a remote's container inside its release folder. */
export const remoteEntryFile = 'remoteEntry.js';

/**
 * The webpack configuration of one application. Scripts keep their plain names: the release folder carries the address, which is made from the content of all of
 * them. Production builds carry the integrity of their own chunks.
 */
export function appConfig(options: AppConfigOptions): Configuration {
  const { app, mode } = options;
  const id = sourceId(app, options.defines);
  const name = app.name === 'shell' ? 'shell' : containerName(app, id);
  const production = mode === 'production';
  return {
    name: app.name,
    mode,
    context: app.folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    entry: app.name === 'shell' ? { main: options.remoteModule ?? './src/main.tsx' } : {},
    output: {
      path: options.output ?? outputFolder(app),
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'webpack' },
      chunkLoadTimeout: 10_000,
      clean: true,
      // A module that threw, for want of a shared part say, is run anew when it is asked for again; half of it must never pass for the whole.
      strictModuleExceptionHandling: true,
    },
    resolve: resolution(),
    module: { rules: moduleRules(mode === 'development' && options.intoReleasedShell !== true) },
    optimization: {
      minimize: production,
      minimizer,
      splitChunks: {
        chunks: 'async',
        cacheGroups: { defaultVendors: false, firstReads: firstReads(app.name), default: { minChunks: 2, reuseExistingChunk: true } },
      },
      chunkIds: production ? 'deterministic' : 'named',
      // The shortest names: a build is addressed as a whole, so none of them need outlive it.
      moduleIds: production ? 'size' : 'named',
      mangleExports: production && 'size',
      realContentHash: true,
    },
    plugins: [
      ...federation(options, name),
      new webpack.DefinePlugin({ __APP_VERSION__: JSON.stringify(app.version), ...options.defines }),
      ...(production ? [new PinnedChunksPlugin(), new CompiledWholePlugin()] : []),
    ],
    cache: {
      type: 'filesystem',
      name: `${app.name}-${mode}`,
      // What was built with another build must not be taken for the same.
      version: `${buildId()}${options.sharedRange ?? ''}${options.remoteModule ?? ''}${options.intoReleasedShell ?? ''}${JSON.stringify(options.defines ?? {})}`,
      cacheDirectory: join(packagesFolder, '.cache/webpack'),
      // Builds beside the usual one may run at once: they read what it has left, and do not write over each other.
      readonly: options.output !== undefined,
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** The shell provides what is shared and consumes nothing: no copy but its own is in the page, so its own code imports it directly (deploy/docs/federation.md). */
function federation({ app, sharedRange, remoteModule }: AppConfigOptions, name: string) {
  if (app.name === 'shell') return [new webpack.sharing.ProvideSharedPlugin({ provides: providedModules() })];
  return [
    new webpack.container.ModuleFederationPlugin({
      name,
      filename: remoteEntryFile,
      library: { type: 'var', name },
      exposes: { './remote': { import: remoteModule ?? './src/remote.ts', name: 'remote' } },
      shared: consumedModules(sharedRange),
    }),
    new AskAgainPlugin(),
  ];
}

/** How modules are read. */
export function moduleRules(development: boolean) {
  const transform = {
    react: { runtime: 'automatic', development },
  };
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        swcrc: false,
        jsc: { preserveAllComments: true, parser: { syntax: 'typescript', tsx: true }, transform, target: 'es2022' },
        module: { type: 'es6' },
      },
    },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    { include: ownCode.map((folder) => join(repositoryRoot, folder)), resolve: { alias: ownCodeShims } },
    { include: join(packagesFolder, 'rxjs'), resolve: { alias: rxjsShims } },
    { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
  ];
}
