import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Beacon } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { deskFacts } from '../desk/deskFacts';
import { deskPage } from '../desk/deskPage';
import { serveDesk } from '../desk/serveDesk';
import { followLines } from '../health/followLines';
import { beaconLog } from './beaconLog';
import { beaconOfLine } from '../health/watchBeacons';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { wordOf } from './invocation';
import type { ContextCommand } from './releaseCommands';

const REFRESH_SECONDS = 15;

async function beaconsIn(path: string | null): Promise<Result<readonly Beacon[] | null, Refusal>> {
  if (path === null) return ok(null);
  const there = beaconLog(path);
  if (!there.ok) return there;
  const beacons: Beacon[] = [];
  for await (const line of followLines(path, false)) {
    const beacon = beaconOfLine(line);
    if (beacon) beacons.push(beacon);
  }
  return ok(beacons);
}

async function pageNow(context: ReleaseContext, log: string | null, refreshSeconds: number | null): Promise<Result<string, Refusal>> {
  const beacons = await beaconsIn(log);
  if (!beacons.ok) return beacons;
  const facts = await deskFacts(context, beacons.value);
  return facts.ok ? ok(deskPage(facts.value, refreshSeconds)) : facts;
}

/** `host:port`, or a port of this machine alone. Refusal: `usage`. */
function addressOf(text: string): Result<{ readonly host: string; readonly port: number }, Refusal> {
  const [, host = '127.0.0.1', port] = /^(?:([\w.-]+):)?(\d{1,5})$/.exec(text) ?? [];
  return port === undefined ? refuse('usage', 'desk: --listen must be a port, or host:port') : ok({ host, port: Number(port) });
}

/** `desk <folder>` writes the desk as a page; `desk --listen PORT` serves it until the signal. */
export function deskCommand(say: (text: string) => void, signal: AbortSignal): ContextCommand {
  return async (context, invocation) => {
    const [log, listen] = [invocation.text('beacons'), invocation.text('listen')];
    if (listen === null) {
      const folder = wordOf(invocation, 0, 'the folder to write to (or --listen PORT)');
      const page = folder.ok ? await pageNow(context, log, null) : folder;
      if (!folder.ok || !page.ok) return page;
      mkdirSync(folder.value, { recursive: true });
      writeFileSync(join(folder.value, 'index.html'), page.value);
      return ok(`the desk is in ${join(folder.value, 'index.html')}`);
    }
    const address = addressOf(listen);
    if (!address.ok) return address;
    const server = serveDesk(async () => {
      const page = await pageNow(context, log, REFRESH_SECONDS);
      if (page.ok) return page.value;
      throw new Error(`refused (${page.error.code}): ${page.error.detail}`);
    });
    server.listen(address.value.port, address.value.host);
    await once(server, 'listening');
    say(`the desk is at http://${address.value.host}:${address.value.port}/`);
    if (!signal.aborted) await once(signal, 'abort');
    server.close();
    return ok('stopped');
  };
}
