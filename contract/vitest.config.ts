import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Test files share the modules: importing them again for each file takes longer than the tests.
  test: { include: ['src/**/*.test.ts'], isolate: false },
})
