import access from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noWallClock } from './wallClock.mjs';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only.',
};
const noStarExport = { selector: 'ExportAllDeclaration', message: 'An entry point names what it exports.' };
const noSuspense = {
  selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^(lazy|Suspense)$/]",
  message: 'Use lazyPart; it says why.',
};
const noMarkup = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Text never becomes markup: the page's policy refuses it.",
};
const noDefaultOverRead = {
  // amountIn(…) ?? 0n, dataOf(…) || '0', (state.kind === 'known' ? …) is looked at by types.
  selector:
    "LogicalExpression[operator=/^(\\?\\?|\\|\\|)$/][left.type='CallExpression'][left.callee.name=/^(amountIn|dataOf|decimalsIn|lastDataOf|readNumber|readWord|reservesIn|truthIn)$/][right.type!='CallExpression']",
  message: 'A read that failed is no fact: say that it is not known (isUnread, a kind of its own) instead of giving it a value.',
};

const syntax = [noDefaultExport, noStarExport, noSuspense, noMarkup, noDefaultOverRead];

const noMeasuring = {
  selector: 'MemberExpression[object.name=/^(performance|process)$/][property.name=/^(now|hrtime)$/]',
  message: 'A test measures no time: expect counts, bytes or an order of events.',
};
const noFixedWait = {
  selector: "MemberExpression[property.name='waitForTimeout']",
  message: 'A test waits for a condition, never for a time.',
};

/** Places where a value from outside is given its type: parsers, brands, and stand-ins for whole libraries. */
const parsers = [
  'mf-shared/src/domain/{address,bps,brand,chainId,hex,rawAmount,runtimeConfig,txHash}.ts',
  'shell/src/services/earlyStream.ts',
  '**/parse*.ts',
  '**/*Schema.ts',
  '**/testing/**',
  '**/*.test.ts',
  '**/*.test.tsx',
  'e2e/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.build/**',
      'shell/public/**',
      '**/*.cjs',
      'deploy/stubs/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      'no-restricted-syntax': ['error', ...syntax],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'oxlint-disable'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Use the handler’s parameter.' }],
    },
  },
  {
    // The tools that run before anything is compiled.
    files: ['**/*.mjs'],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      'no-unused-expressions': 'error',
      'no-restricted-syntax': ['error', noStarExport],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'oxlint-disable'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['shell/src/**', 'mf-*/src/**'],
    ignores: ['**/*.chain.test.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What a keyboard or a reader of screens would miss. The pages themselves are judged by axe in the browser tests.
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': access },
    rules: {
      ...access.flatConfigs.strict.rules,
      'jsx-a11y/no-aria-hidden-on-focusable': 'error',
      // A dialog begins where a person types or chooses, as the keyboard's rules for dialogs ask (WAI-ARIA, dialog pattern).
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: parsers,
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts'],
    plugins: { dex: { rules: { 'no-wall-clock': noWallClock } } },
    rules: { 'dex/no-wall-clock': 'error', 'no-restricted-syntax': ['error', ...syntax, noMeasuring, noFixedWait] },
  },
  {
    // Playwright and the shims stand where a default export is asked for.
    files: ['deploy/build/shims/**/*.ts', 'e2e/harness/globalSetup.ts', '**/*.config.ts', '**/.*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noStarExport, noMarkup] },
  },
);
