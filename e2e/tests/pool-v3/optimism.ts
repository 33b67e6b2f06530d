import type { Page } from '@playwright/test';
import { providers } from 'ethers';
import { ACCOUNTS, RICH } from '../../../deploy/devnet/facts/accounts';
import { MULTICALL } from '../../../deploy/devnet/facts/contracts';
import type { TokenFact } from '../../../deploy/devnet/facts/tokens';
import { createSeedChain } from '../../../deploy/devnet/node/seedChain';
import { spawnAnvil } from '../../../deploy/devnet/node/spawnAnvil';
import { fundHolders } from '../../../deploy/devnet/seed/funding';
import { placeTokens } from '../../../deploy/devnet/seed/tokens';
import { placeV3 } from '../../../deploy/devnet/seed/v3';
import { DEFAULT_START_TIME } from '../../../deploy/devnet/startDevnet';
import type { Chain } from '../../harness/chain';
import { readSiteFacts } from '../../harness/siteFacts';

const CHAIN_ID = 10;
/** Where the application asks for this network when the operator names no other node. */
const PUBLIC_NODE = 'https://mainnet.optimism.io';
const WETH: TokenFact = {
  kind: 'wrapped',
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
  address: '0x4200000000000000000000000000000000000006',
};
const USDC: TokenFact = {
  kind: 'plain',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  address: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
};

/** A local chain with the id of Optimism: the third version, two tokens, no pool. */
export interface Optimism {
  readonly weth: string;
  readonly usdc: string;
  /** The chain as tests read the others. */
  readonly chain: Chain;
  /** Answers for the network's public node in a page, and lets the wallet know the network. */
  serve(page: Page): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the chain four ports above the first of the local chains. */
export async function startOptimism(): Promise<Optimism> {
  const port = Number(new URL(readSiteFacts().rpcUrls['1'] ?? '').port) + 4;
  const anvil = await spawnAnvil({ chainId: CHAIN_ID, port, timestamp: DEFAULT_START_TIME });
  const chain = createSeedChain(anvil.rpc);
  await placeTokens(chain, [WETH, USDC]);
  await placeV3(chain, WETH.address, MULTICALL.mainnet);
  await fundHolders(chain, [USDC], [{ holder: RICH, wrapped: 0n, others: 1_000_000n }]);
  const node = new providers.StaticJsonRpcProvider(anvil.rpcUrl, CHAIN_ID);
  return {
    weth: WETH.address,
    usdc: USDC.address,
    chain: { mainnet: node, node: () => node, accounts: ACCOUNTS, mine: async () => void (await node.send('evm_mine', [])) },
    stop: anvil.stop,
    async serve(page) {
      await page.route(`${PUBLIC_NODE}/**`, async (route) => {
        const answer = await fetch(anvil.rpcUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: route.request().postData(),
        });
        await route.fulfill({
          body: await answer.text(),
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      // The settings of the wallet stand at its script: before that runs, one of its networks becomes this one.
      await page.addInitScript(
        ([from, chain]) => {
          new MutationObserver(() => {
            const script = document.querySelector<HTMLElement>('script[data-config]');
            const config = script?.dataset['config'];
            if (script && config) script.dataset['config'] = config.replace(new RegExp(`\\{"chainId":${from},[^}]*\\}`), () => chain ?? '');
          }).observe(document, { childList: true, subtree: true });
        },
        ['137', JSON.stringify({ chainId: CHAIN_ID, name: 'Optimism (local)', rpcUrl: `${PUBLIC_NODE}/` })],
      );
    },
  };
}
