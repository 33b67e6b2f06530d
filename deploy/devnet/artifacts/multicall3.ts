import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHex, type Hex } from '../node/hex';
import { rootDirectory } from '../node/rootDirectory';

const SOURCE = 'node_modules/viem/_esm/constants/contracts.js';

/** Creation code of Multicall3. The package ships it without exporting it, hence the read from its file. */
export function multicall3CreationCode(): Hex {
  const text = readFileSync(join(rootDirectory(), SOURCE), 'utf8');
  const code = /multicall3Bytecode = '(0x[0-9a-f]+)'/.exec(text)?.[1];
  return parseHex(code);
}
