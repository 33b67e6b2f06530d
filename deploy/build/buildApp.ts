import webpack from 'webpack'
import type { Stats } from 'webpack'
import type { AppConfigOptions } from './appConfig'
import { appConfig } from './appConfig'
import { outputFolder } from './apps'
import type { BuildFacts } from './buildFacts'
import { writeBuildFacts } from './buildFacts'

/** A build that did not compile: the application and what webpack said, ready to print. */
export class BuildFailed extends Error {
  readonly code = 'build_failed'
  constructor(app: string, report: string) {
    super(`${app} did not build:\n${report}`)
  }
}

function run(options: AppConfigOptions): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(appConfig(options))
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('webpack gave no result'))
        if (stats.hasErrors()) return reject(new BuildFailed(options.app.name, stats.toString({ preset: 'errors-only', colors: false })))
        resolve(stats)
      })
    })
  })
}

/** Builds one application into its output folder, compresses it and writes its facts. */
export async function buildApp(options: AppConfigOptions): Promise<BuildFacts> {
  const stats = await run(options)
  const folder = options.output ?? outputFolder(options.app)
  return writeBuildFacts(options.app, stats, folder, options.sharedRange)
}
