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
const manifestOf = (workspace: string) => v.parse(manifestSchema, JSON.parse(read(join(workspace, 'package.json'))));

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  // A new section's files and the kit's own section are no part of the workspace in which they lie.
  .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !/^deploy\/(?:section\/template|kit\/mf-kitprobe)\//.test(file))
  // The fixtures of this check.
  .filter((file) => file !== 'deploy/lint/packages.test.ts' && existsSync(join(repositoryRoot, file)));

const workspaces = ['shell', 'mf-shared', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance', 'deploy', 'e2e'];
const common = Object.keys(manifestOf('.').devDependencies);

describe('what a package.json lists', () => {
  it.each(workspaces)('is exactly what %s uses', (workspace) => {
    const { dependencies, devDependencies } = manifestOf(workspace);
    const sources = tracked.filter((file) => file.startsWith(`${workspace}/`)).map(read);
    expect(sources.length).toBeGreaterThan(5);
    const isApplication = workspace === 'shell' || workspace.startsWith('mf-');
    const listed = Object.keys({ ...dependencies, ...devDependencies });
    expect(
      packageFaults({ listed, sources, common: [...common, `@dex/${workspace}`], forTheBuild: isApplication ? identityPackages : [] }),
    ).toEqual({
      missing: [],
      extra: [],
    });
  });

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
