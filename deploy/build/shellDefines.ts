import type { ListedSection } from '@dex/mf-shared/release';
import { workspaceVersion } from './apps';

/** The file of the shell's build with the public keys that it trusts, so that the release command knows what each live shell judges by (DELIVERY-50). */
export const shellKeysFile = 'trusted-keys.json';

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

/** The JSON text of the keys that a build with these constants trusts; null for one without. */
export function trustedKeysIn(defines: Readonly<Record<string, string>> | undefined): string | null {
  const text: unknown = JSON.parse(defines?.['__TRUSTED_KEYS__'] ?? '""');
  return typeof text === 'string' && text !== '' ? text : null;
}
