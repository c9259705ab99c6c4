import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Much patience, for a machine that is shared: a test that hangs is found all the same.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
