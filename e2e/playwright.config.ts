import { defineConfig } from '@playwright/test';

const reportFile = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  workers: 1,
  // Where a red run costs a delivery, a test that a busy machine broke is run once more; the report names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './harness/globalSetup.ts',
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === '' ? {} : { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
