import type { Release } from '@dex/mf-shared/release';
import { nextTask } from '../nextTask';
import { createPinnedScript, pinScript } from './trustedScriptUrl';

/** How long the entry of a section may take to load, in milliseconds. */
const ENTRY_TIMEOUT_MS = 5_000;

/** The one scope in which the shell serves what it shares. */
const SCOPE = 'default';

/** What the entry of a section leaves in the page: webpack's container, by the name that its release carries. */
interface Container {
  init(scope: object): unknown;
  get(name: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  const container: Partial<Record<keyof Container, unknown>> = value;
  return typeof container.init === 'function' && typeof container.get === 'function';
}

function containerOf({ container }: Release): Container | null {
  const found: unknown = Reflect.get(globalThis, container);
  return isContainer(found) ? found : null;
}

/** Runs a script of the release map. One that failed leaves no element, so the next call asks for it anew. */
function runPinned(url: string, integrity: string): Promise<void> {
  pinScript(url, integrity);
  const script = createPinnedScript(url);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Loading the entry ${url} timed out`)), ENTRY_TIMEOUT_MS);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    script.onload = settle(resolve);
    script.onerror = settle(() => reject(new Error(`Loading the entry ${url} failed`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

async function openContainer(release: Release): Promise<Container> {
  const open = containerOf(release);
  if (open) return open;
  const url = new URL(`${release.dir}${release.entry}`, window.location.origin).href;
  await runPinned(url, release.integrity);
  const opened = containerOf(release);
  if (!opened) throw new Error(`The entry ${url} left no container ${release.container}`);
  return opened;
}

async function exposedBy(container: Container): Promise<unknown> {
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE] ?? {});
  const factory = await container.get('./remote');
  await nextTask(window);
  const exposed = factory();
  await nextTask(window);
  return exposed;
}

/**
 * Runs the entry of a release and gives the module that it exposes. Rejects when a script does not come, when a chunk of it does not, and
 * when the shell shares nothing that the section can run with.
 */
export async function loadExposed(release: Release): Promise<unknown> {
  const container = await openContainer(release);
  try {
    return await exposedBy(container);
  } catch (cause) {
    // A container never asks again for a shared part that failed once; the next call runs the entry anew, for a new one.
    Reflect.set(globalThis, release.container, undefined);
    throw cause;
  }
}
