import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { appConfig } from '../../build/appConfig';
import { repositoryRoot, type App } from '../../build/apps';

/** Where a section stands that is served alone: the shell looks for it there. */
export const soloPlace = (app: App): string => `/dev/${app.name}/`;

/** The configuration of a section that is served into a shell as it was released. */
export function soloConfig(app: App): Configuration {
  const config = appConfig({ app, mode: 'development', intoReleasedShell: true });
  const rules = config.module?.rules ?? [];
  const kept = typeof config.cache === 'object' && config.cache.type === 'filesystem' ? config.cache : null;
  return {
    ...config,
    output: { ...config.output, publicPath: soloPlace(app), clean: false },
    optimization: { ...config.optimization, runtimeChunk: false as const },
    // Kept apart from the builds of `npm run dev`, and written as soon as the section stands: a server is often ended before it has been idle for long.
    cache: { ...kept, type: 'filesystem', name: `${app.name}-solo`, idleTimeoutForInitialStore: 1000, idleTimeout: 5000 },
    module: {
      rules: [
        ...rules,
        {
          test: join(app.folder, 'src/remote.ts'),
          enforce: 'pre' as const,
          loader: join(repositoryRoot, 'deploy/run/solo/hotRemoteLoader.cjs'),
        },
      ],
    },
  };
}
