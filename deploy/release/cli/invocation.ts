import { parseArgs } from 'node:util';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

const OPTIONS = {
  store: { type: 'string' },
  keys: { type: 'string' },
  remotes: { type: 'string' },
  canary: { type: 'string' },
  source: { type: 'string' },
  signed: { type: 'string' },
  kit: { type: 'string' },
  public: { type: 'string' },
  consent: { type: 'string' },
  by: { type: 'string' },
  why: { type: 'string' },
  steps: { type: 'string' },
  hold: { type: 'string' },
  for: { type: 'string' },
  everybody: { type: 'boolean' },
  to: { type: 'string' },
  cap: { type: 'boolean' },
  alone: { type: 'boolean' },
  staged: { type: 'boolean' },
  base: { type: 'boolean' },
  propose: { type: 'boolean' },
  every: { type: 'string' },
  keep: { type: 'string' },
  yes: { type: 'boolean' },
  repair: { type: 'boolean' },
  site: { type: 'string' },
  build: { type: 'string' },
  beacons: { type: 'string' },
  once: { type: 'boolean' },
  memory: { type: 'string' },
  config: { type: 'string' },
  'frame-ancestors': { type: 'string' },
  listen: { type: 'string' },
  'server-name': { type: 'string' },
  root: { type: 'string' },
  'tls-certificate': { type: 'string' },
  'tls-key': { type: 'string' },
  'redirect-from': { type: 'string' },
  'beacon-log': { type: 'string' },
  image: { type: 'string' },
  'tool-image': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** A command line that was read: the words after the command, and the options. */
export interface Invocation {
  readonly command: string;
  readonly words: readonly string[];
  text(name: OptionName): string | null;
  flag(name: OptionName): boolean;
}

/** Reads a command line. Refusal: `usage` for an option that does not exist. */
export function readInvocation(argv: readonly string[]): Result<Invocation, Refusal> {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    const [command = 'help', ...words] = positionals;
    return ok({
      command: values.help ? 'help' : command,
      words: values.help && positionals[0] !== undefined ? [positionals[0]] : words,
      text(name) {
        const value = values[name];
        return typeof value === 'string' ? value : null;
      },
      flag: (name) => values[name] === true,
    });
  } catch (error) {
    return refuse('usage', error instanceof Error ? error.message : String(error));
  }
}

/** The n-th word after the command. Refusal: `usage` naming what is missing. */
export function wordOf(invocation: Invocation, index: number, what: string): Result<string, Refusal> {
  const word = invocation.words[index];
  return word === undefined ? refuse('usage', `${invocation.command}: ${what} is missing`) : ok(word);
}

/** A percent from 0 to 100. Refusal: `bad_percent`. */
export function percentOf(text: string): Result<number, Refusal> {
  const percent = /^\d{1,3}(\.\d{1,3})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  return percent >= 0 && percent <= 100 ? ok(percent) : refuse('bad_percent', `${JSON.stringify(text)} is not a percent from 0 to 100`);
}

/** The parts of a text that names several by commas. */
export function listOf(text: string | null): string[] {
  return text?.split(',').filter((part) => part !== '') ?? [];
}
