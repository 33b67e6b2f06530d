import { checkNode, runCommand } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { importTypeScript } from './withTypeScript.mjs'

await runCommand(async () => {
  checkNode()
  ensureInstalled()
  const { build } = await importTypeScript('./build.ts')
  await build({ force: process.argv.includes('--force') })
})
