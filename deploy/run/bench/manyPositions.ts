import { utils } from 'ethers';
import { parseHex } from '../../devnet/node/hex';
import { createSeedChain } from '../../devnet/node/seedChain';
import { seedFacts } from '../../devnet/seedFacts';
import type { BenchPorts, BenchSite } from './benchSite';
import { withBenchSite } from './benchSite';
import type { BenchPart, Figure } from './figure';
import { targets } from './figure';
import { median } from './quoteTimes';

const POSITIONS = 500;
const PER_TRANSACTION = 50;
const VISITS = 5;
const { rich } = seedFacts.accounts;
const { positionManager } = seedFacts.contracts.v3;
const { USDC, WETH } = seedFacts.tokens[1];
const MINT = new utils.Interface([
  'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256))',
]);

/** Gives an account 500 positions above the price, each of a little USDC. */
async function mintMany({ devnet }: BenchSite): Promise<void> {
  const chain = createSeedChain(devnet.chains[1].rpc);
  const allowance = { signature: 'function approve(address, uint256)', args: [positionManager, 10n ** 15n] };
  await chain.send({ from: rich, to: USDC.address, ...allowance });
  for (let first = 0; first < POSITIONS; first += PER_TRANSACTION) {
    const calls = Array.from({ length: PER_TRANSACTION }, (_, index) => {
      const lower = 206_400 + (first + index) * 60;
      const terms = [USDC.address, WETH.address, 3000, lower, lower + 600, 1_000_000, 0, 0, 0, rich, 4_000_000_000];
      return parseHex(MINT.encodeFunctionData('mint', [terms]));
    });
    await chain.send({ from: rich, to: positionManager, signature: 'function multicall(bytes[])', args: [calls] });
  }
}

/** Milliseconds from the last answer of the node that the first rows needed to the frame that shows them. */
async function firstRows({ page, devnet, url }: BenchSite): Promise<number> {
  await page.goto(`${url}/pool?owner=${rich}&lng=en-US`);
  return page.evaluate(
    (nodeUrl) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const row = document.querySelector('[data-testid^="pool-v3-position-"]');
          if (!row?.textContent?.includes('USDC')) return requestAnimationFrame(look);
          const now = performance.now();
          const ends = performance.getEntriesByType('resource').flatMap((entry) => {
            const isOfNode = entry instanceof PerformanceResourceTiming && entry.name.startsWith(nodeUrl);
            return isOfNode && entry.responseEnd <= now ? [entry.responseEnd] : [];
          });
          return resolve(now - Math.max(...ends));
        };
        look();
      }),
    devnet.chains[1].rpcUrl,
  );
}

/** How soon a list of 500 positions is drawn once it is known. */
export function manyPositions(ports: BenchPorts): BenchPart {
  return {
    title: 'The list of 500 positions (local chain, no wallet)',
    run: () =>
      withBenchSite(ports, async (site) => {
        await mintMany(site);
        const visits: number[] = [];
        for (let visit = 0; visit < VISITS; visit += 1) visits.push(await firstRows(site));
        const name = `first rows of ${POSITIONS} positions, after their data, median of ${VISITS}`;
        const figure: Figure = { name, value: median(visits), unit: 'ms', ...targets.firstRows };
        return { figures: [figure], details: [] };
      }),
  };
}
