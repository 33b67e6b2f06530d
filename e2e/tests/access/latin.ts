import type { Page } from '@playwright/test';

/** Names that are the same in every language: of coins, networks, wallets, protocols, and what people wrote themselves. */
export const NAMES =
  /\b(Tarn|Mainnet|Ethereum|Arbitrum|Optimism|Uniswap|Sushi(Swap)?|DYOR|SLP|NFT|ENS|ETH|WETH|DAI|USDC|USDT|WBTC|UNI|USD|trader\.eth|Markdown|Development|Wallet|transfer|address|uint256|GitHub|Etherscan|gas|gwei|ID|Min|Max|Tick|CSV)\b/g;

/** Every text and label on the page that holds a word of Latin letters, names apart. */
export async function latin(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const own = [...document.querySelectorAll('header, nav, main, footer, [role=dialog]')];
    const words: string[] = [];
    for (const part of own) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
      for (const element of part.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(element.getAttribute(name) ?? '');
    }
    return words;
  });
  return texts.filter((text) => /[A-Za-z]{3,}/.test(text.replace(/0x[0-9a-fA-F…]+/g, '').replace(NAMES, '')));
}
