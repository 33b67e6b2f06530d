import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

/**
 * What only types can tell: a promise that nobody waits for, one given where none is looked at, and a switch that leaves out a kind. A run of
 * its own beside the other rules, because it reads the types of everything.
 */
export function typedRules(root, projects) {
  return tseslint.config(
    { ignores: ['**/dist/**', '**/node_modules/**', '**/.build/**', 'shell/public/**', '**/*.cjs', '**/*.d.mts', 'deploy/stubs/**'] },
    {
      files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
      linterOptions: { noInlineConfig: true },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { project: projects, tsconfigRootDir: root, ecmaFeatures: { jsx: true } },
      },
      plugins: { '@typescript-eslint': tseslint.plugin },
      rules: {
        '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
        '@typescript-eslint/no-misused-promises': 'error',
        // A default names what is done with the rest; without one every kind has a case of its own.
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
  );
}

export default typedRules(fileURLToPath(new URL('../..', import.meta.url)), [
  'deploy/lint/tsconfig.json',
  'deploy/lint/tsconfig.tools.json',
]);
