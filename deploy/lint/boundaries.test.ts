import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** A small copy of the layout, with the project's own rules; imports in it are relative or of installed packages. */
function createFixture(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json']) copyFileSync(join(root, name), join(folder, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function cruise(files: Readonly<Record<string, string>>): { readonly passed: boolean; readonly report: string } {
  const folder = createFixture(files);
  try {
    const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    const run = spawnSync(process.execPath, [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { passed: run.status === 0, report: `${run.stdout}${run.stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const swapRule = 'export const rule = 1\n';
const clean = {
  'mf-swap/src/domain/rule.ts': swapRule,
  'mf-swap/src/ui/screen.ts': "import { rule } from '../domain/rule'\nexport const screen = rule\n",
};

/** A forbidden import each: its file, its text, further files it needs, and the rule that must refuse it. */
const forbidden = [
  ['no-remote-to-remote', 'mf-pool/src/ui/a.ts', "import { rule } from '../../../mf-swap/src/domain/rule'\nexport const a = rule\n"],
  ['shell-knows-no-remote', 'shell/src/ui/a.ts', "import { rule } from '../../../mf-swap/src/domain/rule'\nexport const a = rule\n"],
  [
    'shared-imports-no-workspace',
    'mf-shared/src/ui/a.ts',
    "import { rule } from '../../../mf-swap/src/domain/rule'\nexport const a = rule\n",
  ],
  ['layer-domain', 'mf-swap/src/domain/a.ts', "import { screen } from '../ui/screen'\nexport const a = screen\n"],
  ['layer-state', 'mf-swap/src/state/a.ts', "import { screen } from '../ui/screen'\nexport const a = screen\n"],
  ['layer-chain', 'mf-swap/src/chain/a.ts', "import { screen } from '../ui/screen'\nexport const a = screen\n"],
  ['library-react', 'mf-swap/src/state/a.ts', "import { useState } from 'react'\nexport const a = useState\n"],
  ['library-ethers', 'mf-swap/src/ui/a.ts', "import { BigNumber } from 'ethers'\nexport const a = BigNumber\n"],
  ['library-rxjs', 'mf-swap/src/ui/a.ts', "import { of } from 'rxjs'\nexport const a = of\n"],
  ['resolvable', 'mf-swap/src/ui/a.ts', "import { gone } from './gone'\nexport const a = gone\n"],
] as const;

describe('import rules', () => {
  it('accept a file that follows them', () => {
    const { passed, report } = cruise(clean);
    expect(report).toContain('no dependency violations');
    expect(passed).toBe(true);
  });

  it.each(forbidden)('%s refuses a forbidden import', (rule, path, text) => {
    const { passed, report } = cruise({ ...clean, [path]: text });
    expect(report).toContain(rule);
    expect(passed).toBe(false);
  });

  it('no-circular refuses two files that import each other', () => {
    const { passed, report } = cruise({
      'mf-swap/src/ui/a.ts': "import { b } from './b'\nexport const a = () => b\n",
      'mf-swap/src/ui/b.ts': "import { a } from './a'\nexport const b = () => a\n",
    });
    expect(report).toContain('no-circular');
    expect(passed).toBe(false);
  });
});

describe('style rules', () => {
  const eslint = (text: string) => {
    const path = join(root, 'deploy/lint/sample.ts');
    const tool = join(root, 'node_modules/eslint/bin/eslint.js');
    const args = [tool, '--config', 'deploy/lint/eslint.config.mjs', '--stdin', '--stdin-filename', path, '--format', 'json'];
    return spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  };

  it('accept plain code', () => {
    expect(eslint('export const one = 1\n').status).toBe(0);
  });

  it.each([
    ['@typescript-eslint/no-explicit-any', 'export const a: any = 1\n'],
    ['@typescript-eslint/no-non-null-assertion', 'export const a = (b: string | null) => b!\n'],
    ['@typescript-eslint/consistent-type-assertions', 'export const a = (b: unknown) => b as string\n'],
    ['@typescript-eslint/ban-ts-comment', '// @ts-ignore\nexport const a = 1\n'],
    ['no-restricted-syntax', 'export default 1\n'],
    ['no-restricted-syntax', "export * from './b'\n"],
    ['no-warning-comments', '// TODO later\nexport const a = 1\n'],
  ])('%s is an error', (rule, text) => {
    const { status, stdout } = eslint(text);
    expect(stdout).toContain(`"ruleId":"${rule}"`);
    expect(status).toBe(1);
  });
});
