/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../build/apps';
import { identityPackages } from '../build/sharedModules';
import { packageFaults } from './packages';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ dependencies: versions, devDependencies: versions });
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const typesSchema = v.object({ compilerOptions: v.object({ types: v.array(v.string()) }) });
const manifestOf = (workspace: string) => v.parse(manifestSchema, JSON.parse(read(join(workspace, 'package.json'))));

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  // A new section's files and the kit's own section are no part of the workspace in which they lie.
  .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !/^deploy\/(?:section\/template|kit\/mf-kitprobe)\//.test(file))
  // The fixtures of this check.
  .filter((file) => file !== 'deploy/lint/packages.test.ts' && existsSync(join(repositoryRoot, file)));

const workspaces = ['shell', 'mf-shared', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance', 'deploy', 'e2e'];
/** What other repositories install, packed. */
const packed = ['mf-shared', 'deploy'];
/** The packages of types that whoever extends the settings of mf-shared needs. */
const types = v.parse(typesSchema, JSON.parse(read('mf-shared/tsconfig.base.json'))).compilerOptions.types.map((name) => `@types/${name}`);
const forTheBuildOf = (workspace: string): readonly string[] => {
  const isApplication = workspace === 'shell' || workspace.startsWith('mf-');
  return [...(isApplication ? identityPackages : []), ...(workspace === 'mf-shared' ? types : [])];
};

/** The sources that `npm pack` puts into a package, and what is no part of it but comes with it to begin from. */
function packedSources(workspace: string): readonly string[] {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', `./${workspace}`], { cwd: repositoryRoot, encoding: 'utf8' });
  const [{ files }] = v.parse(v.tuple([v.object({ files: v.array(v.object({ path: v.string() })) })]), JSON.parse(said));
  return files.map(({ path }) => path).filter((path) => /\.(?:tsx?|mjs|cjs)$/.test(path) && !path.startsWith('section/template/'));
}

const common = Object.keys(manifestOf('.').devDependencies);

describe('what a package.json lists', () => {
  it.each(workspaces)('is exactly what %s uses', (workspace) => {
    const { dependencies, devDependencies } = manifestOf(workspace);
    const sources = tracked.filter((file) => file.startsWith(`${workspace}/`)).map(read);
    expect(sources.length).toBeGreaterThan(5);
    const listed = Object.keys({ ...dependencies, ...devDependencies });
    const faults = packageFaults({ listed, sources, common: [...common, `@dex/${workspace}`], forTheBuild: forTheBuildOf(workspace) });
    expect(faults).toEqual({ missing: [], extra: [] });
  });

  // DELIVERY-48
  it.each(packed)(
    'is, in %s as it is packed, all that it uses there: another repository has nothing of what this one has in common',
    (workspace) => {
      const sources = packedSources(workspace).map((file) => read(join(workspace, file)));
      expect(sources.length).toBeGreaterThan(100);
      const listed = Object.keys(manifestOf(workspace).dependencies);
      expect(packageFaults({ listed, sources, common: [`@dex/${workspace}`], forTheBuild: [] }).missing).toEqual([]);
      if (workspace === 'mf-shared') expect(listed).toEqual(expect.arrayContaining(types));
    },
  );

  it('has one version of each package in the whole repository', () => {
    const known = new Map<string, Set<string>>();
    for (const { dependencies, devDependencies } of ['.', ...workspaces].map(manifestOf))
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        known.set(name, (known.get(name) ?? new Set()).add(version));
    expect([...known].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it('is refused when it leaves out or adds one', () => {
    const sources = [
      "import { of } from 'rxjs';\nimport type { A } from '@scope/a/deep';",
      "require('node:fs'); from './near'; spawn('tool/bin')",
    ];
    const all = ['rxjs', '@scope/a', 'tool'];
    const faults = (listed: readonly string[]) => packageFaults({ listed, sources, common: [], forTheBuild: [] });
    expect(faults(all)).toEqual({ missing: [], extra: [] });
    expect(faults(['rxjs', 'tool'])).toEqual({ missing: ['@scope/a'], extra: [] });
    expect(faults([...all, 'idle'])).toEqual({ missing: [], extra: ['idle'] });
  });
});
