import { createInstance, init as initRuntime } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { forgetFailedShares } from './forgetFailedShares';
import type { HostParts } from './parts';

type InstanceOptions = Parameters<HostParts['createInstance']>[0];

function withOwnPlugins<Options extends InstanceOptions>(options: Options): Options {
  return { ...options, plugins: [...(options.plugins ?? []), forgetFailedShares] };
}

/**
 * Stands for the bundler runtime's `init` in the shell: begins the shell's instance, and publishes the runtime for the containers that
 * come later. Left out is the choice between whole and shaken copies of shared libraries, which needs copies; no section has one.
 */
export function init({ webpackRequire }: { readonly webpackRequire: WebpackRequire }): ReturnType<typeof initRuntime> {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The shell has no options');
  globalThis.__DEX_FEDERATION__ = {
    createInstance: (options) => createInstance(withOwnPlugins(options)),
    bundlerRuntime,
    attachShareScopeMap,
  };
  return initRuntime(withOwnPlugins(initOptions));
}
