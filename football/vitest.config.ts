import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'football', include: ['src/**/*.test.ts'], environment: 'node' },
})
