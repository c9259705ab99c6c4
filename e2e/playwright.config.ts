import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/browser.ts'

const { executablePath, args } = await findBrowser()

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './src/service.ts',
  fullyParallel: true,
  // Half of a journey is waiting: for an answer, for a picture, for a timer.
  workers: 3,
  // A test that passes only at the second try has failed: see scripts/test.mjs.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT'] ?? 3210}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
  },
})
