import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Test files share the modules: importing them again for each file takes longer than the tests.
  test: { name: 'web', include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
})
