import type { ListedSection } from '@dex/mf-shared/release';
import { workspaceVersion } from './apps';

/** Constants of the shell's build, as source text: the keys it trusts (JSON text) or the development server's sections. */
export function shellDefines(
  input: { trustedKeys: string } | { devSections: readonly (ListedSection & { readonly container: string })[] },
): Record<string, string> {
  return {
    __SHARED_VERSION__: JSON.stringify(workspaceVersion('mf-shared')),
    __TRUSTED_KEYS__: JSON.stringify('trustedKeys' in input ? input.trustedKeys : ''),
    __DEV_SECTIONS__: 'devSections' in input ? JSON.stringify(input.devSections) : 'null',
  };
}
