import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { parseHex, type Hex } from '../node/hex';
import { isRecord } from '../node/rpc';
import { rootDirectory } from '../node/rootDirectory';

/** Creation code of a published build: a path inside node_modules, linked with the given libraries. */
export function loadCreationCode(path: string, libraries: Readonly<Record<string, Hex>> = {}): Hex {
  const artifact: unknown = JSON.parse(readFileSync(join(rootDirectory(), 'node_modules', path), 'utf8'));
  if (!isRecord(artifact) || typeof artifact['bytecode'] !== 'string') throw new Error(`No bytecode in ${path}`);
  const raw = artifact['bytecode'].replace(/^0x/, '');
  return parseHex(`0x${link(raw, artifact['linkReferences'], libraries)}`);
}

/** Creation code with constructor arguments; `types` is the comma-separated list of their Solidity types. */
export function withArguments(creationCode: Hex, types: string, values: readonly unknown[]): Hex {
  const encoded = encodeAbiParameters(parseAbiParameters(types), values);
  return `${creationCode}${stripPrefix(encoded)}`;
}

/** Creation code with one literal replaced; the literal must be there. Both without 0x. */
export function patchCode(code: Hex, from: string, to: string): Hex {
  if (from.length !== to.length || !code.includes(from)) throw new Error(`Nothing to patch: ${from}`);
  return parseHex(code.replaceAll(from, to));
}

function stripPrefix(code: Hex): string {
  return code.slice(2);
}

function link(code: string, references: unknown, libraries: Readonly<Record<string, Hex>>): string {
  let linked = code;
  for (const file of Object.values(isRecord(references) ? references : {})) {
    for (const [name, places] of Object.entries(isRecord(file) ? file : {})) {
      const address = libraries[name];
      if (address === undefined) throw new Error(`Library ${name} is missing`);
      for (const place of Array.isArray(places) ? places : []) linked = linkAt(linked, place, address);
    }
  }
  return linked;
}

function linkAt(code: string, place: unknown, address: Hex): string {
  if (!isRecord(place) || typeof place['start'] !== 'number') throw new Error('Broken link reference');
  const start = place['start'] * 2;
  return code.slice(0, start) + stripPrefix(address).toLowerCase() + code.slice(start + 40);
}
