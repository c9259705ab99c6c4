import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    // Half of a server test is waiting: for the database, for a hash, for another process.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
