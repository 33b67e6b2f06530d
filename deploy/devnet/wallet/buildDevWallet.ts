import { join } from 'node:path';
import { build } from 'esbuild';
import { MULTICALL_WALLET } from '../facts/contracts';
import { ACCOUNTS, SMART, WALLET_OWNER } from '../facts/accounts';
import { rootDirectory } from '../node/rootDirectory';
import type { Devnet } from '../startDevnet';

/** The development wallet as the text of one classic script. The page gives its settings: see devWalletConfig. */
export async function buildDevWallet(): Promise<string> {
  const result = await build({
    entryPoints: [join(rootDirectory(), 'deploy', 'devnet', 'wallet', 'installWallet.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('The development wallet was not built.');
  return file.text;
}

const NAMES = ['Rich', 'Second', 'Third', 'Wallet owner', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Smart account', 'Poor'] as const;

/** The wallet's settings for these chains: the ten accounts, then the smart-contract wallet as the eleventh. */
export function devWalletConfig({ chains }: Pick<Devnet, 'chains'>): object {
  const accounts = ACCOUNTS.map((address, index) => ({ address, label: NAMES[index], isSmart: address === SMART }));
  return {
    accounts: [...accounts, { address: MULTICALL_WALLET, label: 'Contract wallet', owner: WALLET_OWNER }],
    chains: [
      { chainId: 1, name: 'Mainnet (local)', rpcUrl: chains[1].rpcUrl },
      { chainId: 42161, name: 'Arbitrum (local)', rpcUrl: chains[42161].rpcUrl },
      { chainId: 196, name: 'X Layer (local)', rpcUrl: chains[196].rpcUrl },
      // A network that the application does not serve: the wallet can be put on it, to see what the page says then.
      { chainId: 137, name: 'Not served', rpcUrl: chains[1].rpcUrl },
    ],
  };
}
