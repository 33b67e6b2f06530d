import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startDevnet } from '../../devnet/startDevnet'
import { localSite, publishAllLocally } from '../localRelease'
import { startSite } from '../startSite'
import type { BenchPart, Figure } from './figure'
import { budgets, kilobytes } from './figure'

interface Loaded {
  readonly scripts: Set<string>
  nodeRequests: number
}

function servedBytes(path: string): number {
  const packed = join(localSite.root, `${path}.br`)
  return readFileSync(existsSync(packed) ? packed : join(localSite.root, path)).length
}

function watch(page: Page, nodeOrigins: readonly string[]): Loaded {
  const loaded: Loaded = { scripts: new Set(), nodeRequests: 0 }
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (request.resourceType() === 'script' && pathname.startsWith('/a/')) loaded.scripts.add(pathname)
    if (nodeOrigins.includes(origin) && request.method() === 'POST') loaded.nodeRequests += 1
  })
  return loaded
}

function figuresAt(moment: string, loaded: Loaded, budget: number): Figure[] {
  const bytes = [...loaded.scripts].reduce((sum, path) => sum + servedBytes(path), 0)
  return [
    { name: `JS until ${moment}`, value: kilobytes(bytes), unit: 'KB', budget },
    { name: `script requests until ${moment}`, value: loaded.scripts.size, unit: 'requests' },
  ]
}

function executable(): { executablePath?: string; args: string[] } {
  const path = process.env['CHROMIUM_PATH'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '')
  return { ...(path ? { executablePath: path } : {}), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

/** Opens the swap page in a browser, on the local chain, and adds up the scripts that came until its form can be used and until its first quote. */
export function pageBytes(port: number, devnetPort: number): BenchPart {
  return {
    title: 'The swap page in a browser (local chain, no wallet)',
    run: async () => {
      await publishAllLocally()
      const devnet = await startDevnet({ basePort: devnetPort })
      const server = await startSite({ root: localSite.root, port, config: devnet.runtimeConfig() })
      const browser = await chromium.launch(executable())
      try {
        const page = await browser.newPage()
        const loaded = watch(page, Object.values(devnet.chains).map(({ rpcUrl }) => new URL(rpcUrl).origin))
        await page.goto(`${server.url}/swap?lng=en-US`)
        await page.getByTestId('swap-from').getByRole('textbox').waitFor({ timeout: 20_000 })
        const form = figuresAt('the swap form can be used', loaded, budgets.formKilobytes)
        const details = [...loaded.scripts].map((path) => `    ${kilobytes(servedBytes(path)).toFixed(1).padStart(7)}  ${path}`)
        return { figures: [...form, ...(await quoteFigures(page, loaded, server.url))], details: ['  Scripts until the form:', ...details] }
      } finally {
        await browser.close()
        await server.stop()
        await devnet.stop()
      }
    },
  }
}

async function quoteFigures(page: Page, loaded: Loaded, url: string): Promise<Figure[]> {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  await page.goto(`${url}/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${usdc}&exactAmount=1&exactField=input`)
  await page.waitForFunction(() => {
    const field = document.querySelector('[data-testid="swap-to"] input')
    return field instanceof HTMLInputElement && /\d/.test(field.value)
  }, undefined, { timeout: 20_000 })
  return figuresAt('the first quote', loaded, budgets.quoteKilobytes)
}
