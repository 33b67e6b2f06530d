import { type Devnet, LOCAL_CHAIN_IDS, startDevnet } from './startDevnet';

const DEFAULT_BASE_PORT = 8545;

async function run(): Promise<void> {
  const basePort = Number(process.env['DEVNET_PORT'] ?? DEFAULT_BASE_PORT);
  // Today's date: what the screens say about dates then makes sense.
  const startTime = Math.floor(Date.now() / 86_400_000) * 86_400;
  const devnet = await startDevnet({ basePort, startTime, quiet: false });
  printDevnet(devnet);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void devnet.stop().then(() => process.exit(0)));
  }
}

function printDevnet({ chains, servicesUrl, accounts }: Devnet): void {
  const lines = [
    ...LOCAL_CHAIN_IDS.map((id) => `chain ${id}: ${chains[id].rpcUrl}`),
    `services: ${servicesUrl} (lists, airdrop files, subgraphs, gateway)`,
    'accounts (the keys are public: never use them elsewhere):',
    ...accounts.map(({ address, privateKey }, index) => `  ${index} ${address} ${privateKey}`),
    'Ctrl-C ends it.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
