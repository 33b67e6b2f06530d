import type { BuildFacts } from '../../build/buildFacts';
import { kilobytes } from './figure';
import type { BenchPart } from './figure';
import { firstBytes, firstBytesBudgets } from './firstBytes';

function scriptsOf(facts: BuildFacts): [string, number][] {
  return Object.entries(facts.files)
    .filter(([path]) => path.endsWith('.js'))
    .map(([path, file]): [string, number] => [path, kilobytes(file.brotliBytes)])
    .sort((a, b) => b[1] - a[1]);
}

/** Every script of every build, largest first. */
export function buildSizes(builds: readonly BuildFacts[]): BenchPart {
  return {
    title: 'Scripts of each build (KB, brotli)',
    run: () => {
      const details = builds.flatMap((facts) => {
        const first = new Set([facts.entry, ...facts.exposeChunks]);
        const lines = scriptsOf(facts).map(
          ([path, size]) => `    ${size.toFixed(1).padStart(7)}  ${path}${first.has(path) ? '  (first)' : ''}`,
        );
        return [`  ${facts.app} ${facts.version}`, ...lines];
      });
      const figures = builds.map((facts) => ({
        name: `${facts.app}: until its first screen`,
        value: kilobytes(firstBytes(facts)),
        unit: 'KB' as const,
        budget: kilobytes(firstBytesBudgets[facts.app] ?? 0),
      }));
      return Promise.resolve({ figures, details });
    },
  };
}
