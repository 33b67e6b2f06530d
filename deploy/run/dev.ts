import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appConfig } from '../build/appConfig';
import { appNames, readApp, sectionName } from '../build/apps';
import { readSectionManifest } from '../build/sectionManifest';
import { shellDefines } from '../build/shellDefines';
import { devPage } from '../build/shellPage';
import { containerName, sourceId } from '../build/sourceId';
import type { App } from '../build/apps';
import { startDevnet } from '../devnet/startDevnet';
import { todayMidnight } from './todayMidnight';
import { buildDevWallet, devWalletConfig } from '../devnet/wallet/buildDevWallet';
import { devWalletTag } from './devWalletTag';
import { endOnSignal } from './endServer';

async function sectionsOf(apps: readonly App[]) {
  const read = async (app: App) => {
    const manifest = await readSectionManifest(app);
    return { section: sectionName(app.name), container: containerName(app, sourceId(app)), manifest };
  };
  return Promise.all(apps.map(read));
}

async function configurations() {
  const apps = appNames.filter((name) => name !== 'shell').map((name) => readApp(name));
  const defines = shellDefines({ devSections: await sectionsOf(apps) });
  return appNames.map((name) => {
    const config = appConfig({ app: readApp(name), mode: 'development', ...(name === 'shell' ? { defines } : {}) });
    return {
      ...config,
      output: { ...config.output, publicPath: `/dev/${name}/`, clean: false },
      optimization: { ...config.optimization, runtimeChunk: false as const },
    };
  });
}

/** All applications in one process with live reload, beside the local chains; no security headers, nothing signed. */
export async function dev(port: number): Promise<void> {
  console.log('Starting the local chains, and building everything for development …');
  const devnet = await startDevnet({ basePort: Number(process.env['DEVNET_PORT'] ?? 8545), startTime: todayMidnight() });
  const wallet = devWalletTag(await buildDevWallet(), devWalletConfig(devnet));
  const shell = readApp('shell');
  const page = wallet.addTo(devPage(shell));
  const answers: Record<string, readonly [string, string]> = {
    '/config.json': ['application/json', JSON.stringify(devnet.runtimeConfig())],
    '/dev-wallet.js': ['text/javascript', wallet.script],
  };
  const compiler = webpack(await configurations());
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: false,
      liveReload: true,
      static: { directory: join(shell.folder, 'public'), publicPath: '/' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (request: IncomingMessage, response: ServerResponse) => {
            const [type, body] = answers[(request.url ?? '').split('?')[0] ?? ''] ?? ['text/html; charset=utf-8', page];
            response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
          },
        },
      ],
    },
    compiler,
  );
  await server.start();
  console.log(`Open http://127.0.0.1:${port} — the page reloads when a source changes. Ctrl-C ends everything.`);
  endOnSignal({ server, compiler, stopBeneath: () => devnet.stop() });
}
