import { setTimeout as delay } from 'node:timers/promises';
import { ok } from '@dex/mf-shared/domain';
import { buildFaults } from '../commands/monitorFiles';
import { createSiteReader } from '../commands/servedFiles';
import { watch } from '../commands/watch';
import { OPS_LIFE_SECONDS } from '../map/commit';
import { followLines } from '../health/followLines';
import { refuse } from '../refusal';
import { beaconLog, untilLogged } from './beaconLog';
import { canaryCommand } from './canaryCommand';
import { deskCommand } from './deskCommand';
import { keepRenewing, whileRenewing } from './keepRenewing';
import { releaseCommands } from './releaseCommands';
import type { ContextCommand } from './releaseCommands';

type Say = (text: string) => void;

const RENEW_SECONDS = 1200;

/** The commands that may run until they are stopped. */
export function loopCommands(say: Say, signal: AbortSignal): Readonly<Record<string, ContextCommand>> {
  return {
    canary: canaryCommand(say, signal),
    desk: deskCommand(say, signal),
    async renew(context, invocation) {
      const every = invocation.text('every');
      if (every === null) return releaseCommands['renew']?.(context, invocation) ?? refuse('usage', 'renew');
      if (!(Number(every) >= 1 && Number(every) < OPS_LIFE_SECONDS))
        return refuse('usage', `renew: --every must be a number of seconds, below the ${OPS_LIFE_SECONDS} for which reductions are good`);
      const ended = await keepRenewing(context, { seconds: Number(every), say, signal });
      return ended.ok ? ok('stopped') : ended;
    },
    async watch(context, invocation) {
      const path = invocation.text('beacons');
      if (path === null) return refuse('usage', "watch: --beacons must name the edge's beacon log");
      const site = invocation.text('site');
      if (site === null || !URL.canParse(site))
        return refuse('usage', 'watch: --site must be the address of the site: reports are checked there');
      const reader = createSiteReader(site, fetch);
      const once = invocation.flag('once');
      const log = beaconLog(path);
      if (once && !log.ok) return log;
      if (!(await untilLogged(path, say, signal))) return ok('0 alarms');
      const pause = (seconds: number, until: AbortSignal) =>
        delay(seconds * 1000, undefined, { signal: until }).then(
          () => true,
          () => false,
        );
      const watching = (until: AbortSignal) =>
        watch(context, {
          lines: followLines(path, !once, until),
          say,
          mapSeconds: 15,
          faultsOf: (remote, id) => buildFaults(reader, remote, id),
          pause: once ? async () => false : (seconds) => pause(seconds, until),
        });
      const result = await (once ? watching(signal) : whileRenewing(context, { seconds: RENEW_SECONDS, say, signal }, watching));
      return result.ok ? ok(`${result.value} alarms`) : result;
    },
  };
}
