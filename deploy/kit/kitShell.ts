import { join } from 'node:path';
import type { AppConfigOptions } from '../build/appConfig';
import { readApp } from '../build/apps';
import { buildApp } from '../build/buildApp';
import { buildExitPage } from '../build/exitPage';
import { isBuilt } from '../build/isBuilt';
import { shellDefines } from '../build/shellDefines';
import { localFolder } from '../run/localRelease';

/** The shell that sections are proved in. It trusts the keys of this machine, so it lies apart from the one that is published. */
export function kitShell(trustedKeys: string): AppConfigOptions & { readonly output: string } {
  return { app: readApp('shell'), mode: 'production', defines: shellDefines({ trustedKeys }), output: join(localFolder, 'kit/shell') };
}

/** Builds that shell, unless nothing that it is made of has changed; gives its folder. */
export async function buildKitShell(trustedKeys: string): Promise<string> {
  const shell = kitShell(trustedKeys);
  // Before it is asked whether the shell, which brings it, has changed.
  await buildExitPage();
  if (!isBuilt(shell)) await buildApp(shell);
  return shell.output;
}
