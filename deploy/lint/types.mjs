import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workspaces = ['mf-shared', 'shell', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance', 'deploy', 'e2e']

const failed = workspaces.filter((workspace) => {
  const args = [`${root}node_modules/typescript/bin/tsc`, '--noEmit', '-p', `${workspace}/tsconfig.json`]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) console.error(`Types do not hold in: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
