import { setTimeout as delay } from 'node:timers/promises';
import { ok } from '@dex/mf-shared/domain';
import { renewOps } from '../commands/reductionCommands';
import { buildFaults } from '../commands/monitorFiles';
import { createSiteReader } from '../commands/servedFiles';
import { watch } from '../commands/watch';
import { followLines } from '../health/followLines';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';
import { canaryCommand } from './canaryCommand';
import { deskCommand } from './deskCommand';
import { releaseCommands } from './releaseCommands';
import type { ContextCommand } from './releaseCommands';

type Say = (text: string) => void;

const RENEW_SECONDS = 1200;

/** Issues the reductions again, over and over, until the signal; a failure is said and tried again at the next turn. */
async function keepRenewing(context: ReleaseContext, seconds: number, say: Say, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const renewed = await renewOps(context);
    if (!renewed.ok) say(`renewing failed: ${renewed.error.detail}`);
    await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** The commands that may run until they are stopped. */
export function loopCommands(say: Say, signal: AbortSignal): Readonly<Record<string, ContextCommand>> {
  return {
    canary: canaryCommand(say, signal),
    desk: deskCommand(say, signal),
    async renew(context, invocation) {
      const every = invocation.text('every');
      if (every === null) return releaseCommands['renew']?.(context, invocation) ?? refuse('usage', 'renew');
      if (!(Number(every) >= 1)) return refuse('usage', 'renew: --every must be a number of seconds');
      await keepRenewing(context, Number(every), say, signal);
      return ok('stopped');
    },
    async watch(context, invocation) {
      const path = invocation.text('beacons');
      if (path === null) return refuse('usage', "watch: --beacons must name the edge's beacon log");
      const site = invocation.text('site');
      if (site === null || !URL.canParse(site))
        return refuse('usage', 'watch: --site must be the address of the site: reports are checked there');
      const reader = createSiteReader(site, fetch);
      const once = invocation.flag('once');
      const renewing = new AbortController();
      const renewal = once ? Promise.resolve() : keepRenewing(context, RENEW_SECONDS, say, AbortSignal.any([signal, renewing.signal]));
      const result = await watch(context, {
        lines: followLines(path, !once, signal),
        say,
        mapSeconds: 15,
        faultsOf: (remote, id) => buildFaults(reader, remote, id),
      });
      renewing.abort();
      await renewal;
      return result.ok ? ok(`${result.value} alarms`) : result;
    },
  };
}
