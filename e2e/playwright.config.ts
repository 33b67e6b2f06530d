import { defineConfig } from '@playwright/test'

const reportFile = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
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
})
