import type { InitContainerEntryOptions, WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import type { HostParts } from './parts';

function hostParts(): HostParts {
  const parts = globalThis.__DEX_FEDERATION__;
  if (!parts) throw new Error('A section runs only in the page of its shell');
  return parts;
}

const { createInstance, bundlerRuntime, attachShareScopeMap } = hostParts();

function init({ webpackRequire }: { readonly webpackRequire: WebpackRequire }): ReturnType<HostParts['createInstance']> {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The container has no options');
  return createInstance(initOptions);
}

/** Joins the shell's share scope with the container's own instance. */
function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }: InitContainerEntryOptions): unknown {
  const { initOptions, instance } = webpackRequire.federation;
  if (!initOptions || !instance) throw new Error('The container has not begun');
  instance.initOptions({ ...remoteEntryInitOptions, name: initOptions.name, remotes: [] });
  instance.initShareScopeMap('default', shareScope, { hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {} });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}

/** Stands for the bundler runtime in a container: the shell's code, and an instance of the container's own. */
const runtime = {
  runtime: { createInstance },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {}, init, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

// The plugin's own entry takes the default export.
export default runtime;
