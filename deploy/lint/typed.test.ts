/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');

const PROMISED = 'declare function send(): Promise<void>;\n';
const KINDS = "type Kind = 'a' | 'b';\n";
const refused = [
  ['@typescript-eslint/no-floating-promises', 'floating.ts', `${PROMISED}export function press() {\n  send();\n}\n`],
  ['@typescript-eslint/no-misused-promises', 'asked.ts', `${PROMISED}export const isSent = () => (send() ? 1 : 2);\n`],
  [
    '@typescript-eslint/no-misused-promises',
    'handed.ts',
    `${PROMISED}declare function onPress(press: () => void): void;\nonPress(async () => {\n  await send();\n});\n`,
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    'switch.ts',
    `${KINDS}export function pick(kind: Kind): void {\n  switch (kind) {\n    case 'a':\n      return;\n  }\n}\n`,
  ],
  ['@typescript-eslint/no-floating-promises', 'tool.mjs', 'async function send() {}\nsend();\n'],
  ['@typescript-eslint/no-misused-promises', 'asked.mjs', 'async function send() {}\nexport const isSent = () => (send() ? 1 : 2);\n'],
] as const;
const accepted = [
  ['waits.ts', `${PROMISED}export async function press() {\n  await send();\n  void send();\n}\n`],
  [
    'kinds.ts',
    `${KINDS}export function pick(kind: Kind): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n    default:\n      return 2;\n  }\n}\n`,
  ],
  ['waits.mjs', 'async function send() {}\nawait send();\n'],
] as const;

interface Linted {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null }[];
}

/** What the rules that need types say of these files, in a project of their own. */
function complaintsOf(files: readonly (readonly [name: string, text: string])[]): ReadonlyMap<string, readonly (string | null)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'typed-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const options = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      allowJs: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.ts', '*.mjs'], exclude: ['eslint.*'] }),
    );
    const rules = pathToFileURL(join(root, 'deploy/lint/typed.config.mjs')).href;
    const config = `import { typedRules } from '${rules}';\nexport default [{ ignores: ['eslint.*'] }, ...typedRules('${folder}', ['tsconfig.json'])];\n`;
    writeFileSync(join(folder, 'eslint.config.mjs'), config);
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const run = spawnSync(process.execPath, [join(root, 'node_modules/eslint/bin/eslint.js'), '--format', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!run.stdout.startsWith('[')) throw new Error(run.stderr);
    const linted: readonly Linted[] = JSON.parse(run.stdout);
    return new Map(
      linted.map(({ filePath, messages }) => [filePath.slice(filePath.lastIndexOf('/') + 1), messages.map(({ ruleId }) => ruleId)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('rules that need types', () => {
  const complaints = complaintsOf([...refused.map(([, name, text]) => [name, text] as const), ...accepted]);

  it.each(refused)('%s refuses %s', (rule, name) => {
    expect(complaints.get(name)).toEqual([rule]);
  });

  it.each(accepted)('accept %s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});
