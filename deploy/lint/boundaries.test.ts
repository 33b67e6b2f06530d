import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintTexts } from './testing/lintTexts';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** A small copy of the layout, with the project's own rules; imports in it are relative or of installed packages. */
function createFixture(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['.dependency-cruiser.cjs', 'package.json']) copyFileSync(join(root, name), join(folder, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** What the import rules say of all these files, in one run. */
function cruise(files: Readonly<Record<string, string>>): readonly Violation[] {
  const folder = createFixture(files);
  try {
    const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    const run = spawnSync(process.execPath, [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(run.stdout).summary.violations;
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
  [
    'no-remote-to-remote',
    'mf-pool/src/ui/no-remote-to-remote.ts',
    "import { rule } from '../../../mf-swap/src/domain/rule'\nexport const a = rule\n",
  ],
  [
    'shell-knows-no-remote',
    'shell/src/ui/shell-knows-no-remote.ts',
    "import { rule } from '../../../mf-swap/src/domain/rule'\nexport const a = rule\n",
  ],
  [
    'shared-imports-no-workspace',
    'mf-shared/src/ui/shared-imports-no-workspace.ts',
    "import { rule } from '../../../mf-swap/src/domain/rule'\nexport const a = rule\n",
  ],
  ['layer-domain', 'mf-swap/src/domain/layer-domain.ts', "import { screen } from '../ui/screen'\nexport const a = screen\n"],
  ['layer-state', 'mf-swap/src/state/layer-state.ts', "import { screen } from '../ui/screen'\nexport const a = screen\n"],
  ['layer-chain', 'mf-swap/src/chain/layer-chain.ts', "import { screen } from '../ui/screen'\nexport const a = screen\n"],
  ['library-react', 'mf-swap/src/state/library-react.ts', "import { useState } from 'react'\nexport const a = useState\n"],
  ['library-ethers', 'mf-swap/src/ui/library-ethers.ts', "import { BigNumber } from 'ethers'\nexport const a = BigNumber\n"],
  ['library-rxjs', 'mf-swap/src/ui/library-rxjs.ts', "import { of } from 'rxjs'\nexport const a = of\n"],
  ['resolvable', 'mf-swap/src/ui/resolvable.ts', "import { gone } from './gone'\nexport const a = gone\n"],
] as const;

const circle = {
  'mf-swap/src/ui/a.ts': "import { b } from './b'\nexport const a = () => b\n",
  'mf-swap/src/ui/b.ts': "import { a } from './a'\nexport const b = () => a\n",
};

describe('import rules', () => {
  const violations = cruise({ ...clean, ...circle, ...Object.fromEntries(forbidden.map(([, path, text]) => [path, text])) });
  const brokenBy = (path: string) => violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);

  it('accept a file that follows them', () => {
    for (const path of Object.keys(clean)) expect(brokenBy(path)).toEqual([]);
  });

  it.each(forbidden)('%s refuses a forbidden import', (rule, path) => {
    expect(brokenBy(path)).toContain(rule);
  });

  it('no-circular refuses two files that import each other', () => {
    expect(Object.keys(circle).flatMap(brokenBy)).toContain('no-circular');
  });
});

const SAMPLE = 'deploy/lint/sample.ts';
const SAMPLE_TEST = 'mf-swap/src/domain/sample.test.ts';
const PAGE = 'mf-swap/src/ui/Sample.tsx';
const TOOL = 'deploy/run/sample.mjs';
const refused = [
  ['@typescript-eslint/no-explicit-any', SAMPLE, 'export const a: any = 1\n'],
  ['@typescript-eslint/no-non-null-assertion', SAMPLE, 'export const a = (b: string | null) => b!\n'],
  ['@typescript-eslint/consistent-type-assertions', SAMPLE, 'export const a = (b: unknown) => b as string\n'],
  ['@typescript-eslint/ban-ts-comment', SAMPLE, '// @ts-ignore\nexport const a = 1\n'],
  ['no-restricted-syntax', SAMPLE, 'export default 1\n'],
  ['no-restricted-syntax', SAMPLE, "export * from './b'\n"],
  ['no-warning-comments', SAMPLE, '// TODO later\nexport const a = 1\n'],
  // How long something takes is the machine's affair.
  ['dex/no-wall-clock', SAMPLE_TEST, 'const begun = Date.now();\nexpect(Date.now() - begun).toBeLessThan(1000);\n'],
  ['dex/no-wall-clock', SAMPLE_TEST, 'const begun = Date.now();\nconst took = Date.now() - begun;\nexpect(took / 2).toBeLessThan(1000);\n'],
  ['dex/no-wall-clock', SAMPLE_TEST, 'const begun = Date.now();\nexpect(1000, "in time").toBeGreaterThan(Date.now() - begun);\n'],
  ['dex/no-wall-clock', SAMPLE_TEST, 'const begun = Date.now();\nexpect(Date.now() - begun < 1000).toBe(true);\n'],
  ['dex/no-wall-clock', SAMPLE_TEST, 'const begun = Date.now();\nawait expect.poll(() => Date.now() - begun).toBeLessThan(1000);\n'],
  ['no-restricted-syntax', SAMPLE_TEST, 'const begun = process.hrtime();\n'],
  ['no-restricted-syntax', SAMPLE_TEST, 'await page.waitForTimeout(500);\n'],
  ['no-restricted-syntax', SAMPLE_TEST, 'const begun = performance.now();\n'],
  // A keyboard and a reader of screens.
  ['jsx-a11y/alt-text', PAGE, 'export const a = <img src="/a.png" />\n'],
  ['jsx-a11y/iframe-has-title', PAGE, 'export const a = <iframe src="/a" />\n'],
  ['jsx-a11y/anchor-is-valid', PAGE, 'export const a = <a onClick={go}>on</a>\n'],
  ['jsx-a11y/click-events-have-key-events', PAGE, 'export const a = <div onClick={go}>on</div>\n'],
  ['jsx-a11y/interactive-supports-focus', PAGE, 'export const a = <span role="button" onClick={go}>on</span>\n'],
  ['jsx-a11y/tabindex-no-positive', PAGE, 'export const a = <input tabIndex={2} />\n'],
  ['jsx-a11y/no-access-key', PAGE, 'export const a = <button accessKey="s">on</button>\n'],
  ['jsx-a11y/no-aria-hidden-on-focusable', PAGE, 'export const a = <button aria-hidden="true">on</button>\n'],
  ['jsx-a11y/label-has-associated-control', PAGE, 'export const a = <label>on</label>\n'],
  ['jsx-a11y/aria-role', PAGE, 'export const a = <div role="knob">on</div>\n'],
  // Tools that no compiler looks at.
  ['no-unused-vars', TOOL, 'const a = 1;\n'],
  ['eqeqeq', TOOL, 'export const a = (b) => b == 1;\n'],
  ['no-var', TOOL, 'export var a = 1;\n'],
] as const;
const accepted = [
  { path: PAGE, text: 'export const a = <img alt="" src="/a.png" />;\nexport const b = <button tabIndex={-1} onClick={go}>on</button>;\n' },
  { path: TOOL, text: 'export const a = (_b, c) => c === 1;\n' },
  { path: SAMPLE, text: 'export const one = 1\n' },
  { path: SAMPLE_TEST, text: 'const transaction = { addedTime: Date.now() };\nexpect(count).toBeLessThan(transaction.addedTime);\n' },
  {
    path: SAMPLE_TEST,
    text: 'const begun = Date.now();\nconst took = Date.now() - begun;\nconsole.log(took);\nexpect(count).toBe(took);\n',
  },
];

describe('style rules', () => {
  const complaints = lintTexts([...refused.map(([, path, text]) => ({ path, text })), ...accepted]);

  it('accept plain code', () => {
    expect(complaints.slice(refused.length)).toEqual(accepted.map(() => []));
  });

  it.each(refused.map(([rule, , text], index) => [rule, text, index] as const))('%s is an error: %j', (rule, _, index) => {
    expect((complaints[index] ?? []).map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
