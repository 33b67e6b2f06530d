import { resolve } from 'node:path';
import { appNames, readApp } from '../build/apps';
import { buildApp } from '../build/buildApp';
import { readBuildFacts } from '../build/buildFacts';
import { isBuilt } from '../build/isBuilt';
import { shellDefines } from '../build/shellDefines';
import { ensureKeys } from './localRelease';

export interface VersionToBuild {
  /** The workspace of the application. */
  readonly app: string;
  readonly version: string;
  readonly output: string;
  /** The range of mf-shared to ask for; that of this repository when left out. */
  readonly sharedRange?: string;
  /** Another module to expose than the section's own, or for the shell to begin with, for tests of builds that fail; a path. */
  readonly remoteModule?: string;
}

/** Builds one application as another version than its package.json says, into a folder of its own; a folder that holds just that is kept. */
export async function buildVersion({ app, version, output, sharedRange, remoteModule }: VersionToBuild): Promise<void> {
  const name = appNames.find((candidate) => candidate === app);
  if (!name) throw new RangeError(`No such application: ${app}`);
  const folder = resolve(output);
  const defines = name === 'shell' ? shellDefines({ trustedKeys: await ensureKeys() }) : undefined;
  const options = {
    app: { ...readApp(name), version },
    mode: 'production',
    output: folder,
    defines,
    sharedRange,
    remoteModule,
    mayLackPicture: remoteModule !== undefined,
  } as const;
  const isKept = readBuildFacts(folder)?.version === version && isBuilt(options);
  if (!isKept) await buildApp(options);
}
