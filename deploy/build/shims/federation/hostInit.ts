import { createInstance, init as initRuntime } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';

/**
 * Stands for the bundler runtime's `init` in the shell: begins the shell's instance, and publishes the runtime for the containers that
 * come later. Left out is the choice between whole and shaken copies of shared libraries, which needs copies; no section has one.
 */
export function init({ webpackRequire }: { readonly webpackRequire: WebpackRequire }): ReturnType<typeof initRuntime> {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The shell has no options');
  globalThis.__DEX_FEDERATION__ = { createInstance, bundlerRuntime, attachShareScopeMap };
  return initRuntime(initOptions);
}
