import { join } from 'node:path';
import { appNames, outputFolder, readApp } from '../../build/apps';
import { readBuildFacts } from '../../build/buildFacts';
import { startDevnet } from '../../devnet/startDevnet';
import { buildDevWallet, devWalletConfig } from '../../devnet/wallet/buildDevWallet';
import { build } from '../build';
import { devWalletTag } from '../devWalletTag';
import { keepRenewed, localFolder, localSite, publishAllLocally, setLocally } from '../localRelease';
import { startSite } from '../startSite';
import { todayMidnight } from '../todayMidnight';

interface Upstream {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A site with the shell, and the other sections as they were built last. */
export async function startBeside(devnetPort: number): Promise<Upstream> {
  console.log('Starting the local chains, and building the shell if it has changed …');
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
