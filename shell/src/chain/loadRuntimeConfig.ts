import { EMPTY_CONFIG, parseRuntimeConfig, type RuntimeConfig } from '@dex/mf-shared/domain';
import { verifyRunTimeFile, type RunTimeFile, type TrustedKeys } from '@dex/mf-shared/release';
import { fetchSettings, inlinedSettings, storedSettings, storeSettings, type DataBlocks, type KeptText } from './runTimeFileText';

/** Why a copy of the run-time file is not used: it is not what the operator signed (or older than one that is known), or it did not come. */
export type SettingsProblem = 'refused' | 'unreachable';

/** The operator's settings as this page uses them. */
export interface LoadedConfig {
  readonly config: RuntimeConfig;
  /** The generation of the signed file in use; 0 when the built-in networks are. */
  readonly generation: number;
  /** What was wrong with a copy while the page started. */
  readonly problem: SettingsProblem | null;
  /** Looks at the served file, for the notice: what it holds is used from the next visit on. */
  check(): Promise<SettingsProblem | null>;
}

interface LoadInput {
  readonly page: DataBlocks;
  readonly storage: KeptText | null;
  readonly trusted: TrustedKeys;
  /** The least generation that the release map knows of; 0 when no run-time file was ever set. */
  readonly least: number;
}

interface Judged {
  readonly file: RunTimeFile | null;
  readonly problem: SettingsProblem | null;
}

const NOTHING: Judged = { file: null, problem: null };

function readSettings(settings: unknown): RuntimeConfig {
  const { config, errors } = parseRuntimeConfig(settings);
  for (const { code, path } of errors) console.warn(`Run-time file: ${path || 'the whole of it'} was refused (${code})`);
  return config;
}

/**
 * The operator's settings, from the newest file that the operator signed: the copy in the page or the last one seen, without a request; the
 * served one when neither is there. Nothing unsigned, altered or older than one that is known is used (DELIVERY-7): then the built-in table
 * applies. Never rejects.
 */
export async function loadRuntimeConfig({ page, storage, trusted, least }: LoadInput): Promise<LoadedConfig> {
  async function judge(text: string | null, atLeast: number): Promise<Judged> {
    if (text === null) return NOTHING;
    const verified = await verifyRunTimeFile({ text, trusted, least: atLeast });
    if (verified.ok) {
      storeSettings(storage, text);
      return { file: verified.value, problem: null };
    }
    console.warn(`Run-time file refused: ${verified.error.code} (${verified.error.detail})`);
    return { file: null, problem: 'refused' };
  }

  async function judgeServed(atLeast: number): Promise<Judged> {
    const fetched = await fetchSettings();
    if (fetched.ok) return judge(fetched.value, atLeast);
    console.warn(`Run-time file: ${fetched.error.detail}`);
    return { file: null, problem: 'unreachable' };
  }

  const [inlined, stored] = [inlinedSettings(page), storedSettings(storage)];
  // The stored one comes first: a copy in the page that is older was put there by somebody who wants the old one back. That it does not
  // verify any more (other keys) is no news about the site.
  const kept = stored === null || stored === inlined ? null : await verifyRunTimeFile({ text: stored, trusted, least });
  const known = kept?.ok ? kept.value : null;
  const ofPage = await judge(inlined, Math.max(least, known?.generation ?? 0));
  const atHand = ofPage.file ?? known;
  const isExpected = inlined !== null || least > 0;
  const first = atHand || !isExpected ? { file: atHand, problem: ofPage.problem } : await judgeServed(least);
  const generation = first.file?.generation ?? 0;
  return {
    config: first.file ? readSettings(first.file.settings) : EMPTY_CONFIG,
    generation,
    problem: ofPage.problem ?? first.problem,
    check: async () => (atHand ? (await judgeServed(Math.max(least, generation))).problem : null),
  };
}

/** The settings of the development server: unsigned. Never rejects. */
export async function loadDevConfig(): Promise<LoadedConfig> {
  const fetched = await fetchSettings();
  const config = fetched.ok ? readSettings(JSON.parse(fetched.value)) : EMPTY_CONFIG;
  return { config, generation: 0, problem: null, check: () => Promise.resolve(null) };
}
