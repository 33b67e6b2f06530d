import { defineConfig } from '@playwright/test';
import { launchOptions } from '../deploy/run/launchOptions';

const reportFile = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // Each has a site and chains of its own, which cost a moment: one for a few tests by hand, more for all of them (`--workers`).
  workers: 1,
  // Where a red run costs a delivery, a test that a busy machine broke is run once more; the report names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // These end what hangs; a test fails for what it sees, on a slow machine too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './harness/globalSetup.ts',
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // What moves costs a tenth of the processor's time and shows in every dialog and screen of the first; the others are about what is done and sent.
  projects: [
    { name: 'moving', testMatch: '**/tests/access/**/*.spec.ts' },
    { name: 'still', testIgnore: '**/tests/access/**', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
});
