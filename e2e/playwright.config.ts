import { defineConfig } from '@playwright/test'
import { chooseBrowser } from './src/browser-choice.ts'
import { thisMachine } from './src/browser-machine.ts'
import { launchOptionsOf } from './src/browser.ts'

// `npm test` has chosen already; without it only what is there is looked at. The workers inherit the choice.
if (!process.env['E2E_BROWSER']) {
  const { executable, line } = await chooseBrowser(thisMachine(), { install: false })
  if (!executable) throw new Error(line)
  console.error(line)
  process.env['E2E_BROWSER'] = executable
}

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
    launchOptions: launchOptionsOf(process.env['E2E_BROWSER']),
    screenshot: 'only-on-failure',
  },
})
