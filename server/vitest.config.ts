import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    // Each test app has its own database and state, and importing its modules again for each file takes longer than
    // most files' tests.
    isolate: false,
    // Half of a server test is waiting: for the database, for a hash, for another process.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
