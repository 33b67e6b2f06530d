import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseHex, type Hex } from '../node/hex';
import { isRecord } from '../node/rpc';
import { rootDirectory } from '../node/rootDirectory';

const SETTINGS = {
  evmVersion: 'paris',
  optimizer: { enabled: true, runs: 200 },
  outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
};

let loaded: Readonly<Record<string, Hex>> | undefined;

/** Creation code of one of the contracts under contracts/, by its name; compiled once per content of the sources. */
export function ownCreationCode(name: string): Hex {
  loaded ??= readOrCompile();
  const code = loaded[name];
  if (code === undefined) throw new Error(`No contract called ${name}`);
  return code;
}

function readOrCompile(): Readonly<Record<string, Hex>> {
  const root = rootDirectory();
  const sources = readSources(join(root, 'deploy', 'devnet', 'contracts'));
  const key = createHash('sha256')
    .update(JSON.stringify([sources, SETTINGS]))
    .digest('hex')
    .slice(0, 16);
  const directory = join(root, 'node_modules', '.cache', 'devnet');
  const file = join(directory, `contracts-${key}.json`);
  const cached = readCache(file);
  if (cached !== undefined) return cached;
  const compiled = compile(sources, root);
  mkdirSync(directory, { recursive: true });
  // Written aside and renamed: two starts at once must never read half a file.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(compiled));
  renameSync(partial, file);
  return compiled;
}

function readSources(directory: string): Record<string, { content: string }> {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sol'))
    .sort();
  return Object.fromEntries(names.map((name) => [name, { content: readFileSync(join(directory, name), 'utf8') }]));
}

function readCache(file: string): Record<string, Hex> | undefined {
  try {
    return parseCodes(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function parseCodes(value: unknown): Record<string, Hex> {
  if (!isRecord(value)) throw new Error('Broken cache');
  return Object.fromEntries(Object.entries(value).map(([name, code]) => [name, parseHex(code)]));
}

function compile(sources: Record<string, { content: string }>, root: string): Record<string, Hex> {
  // The compiler takes half a second to load: only when the cache is empty.
  const solc: { compile: (input: string) => string } = createRequire(join(root, 'deploy', 'package.json'))('solc');
  const output: unknown = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings: SETTINGS })));
  if (!isRecord(output)) throw new Error('The compiler gave no output');
  const errors = (Array.isArray(output['errors']) ? output['errors'] : []).filter(isError);
  if (errors.length > 0) throw new Error(errors.map((error) => String(error['formattedMessage'])).join('\n'));
  return collectCodes(output['contracts']);
}

function isError(entry: unknown): entry is Record<string, unknown> {
  return isRecord(entry) && entry['severity'] === 'error';
}

function collectCodes(files: unknown): Record<string, Hex> {
  const codes: Record<string, Hex> = {};
  for (const contracts of Object.values(isRecord(files) ? files : {})) {
    for (const [name, contract] of Object.entries(isRecord(contracts) ? contracts : {})) {
      const evm = isRecord(contract) ? contract['evm'] : undefined;
      const bytecode = isRecord(evm) ? evm['bytecode'] : undefined;
      const object = isRecord(bytecode) ? bytecode['object'] : undefined;
      if (typeof object === 'string' && object !== '') codes[name] = parseHex(`0x${object}`);
    }
  }
  return codes;
}
