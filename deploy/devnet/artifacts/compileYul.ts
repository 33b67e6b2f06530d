import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isRecord } from '../node/rpc';
import { rootDirectory } from '../node/rootDirectory';

/** One optimiser's sequence: the compiler's own choice makes a function anew for every constant that it is called with, for twice the bytes. */
const SETTINGS = {
  evmVersion: 'paris',
  optimizer: { enabled: true, runs: 1, details: { yul: true, yulDetails: { optimizerSteps: 'dhfoDgvulfnTUtnIf' } } },
  outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
};

/** The code that runs, as hex with `0x`, of the one object in a text of Yul; throws an Error with what the compiler says of it. */
export function runtimeCodeOfYul(source: string): string {
  const solc: { compile: (input: string) => string } = createRequire(join(rootDirectory(), 'deploy', 'package.json'))('solc');
  const input = { language: 'Yul', sources: { source: { content: source } }, settings: SETTINGS };
  const output: unknown = JSON.parse(solc.compile(JSON.stringify(input)));
  const code = ['contracts', 'source', null, 'evm', 'deployedBytecode', 'object'].reduce<unknown>(
    (at, name) => (isRecord(at) ? (name === null ? Object.values(at)[0] : at[name]) : null),
    output,
  );
  if (typeof code !== 'string' || code === '') throw new Error(JSON.stringify(output));
  return `0x${code}`;
}
