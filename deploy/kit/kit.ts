import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { outputFolder, readApp } from '../build/apps';
import { startDevnet } from '../devnet/startDevnet';
import { buildDevWallet, devWalletConfig } from '../devnet/wallet/buildDevWallet';
import { build } from '../run/build';
import { devWalletTag } from '../run/devWalletTag';
import { launchOptions } from '../run/launchOptions';
import { ensureKeys, localFolder, localSite, publishAllLocally, renewLocally, setLocally } from '../run/localRelease';
import { startSite } from '../run/startSite';
import { buildName, PROOF_MOUNTS } from '../release/artifact/proof';
import type { KitReport } from '../release/artifact/proof';
import { readBuildTree } from '../release/artifact/buildTree';
import { releaseNameOf } from '../release/artifact/buildFacts';
import type { Finding } from './finding';
import { buildKitShell } from './kitShell';
import { proveSection } from './proveSection';

export interface KitPorts {
  readonly port: number;
  readonly devnetPort: number;
}

/** The kit's own section. */
const PROBE = 'deploy/kit/mf-kitprobe';

/** A site of its own with the kit's shell, its section and those that are proved, on local chains. */
async function openSite(shell: string, folders: readonly string[], { port, devnetPort }: KitPorts) {
  const builds = [shell, outputFolder(readApp(PROBE)), ...folders];
  const release = await publishAllLocally({ root: join(localFolder, 'kit/site'), keys: localSite.keys }, builds);
  const devnet = await startDevnet({ basePort: devnetPort });
  await setLocally(release, devnet.runtimeConfig());
  await renewLocally(release);
  const wallet = devWalletTag(await buildDevWallet(), { ...devWalletConfig(devnet), badge: false });
  const server = await startSite({ root: join(localFolder, 'kit/site'), port, wallet });
  return { url: server.url, stop: () => server.stop().then(() => devnet.stop()) };
}

/** Writes what was found of a build for the release command, which asks for it before it shows the build to anybody. A build that cannot be released has no report. Gives where it lies. */
export function writeReport(reports: string, folder: string, findings: readonly Finding[], mounts: number): string | null {
  const tree = readBuildTree(folder);
  if (!tree.ok) return null;
  const remote = releaseNameOf(tree.value.facts.app);
  const report: KitReport = { remote, build: buildName(tree.value), mounts, findings: [...findings] };
  mkdirSync(reports, { recursive: true });
  const path = join(reports, `mf-${remote}.json`);
  writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
  return path;
}

/** Builds the sections in these folders (and a shell of its own), proves them in a browser, says what each breaks, and writes it into the folder `reports` when one is named; true when nothing is broken. */
export async function kit(sections: readonly string[], ports: KitPorts, reports: string | null): Promise<boolean> {
  const shell = await buildKitShell(await ensureKeys());
  await build({ quiet: true, only: [PROBE, ...sections] });
  const folders = sections.map((section) => outputFolder(readApp(section)));
  const site = await openSite(shell, folders, ports);
  const browser = await chromium.launch(launchOptions());
  let isSound = true;
  try {
    for (const [index, folder] of folders.entries()) {
      const found = await proveSection({ browser, url: site.url, folder, mounts: PROOF_MOUNTS });
      const report = reports === null ? null : writeReport(reports, folder, found, PROOF_MOUNTS);
      if (found.length > 0) isSound = false;
      console.log(found.length === 0 ? `${sections[index]}: keeps the contract` : `${sections[index]}: ${found.length} found`);
      for (const { code, said } of found) console.log(`  ${code}: ${said}`);
      if (report !== null) console.log(`  its report: ${report}`);
    }
    return isSound;
  } finally {
    await browser.close();
    await site.stop();
  }
}
