import { readFileSync } from 'node:fs';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { canonicalJson } from '@dex/mf-shared/release';
import { checkSettings, currentSettings, nameInReductions, rollBackSettings, setSettings } from '../commands/settingsCommands';
import type { SettingsOutcome } from '../commands/settingsCommands';
import { differenceText, settingsChanges } from '../commands/settingsDifference';
import { publishSignedConfig, signConfig } from '../map/commitConfig';
import type { Settings } from '../map/commitConfig';
import { readConfigChain } from '../map/readChain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { wordOf } from './invocation';
import type { Invocation } from './invocation';
import type { ContextCommand } from './releaseCommands';

function fileOf(invocation: Invocation): Result<Uint8Array, Refusal> {
  const path = wordOf(invocation, 1, 'the file');
  if (!path.ok) return path;
  try {
    return ok(readFileSync(path.value));
  } catch {
    return refuse('file_missing', `${path.value} cannot be read`);
  }
}

function settingsOf(invocation: Invocation): Result<Settings, Refusal> {
  const bytes = fileOf(invocation);
  return bytes.ok ? checkSettings(bytes.value) : bytes;
}

function said(outcome: Result<SettingsOutcome, Refusal>): Result<string, Refusal> {
  if (!outcome.ok) return outcome;
  const { generation, changes } = outcome.value;
  if (changes.length === 0) return ok(`nothing changed: run-time file ${generation} stays in force`);
  const edge = 'If it names new hosts, write the headers of the edge again ("edge").';
  return ok(`${differenceText(changes)}\nrun-time file ${generation} is in force. ${edge}`);
}

const subcommands: Readonly<Record<string, ContextCommand>> = {
  async check(context, invocation) {
    const [settings, current] = [settingsOf(invocation), await currentSettings(context)];
    if (!settings.ok) return settings;
    if (!current.ok) return current;
    return ok(differenceText(settingsChanges(current.value?.settings ?? {}, settings.value)) || 'nothing would change');
  },
  async set(context, invocation) {
    const settings = settingsOf(invocation);
    return settings.ok ? said(await setSettings(context, settings.value)) : settings;
  },
  async sign(context, invocation) {
    const settings = settingsOf(invocation);
    const signed = settings.ok ? await signConfig(context, settings.value) : settings;
    return signed.ok ? ok(canonicalJson(signed.value)) : signed;
  },
  async publish(context, invocation) {
    const bytes = fileOf(invocation);
    const published = bytes.ok ? await publishSignedConfig(context, bytes.value) : bytes;
    if (!published.ok) return published;
    const named = await nameInReductions(context);
    return named.ok ? ok(`run-time file ${published.value.generation} is in force`) : named;
  },
  async rollback(context, invocation) {
    const to = invocation.text('to');
    if (to !== null && !/^[1-9]\d{0,8}$/.test(to)) return refuse('usage', 'config rollback: --to must be a generation');
    return said(await rollBackSettings(context, to === null ? null : Number(to)));
  },
  async show(context) {
    const current = await currentSettings(context);
    if (!current.ok) return current;
    return ok(current.value ? JSON.stringify(current.value.settings, null, 2) : 'no run-time file was ever set');
  },
  async history(context) {
    const chain = await readConfigChain(context.store.read, context.keys);
    if (!chain.ok) return chain;
    const lines = chain.value.map(({ signed: { value } }, index) => {
      const changes = settingsChanges(chain.value[index - 1]?.signed.value.settings ?? {}, value.settings);
      return `${value.generation}  ${new Date(value.issued * 1000).toISOString()}  ${changes.map(({ path }) => path).join(', ') || 'the same'}`;
    });
    return ok(lines.join('\n') || 'no run-time file was ever set');
  },
};

/** `config check|set|sign|publish|rollback|show|history`: the operator's run-time file. */
export const config: ContextCommand = async (context, invocation) => {
  const name = wordOf(invocation, 0, `one of ${Object.keys(subcommands).join(', ')}`);
  if (!name.ok) return name;
  const command = Object.hasOwn(subcommands, name.value) ? subcommands[name.value] : undefined;
  return command ? command(context, invocation) : refuse('usage', `config: no such command: ${name.value}`);
};
