import type { attachShareScopeMap, Federation, runtime } from '@module-federation/webpack-bundler-runtime';

/** The federation runtime that the shell publishes for the containers of the page, so that none brings its own. */
export interface HostParts {
  readonly createInstance: typeof runtime.createInstance;
  readonly bundlerRuntime: NonNullable<Federation['bundlerRuntime']>;
  readonly attachShareScopeMap: typeof attachShareScopeMap;
}

declare global {
  // A variable, because only `var` adds a property to the global object's type.
  var __DEX_FEDERATION__: HostParts | undefined;
}
