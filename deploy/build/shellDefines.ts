import { workspaceVersion } from './apps';

/** Constants of the shell's build, as source text: the keys it trusts (JSON text) or the development server's containers. */
export function shellDefines(input: { trustedKeys: string } | { devContainers: Readonly<Record<string, string>> }): Record<string, string> {
  return {
    __SHARED_VERSION__: JSON.stringify(workspaceVersion('mf-shared')),
    __TRUSTED_KEYS__: JSON.stringify('trustedKeys' in input ? input.trustedKeys : ''),
    __DEV_CONTAINERS__: 'devContainers' in input ? JSON.stringify(input.devContainers) : 'null',
  };
}
