import { defineConfig } from '@playwright/test'
import { chooseBrowser } from './src/browser-choice.ts'
import { thisMachine } from './src/browser-machine.ts'
import { launchOptionsOf } from './src/browser.ts'

// `npm test` sets E2E_BROWSER; otherwise an installed browser is chosen, and nothing is installed. Workers inherit it.
if (!process.env['E2E_BROWSER']) {
  const { executable, line } = await chooseBrowser(thisMachine(), { install: false })
  if (!executable) throw new Error(line)
  console.error(line)
  process.env['E2E_BROWSER'] = executable
}

// Journeys that share nothing: each loads a service of its own for up to a minute, and runs in one worker.
const OWN_SERVICE = [
  'importing/open-data.spec.ts',
  'operations/backups.spec.ts',
  'operations/maintenance-for-real.spec.ts',
  'account/initial-password.spec.ts',
  'console/empty-service.spec.ts',
].map((file) => `**/journeys/${file}`)

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './src/service.ts',
  fullyParallel: true,
  // Journeys spend half of their time waiting, so three run at once also on two cores.
  workers: 3,
  // `npm test` names at its end what passed only at the second attempt.
  retries: 1,
  // The longest begin first. Last, they would run for minutes in one worker while the others have nothing left to do.
  projects: [
    { name: 'own service', testMatch: OWN_SERVICE },
    { name: 'shared service', testIgnore: OWN_SERVICE },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT'] ?? 3210}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Without a graphics processor, a live match that pulses on a page takes a quarter of a core for as long as it is open.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptionsOf(process.env['E2E_BROWSER']),
    screenshot: 'only-on-failure',
  },
})
