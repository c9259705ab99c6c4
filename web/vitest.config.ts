import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Test files share the modules: importing them again for each file takes longer than the tests.
  // Much patience, for a machine that is shared: a test that hangs is found all the same.
  test: { name: 'web', include: ['src/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 60_000 },
})
