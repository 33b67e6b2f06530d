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

/** What browser tests need to know of one site; all are printed as one line of JSON when everything stands. */
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

const fixture = (name: string) => fileURLToPath(new URL(`../../e2e/fixtures/${name}`, import.meta.url));
const faultyOutput = (name: string) => join(localFolder, 'faulty', name);

/** Builds that are published correctly and fail in the page: one throws while it draws itself, one asks for another mf-shared than it declares. */
const faultyBuilds: readonly AppConfigOptions[] = [
  {
    app: readApp('mf-claim'),
    mode: 'production',
    remoteModule: fixture('throwingRemote.tsx'),
    mayLackPicture: true,
    output: faultyOutput('mf-claim'),
  },
  { app: readApp('mf-governance'), mode: 'production', sharedRange: '^9.0.0', output: faultyOutput('mf-governance') },
];

async function publishFaults(faultSite: LocalSite, settings: object): Promise<ReleaseContext> {
  rmSync(faultSite.root, { recursive: true, force: true });
  const context = await openLocalSite(faultSite);
  for (const name of ['shell', 'mf-swap', 'mf-pool'] as const) await publishLocally(context, outputFolder(readApp(name)));
  for (const { output } of faultyBuilds) await publishLocally(context, output ?? '');
  await setLocally(context, settings);
  return context;
}

/** Where one of several sites keeps its releases: the first one where `npm start` does. */
function storesOf(index: number): { readonly sound: LocalSite; readonly faulty: LocalSite } {
  const end = index === 0 ? '' : `-${index}`;
  const at = (name: string): LocalSite => ({ root: join(localFolder, `${name}${end}`), keys: localSite.keys });
  return { sound: index === 0 ? localSite : at('site'), faulty: at('fault-site') };
}

interface Running {
  readonly site: TestSite;
  readonly stop: () => Promise<void>;
}

interface OwnBuilds {
  readonly walletScript: Promise<string>;
  readonly faulty: Promise<void>;
}

/** What the sites need beside the builds of the applications. */
function startOwnBuilds(): OwnBuilds {
  const faulty = (async () => {
    for (const options of faultyBuilds) await buildApp(options);
  })();
  const walletScript = buildDevWallet();
  // Whoever waits for them hears of it; until then nobody does.
  for (const begun of [faulty, walletScript]) begun.catch(() => undefined);
  return { walletScript, faulty };
}

/** One site with chains of its own. Takes two ports from `port` on, and four from `devnetPort` on (a fifth is for a test's own node). */
async function startOne(index: number, port: number, devnetPort: number, builds: OwnBuilds): Promise<Running> {
  const stores = storesOf(index);
  const release = await publishAllLocally(stores.sound);
  const endRenewal = await keepRenewed(release);
  const devnet = await startDevnet({ basePort: devnetPort });
  await setLocally(release, devnet.runtimeConfig());
  await builds.faulty;
  const endFaultRenewal = await keepRenewed(await publishFaults(stores.faulty, devnet.runtimeConfig()));
  const wallet = devWalletTag(await builds.walletScript, { ...devWalletConfig(devnet), badge: false });
  const server = await startSite({ root: stores.sound.root, port, wallet });
  const faulty = await startSite({ root: stores.faulty.root, port: port + 1, wallet });
  const site = {
    url: server.url,
    faultUrl: faulty.url,
    store: stores.sound.root,
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

const SITE_PORTS = 2;
const DEVNET_PORTS = 5;

/** Builds once, then starts the sites: first the one whose seed of the chains serves all, while that is built which only they need. */
async function startAll(count: number, port: number, devnetPort: number): Promise<readonly Running[]> {
  await build({ quiet: true });
  const builds = startOwnBuilds();
  const start = (index: number) => startOne(index, port + index * SITE_PORTS, devnetPort + index * DEVNET_PORTS, builds);
  const first = await start(0);
  return [first, ...(await Promise.all(Array.from({ length: count - 1 }, (_, other) => start(other + 1))))];
}

/** Starts what browser tests run against (`SITES` of them), says where it is, and ends when its standard input closes. */
export async function main(): Promise<void> {
  const { SITES = '1', PORT = '3100', DEVNET_PORT = '9545' } = process.env;
  const running = await startAll(Number(SITES), Number(PORT), Number(DEVNET_PORT));
  const end = () => void Promise.all(running.map(({ stop }) => stop())).finally(() => process.exit(0));
  process.stdin.on('end', end).resume();
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  console.log(JSON.stringify(running.map(({ site }) => site)));
}
