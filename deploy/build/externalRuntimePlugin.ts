import type { Compiler } from 'webpack'
import webpack from 'webpack'

/**
 * The federation plugin injects the CommonJS build of its external-runtime plugin beside the ES build of the runtime, which
 * puts the runtime core in the shell twice. This points the injection at the ES build.
 */
export class ExternalRuntimeEsmPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/, (resource) => {
      if (resource.request) resource.request = toEsm(resource.request)
      const data = resource.createData
      if (data?.resource) {
        data.resource = toEsm(data.resource)
        if (data.request) data.request = toEsm(data.request)
        if (data.userRequest) data.userRequest = toEsm(data.userRequest)
      }
    }).apply(compiler)
  }
}

function toEsm(path: string): string {
  return path.replace(/index\.cjs$/, 'index.js')
}
