import type { BuildFacts } from '../../build/buildFacts';
import type { BenchPart } from './figure';
import { kilobytes, targets } from './figure';
import { firstBytes } from './firstBytes';
import { measureOneBundle } from './oneBundle';

/** What federation costs until the swap section runs, against one bundle of the same code. */
export function federationCost(builds: readonly BuildFacts[], trustedKeys: string): BenchPart {
  return {
    title: 'Federation against one bundle of the same code',
    run: async () => {
      const federated = builds.filter(({ app }) => app === 'shell' || app === 'mf-swap').reduce((sum, facts) => sum + firstBytes(facts), 0);
      const single = await measureOneBundle(trustedKeys);
      return {
        figures: [
          { name: 'shell and swap, federated', value: kilobytes(federated), unit: 'KB' },
          { name: 'shell and swap, one bundle', value: kilobytes(single.formBytes), unit: 'KB' },
          { name: 'cost of federation', value: kilobytes(federated - single.formBytes), unit: 'KB', ...targets.federation },
        ],
        details: ['  Scripts of the one bundle:', ...single.details],
      };
    },
  };
}
