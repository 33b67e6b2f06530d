/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

const PROMISED = 'declare function send(): Promise<void>;\n';
const KINDS = "type Kind = 'a' | 'b';\n";
const refused = [
  ['typescript(no-floating-promises)', 'floating.ts', `${PROMISED}export function press() {\n  send();\n}\n`],
  ['typescript(no-misused-promises)', 'asked.ts', `${PROMISED}export const isSent = () => (send() ? 1 : 2);\n`],
  [
    'typescript(no-misused-promises)',
    'handed.ts',
    `${PROMISED}declare function onPress(press: () => void): void;\nonPress(async () => {\n  await send();\n});\n`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'switch.ts',
    `${KINDS}export function pick(kind: Kind): void {\n  switch (kind) {\n    case 'a':\n      return;\n  }\n}\n`,
  ],
  ['typescript(no-floating-promises)', 'tool.mjs', 'async function send() {}\nsend();\n'],
  ['typescript(no-misused-promises)', 'asked.mjs', 'async function send() {}\nexport const isSent = () => (send() ? 1 : 2);\n'],
] as const;
const accepted = [
  ['waits.ts', `${PROMISED}export async function press() {\n  await send();\n  void send();\n}\n`],
  [
    'kinds.ts',
    `${KINDS}export function pick(kind: Kind): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n    default:\n      return 2;\n  }\n}\n`,
  ],
  ['waits.mjs', 'async function send() {}\nawait send();\n'],
] as const;

interface Said {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** What the rules that need types say of these files, in a project of their own. */
function complaintsOf(files: readonly (readonly [name: string, text: string])[]): ReadonlyMap<string, readonly string[]> {
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
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts', '*.mjs'] }));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const rules = ['--config', join(root, 'deploy/lint/typed.json'), '--type-aware', '--format', 'json'];
    const run = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...rules, ...files.map(([file]) => file)], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!run.stdout.startsWith('{')) throw new Error(`${run.stdout}${run.stderr}`);
    const { diagnostics }: Said = JSON.parse(run.stdout);
    return new Map(files.map(([file]) => [file, diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)]));
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
