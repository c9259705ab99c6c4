import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Files of tests share the modules: importing them anew for each takes longer than the tests themselves.
  test: { name: 'web', include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
})
