const { readdirSync } = require('node:fs');

/** Unit tests of every workspace; tests that need the local chain are named `*.chain.test.ts` and run with `CHAIN_TESTS=1`. */
const chain = process.env.CHAIN_TESTS === '1';

module.exports = {
  rootDir: __dirname,
  roots: ['shell', 'deploy', ...readdirSync(__dirname).filter((name) => name.startsWith('mf-'))].map((name) => `<rootDir>/${name}`),
  testEnvironment: 'node',
  testMatch: chain ? ['**/*.chain.test.ts'] : ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(chain ? [] : ['\\.chain\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/deploy/lint/jestTransform.cjs' },
  // As in the builds, so that a reducer that needs drafts fails here.
  moduleNameMapper: { '^@reduxjs/toolkit$': '<rootDir>/deploy/build/shims/toolkit.ts' },
  // These publish ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(react-intl|@formatjs|intl-messageformat|multiformats|d3-[a-z-]+|internmap|@noble|valibot|@cfworker|react-markdown|unified|remark-[a-z]+|micromark[a-z-]*|mdast-util-[a-z-]+|hast-util-[a-z-]+|unist-util-[a-z-]+|vfile[a-z-]*|bail|ccount|character-entities|comma-separated-tokens|decode-named-character-reference|devlop|escape-string-regexp|estree-util-[a-z-]+|html-url-attributes|is-plain-obj|longest-streak|markdown-table|property-information|space-separated-tokens|trim-lines|trough|zwitch)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/deploy/lint/jestPatience.cjs'],
  // A busy machine is slow: a test fails for what it sees, not for how long it took. This ends only what hangs.
  testTimeout: 240_000,
  // Two processes that are renewed when they have grown: one process for all files would run out of memory.
  maxWorkers: chain ? 1 : 2,
  workerIdleMemoryLimit: '800MB',
};
