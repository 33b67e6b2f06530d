import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { utils } from 'ethers';
import { repositoryRoot } from '../../../build/apps';
import { precompress } from '../../../build/precompress';
import type { Devnet } from '../../../devnet/startDevnet';
import { seedFacts } from '../../../devnet/seedFacts';
import { serveRelease, type ReleaseServer } from '../../../edge/serveRelease';

const folder = join(repositoryRoot, '.build/reference-page');
const { USDC, WETH } = seedFacts.tokens[1];
const ROUTER = new utils.Interface(['function getAmountsOut(uint256, address[]) view returns (uint256[])']);

function pageOf(devnet: Devnet): string {
  const data = ROUTER.encodeFunctionData('getAmountsOut', [utils.parseEther('1'), [WETH.address, USDC.address]]);
  const asked = JSON.stringify({ node: devnet.chains[1].rpcUrl, to: seedFacts.contracts.v2[1].router, data });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Swap</title><script defer src="/a/reference.js"></script></head><body><div id="root" data-asked='${asked}'></div></body></html>`;
}

/** The page that first visits are measured beside: React and one quote of the same node, built and served as the product is. */
export async function startReferenceSite(devnet: Devnet, port: number): Promise<ReleaseServer> {
  const { outputFiles } = await build({
    entryPoints: [join(repositoryRoot, 'deploy/run/bench/firstVisit/referencePage.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = join(folder, 'a/reference.js');
  mkdirSync(join(folder, 'a'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageOf(devnet));
  writeFileSync(script, outputFiles[0]?.contents ?? '');
  precompress(script);
  return serveRelease({ root: folder, port, headers: () => ({}) });
}
