import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Test files share the modules: importing them again for each file takes longer than the tests.
  // Much patience, for a machine that is shared: a test that hangs is found all the same.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
})
