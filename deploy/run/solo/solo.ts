import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readApp } from '../../build/apps';
import { endOnSignal } from '../endServer';
import { soloConfig } from './soloConfig';
import { soloOverride } from './soloOverride';
import { soloPage } from './soloPage';

export interface SoloOptions {
  /** The folder of the one section that is built and served. */
  readonly section: string;
  readonly port: number;
  readonly devnetPort: number;
  /** Address of a site whose shell draws it; null for one that is started beside it, on local chains. */
  readonly shell: string | null;
}

/** Serves one section, its screens replaced in the page when a file changes, into a shell as it was released. */
export async function solo({ section, port, devnetPort, shell }: SoloOptions): Promise<void> {
  const app = readApp(section);
  const override = await soloOverride(app, process.env['RELEASE_KEYS'] ?? (await import('../localRelease')).localSite.keys);
  // Chains, builds and releases take longer to load than the section to build: who has a shell does not wait for their code.
  const upstream =
    shell === null ? await (await import('./startBeside')).startBeside(devnetPort) : { url: shell, stop: () => Promise.resolve() };
  const compiler = webpack(soloConfig(app));
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'error' },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware: soloPage(upstream.url, override) }],
    },
    compiler,
  );
  await server.start();
  console.log(
    `Open http://127.0.0.1:${port} — ${section} is served from its sources, all else by ${upstream.url}. Ctrl-C ends everything.`,
  );
  endOnSignal({ server, compiler, stopBeneath: upstream.stop });
}
