import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appNames, outputFolder, readApp } from '../../build/apps';
import { readBuildFacts } from '../../build/buildFacts';
import { startDevnet } from '../../devnet/startDevnet';
import { buildDevWallet, devWalletConfig } from '../../devnet/wallet/buildDevWallet';
import { build } from '../build';
import { devWalletTag } from '../devWalletTag';
import { keepRenewed, localFolder, localSite, publishAllLocally, setLocally } from '../localRelease';
import { startSite } from '../startSite';
import { todayMidnight } from '../todayMidnight';
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

interface Upstream {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A site with the shell, and the other sections as they were built last. */
async function startBeside(devnetPort: number): Promise<Upstream> {
  const devnet = await startDevnet({ basePort: devnetPort, startTime: todayMidnight() });
  await build({ quiet: true, only: ['shell'] });
  const site = { root: join(localFolder, 'solo/site'), keys: localSite.keys };
  const built = appNames.map((name) => outputFolder(readApp(name))).filter((folder) => readBuildFacts(folder) !== null);
  const release = await publishAllLocally(site, built);
  await setLocally(release, devnet.runtimeConfig());
  const endRenewal = await keepRenewed(release);
  const server = await startSite({ root: site.root, port: 0, wallet: devWalletTag(await buildDevWallet(), devWalletConfig(devnet)) });
  return {
    url: server.url,
    stop: async () => {
      endRenewal();
      await server.stop();
      await devnet.stop();
    },
  };
}

/** Serves one section, its screens replaced in the page when a file changes, into a shell as it was released. */
export async function solo({ section, port, devnetPort, shell }: SoloOptions): Promise<void> {
  const app = readApp(section);
  const override = await soloOverride(app, process.env['RELEASE_KEYS'] ?? localSite.keys);
  const upstream = shell === null ? await startBeside(devnetPort) : { url: shell, stop: () => Promise.resolve() };
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
    webpack(soloConfig(app)),
  );
  await server.start();
  console.log(
    `Open http://127.0.0.1:${port} — ${section} is served from its sources, all else by ${upstream.url}. Ctrl-C ends everything.`,
  );
  const end = () =>
    void server
      .stop()
      .then(upstream.stop)
      .finally(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
