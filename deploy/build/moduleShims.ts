import { join } from 'node:path';
import { packagesFolder, repositoryRoot } from './apps';

const shims = join(repositoryRoot, 'deploy/build/shims');

/**
 * Heavy value libraries that the SDKs and ethers bring, replaced in every build by small equivalents (see each file); each
 * has a test against the library it stands for (deploy/docs/value-library-stand-ins.md). Beside them, builds that a package has and no
 * export condition leads to.
 */
export const moduleShims: Record<string, string> = {
  jsbi$: join(shims, 'jsbi.ts'),
  'bn.js$': join(shims, 'bn.ts'),
  'js-sha3$': join(shims, 'sha3.ts'),
  'styled-components$': join(shims, 'styled/styledComponents.ts'),
  '@reduxjs/toolkit$': join(shims, 'toolkit.ts'),
  'react-router-dom$': join(shims, 'router.ts'),
  '@ethersproject/signing-key$': join(shims, 'signingKey.ts'),
  '@formatjs/intl$': join(shims, 'intl/intl.ts'),
  'intl-messageformat$': join(shims, 'intl/messageFormat.ts'),
  // Its build for browsers decodes by writing markup into an element, which the page's policy forbids; this one has a table.
  'decode-named-character-reference$': join(packagesFolder, 'decode-named-character-reference/index.js'),
};

/** The same for our own code alone: wallets' libraries ask more of a package than the small one knows. Sections take what the shell shares. */
export const ownCodeShims: Record<string, string> = {
  '@noble/hashes/sha3$': join(shims, 'keccak.ts'),
  valibot$: join(shims, 'valibot.ts'),
};

/** Where that holds. */
export const ownCode = ['mf-shared/src', 'shell/src', 'mf-claim/src'] as const;

/** For RxJS alone: wallets' libraries use more of the package. */
export const rxjsShims: Record<string, string> = { tslib$: join(shims, 'tslib.ts') };
