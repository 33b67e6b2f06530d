import type { Result } from '@dex/mf-shared/domain';
import { consent, givenConsents } from './cli/consentCommand';
import { helpText } from './cli/help';
import { inspectionCommands, monitor } from './cli/inspectionCommands';
import { readInvocation } from './cli/invocation';
import type { Invocation } from './cli/invocation';
import { keysAlone } from './cli/keysCommand';
import { loopCommands } from './cli/loops';
import { noteOf, openContext } from './cli/openContext';
import { preview } from './cli/previewCommand';
import { cosignCommand, PROPOSED, propose } from './cli/proposalCommands';
import { init, releaseCommands, sign } from './cli/releaseCommands';
import type { ContextCommand } from './cli/releaseCommands';
import { refuse } from './refusal';
import type { Refusal } from './refusal';

const warn = (text: string): void => void process.stderr.write(`${text}\n`);

async function run(invocation: Invocation, signal: AbortSignal): Promise<Result<string, Refusal>> {
  if (invocation.command === 'init') return init(invocation, warn);
  if (invocation.command === 'monitor') return monitor(invocation);
  if (invocation.command === 'sign') return sign(invocation, warn);
  if (invocation.command === 'consent') return consent(invocation, { ...releaseCommands, ...loopCommands(warn, signal) }, warn);
  const alone = invocation.command === 'keys' ? await keysAlone(invocation) : null;
  if (alone) return alone;
  const commands: Readonly<Record<string, ContextCommand>> = {
    ...releaseCommands,
    ...inspectionCommands,
    ...loopCommands(warn, signal),
    cosign: cosignCommand,
    preview,
  };
  const command = Object.hasOwn(commands, invocation.command) ? commands[invocation.command] : undefined;
  if (!command) return refuse('usage', `no such command: ${invocation.command}; see --help`);
  const consents = givenConsents(invocation);
  if (!consents.ok) return consents;
  const context = await openContext(invocation, warn);
  if (!context.ok) return context;
  const ready = { ...context.value, consents: consents.value, note: noteOf(invocation) };
  if (!invocation.flag('propose')) return command(ready, invocation);
  if (!PROPOSED.includes(invocation.command)) return refuse('usage', `${invocation.command}: only ${PROPOSED.join(', ')} can be proposed`);
  return propose(command, ready, invocation);
}

async function main(argv: readonly string[]): Promise<number> {
  const invocation = readInvocation(argv);
  if (invocation.ok && invocation.value.command === 'help') {
    process.stdout.write(helpText(invocation.value.words[0]));
    return 0;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const outcome = invocation.ok ? await run(invocation.value, stop.signal) : invocation;
  if (outcome.ok) {
    process.stdout.write(`${outcome.value}\n`);
    return 0;
  }
  warn(`refused (${outcome.error.code}): ${outcome.error.detail}`);
  return outcome.error.code === 'usage' ? 2 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  warn(`failed: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
});
