import { startDevnet } from '../devnet/startDevnet';
import { todayMidnight } from './todayMidnight';
import type { Devnet } from '../devnet/startDevnet';
import { buildDevWallet, devWalletConfig } from '../devnet/wallet/buildDevWallet';
import { build } from './build';
import { devWalletTag } from './devWalletTag';
import { keepRenewed, localSite, publishAllLocally, setLocally } from './localRelease';
import { startSite } from './startSite';

function devnetPort(): number {
  return Number(process.env['DEVNET_PORT'] ?? 8545);
}

function printWelcome(url: string, devnet: Devnet, seconds: number): void {
  const accounts = devnet.accounts.map(({ address }, index) => `  ${index}  ${address}`);
  const chains = Object.entries(devnet.chains).map(([id, { rpcUrl }]) => `  chain ${id}: ${rpcUrl}`);
  console.log(
    [
      '',
      `Open ${url}   (English: ${url}/swap?lng=en-US)  — ready in ${seconds.toFixed(1)} s`,
      '',
      'Local chains, seeded with the real contracts:',
      ...chains,
      `  lists, claims, graph: ${devnet.servicesUrl}`,
      'Accounts of the development wallet (the first is rich in every token, the last has almost nothing):',
      ...accounts,
      '',
      'To try: connect the development wallet, swap 1 ETH for USDC, look at /pool, /vote and /claim.',
      'Ctrl-C ends everything.',
    ].join('\n'),
  );
}

function onEnd(stop: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    console.log('\nEnding …');
    void stop().finally(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
}

/** Builds what changed, releases it locally, starts the local chains and serves all of it at `port` until the process is told to end. */
export async function start(port: number): Promise<void> {
  const begun = Date.now();
  console.log('Building what changed, and starting the local chains …');
  const built = build();
  // It is waited for below, where a build that failed ends the chains too.
  built.catch(() => undefined);
  const devnet = await startDevnet({ basePort: devnetPort(), startTime: todayMidnight() });
  const stops: (() => Promise<void>)[] = [() => devnet.stop()];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  onEnd(stopAll);
  try {
    await built;
    const release = await publishAllLocally();
    await setLocally(release, devnet.runtimeConfig());
    const endRenewal = await keepRenewed(release);
    const wallet = devWalletTag(await buildDevWallet(), devWalletConfig(devnet));
    const server = await startSite({ root: localSite.root, port, wallet });
    stops.push(server.stop, () => Promise.resolve(endRenewal()));
    printWelcome(server.url, devnet, (Date.now() - begun) / 1000);
  } catch (cause) {
    await stopAll();
    throw cause;
  }
}
