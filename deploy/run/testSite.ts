import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppConfigOptions } from '../build/appConfig';
import { outputFolder, readApp } from '../build/apps';
import { buildApp } from '../build/buildApp';
import { startDevnet } from '../devnet/startDevnet';
import { buildDevWallet, devWalletConfig } from '../devnet/wallet/buildDevWallet';
import type { ReleaseContext } from '../release/map/commit';
import { build } from './build';
import { devWalletTag } from './devWalletTag';
import { keepRenewed, localFolder, localSite, openLocalSite, publishAllLocally, publishLocally, setLocally } from './localRelease';
import type { LocalSite } from './localRelease';
import { startSite } from './startSite';

/** What browser tests need to know, printed as one line of JSON when everything stands. */
export interface TestSite {
  readonly url: string;
  /** The same site with two sections that fail: see `faultyBuilds`. */
  readonly faultUrl: string;
  /** Folder of the release store behind `url`. */
  readonly store: string;
  readonly rpcUrls: Readonly<Record<string, string>>;
  readonly servicesUrl: string;
  readonly accounts: readonly string[];
}

const faultSite: LocalSite = { root: join(localFolder, 'fault-site'), keys: localSite.keys };
const fixture = (name: string) => fileURLToPath(new URL(`../../e2e/fixtures/${name}`, import.meta.url));

/** Builds that are published correctly and fail in the page: one throws while it draws itself, one asks for another mf-shared than it declares. */
function faultyBuilds(): AppConfigOptions[] {
  const output = (name: string) => join(localFolder, 'faulty', name);
  return [
    { app: readApp('mf-claim'), mode: 'production', remoteModule: fixture('throwingRemote.tsx'), output: output('mf-claim') },
    { app: readApp('mf-governance'), mode: 'production', sharedRange: '^9.0.0', output: output('mf-governance') },
  ];
}

async function publishFaults(settings: object): Promise<ReleaseContext> {
  rmSync(faultSite.root, { recursive: true, force: true });
  const context = await openLocalSite(faultSite);
  for (const name of ['shell', 'mf-swap', 'mf-pool'] as const) await publishLocally(context, outputFolder(readApp(name)));
  for (const options of faultyBuilds()) {
    await buildApp(options);
    await publishLocally(context, options.output ?? '');
  }
  await setLocally(context, settings);
  return context;
}

async function startAll(port: number, devnetPort: number): Promise<{ site: TestSite; stop: () => Promise<void> }> {
  await build({ quiet: true });
  const release = await publishAllLocally();
  const endRenewal = await keepRenewed(release);
  const devnet = await startDevnet({ basePort: devnetPort });
  await setLocally(release, devnet.runtimeConfig());
  const endFaultRenewal = await keepRenewed(await publishFaults(devnet.runtimeConfig()));
  const wallet = devWalletTag(await buildDevWallet(), { ...devWalletConfig(devnet), badge: false });
  const server = await startSite({ root: localSite.root, port, wallet });
  const faulty = await startSite({ root: faultSite.root, port: port + 1, wallet });
  const site = {
    url: server.url,
    faultUrl: faulty.url,
    store: localSite.root,
    rpcUrls: Object.fromEntries(Object.entries(devnet.chains).map(([id, { rpcUrl }]) => [id, rpcUrl])),
    servicesUrl: devnet.servicesUrl,
    accounts: devnet.accounts.map(({ address }) => address),
  };
  const stop = async () => {
    endRenewal();
    endFaultRenewal();
    await Promise.all([server.stop(), faulty.stop()]);
    await devnet.stop();
  };
  return { site, stop };
}

/** Starts what browser tests run against, says where it is, and ends when its standard input closes. */
export async function main(): Promise<void> {
  const { site, stop } = await startAll(Number(process.env['PORT'] ?? 3100), Number(process.env['DEVNET_PORT'] ?? 9545));
  const end = () => void stop().finally(() => process.exit(0));
  process.stdin.on('end', end).resume();
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  console.log(JSON.stringify(site));
}
