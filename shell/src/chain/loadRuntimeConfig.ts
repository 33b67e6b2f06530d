import { EMPTY_CONFIG, parseRuntimeConfig, type RuntimeConfig } from '@dex/mf-shared/domain';

/** Where the operator's file lies, beside the page (NET-3). */
const CONFIG_URL = '/config.json';
const TIMEOUT_MS = 5000;

async function fetchJson(): Promise<unknown> {
  const response = await fetch(CONFIG_URL, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}

/**
 * The operator's run-time configuration. Never rejects: a file that cannot be read leaves the built-in table, a bad part is
 * left out; both are said on the console with their path.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const { config, errors } = parseRuntimeConfig(await fetchJson());
    for (const { code, path } of errors) console.warn(`${CONFIG_URL}: ${path || 'the whole file'} was refused (${code})`);
    return config;
  } catch (cause) {
    console.warn(`${CONFIG_URL} could not be read; the built-in networks are used`, cause);
    return EMPTY_CONFIG;
  }
}
