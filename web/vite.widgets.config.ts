import { defineConfig } from 'vite'

/** `/widgets.js`: one script for other people's pages, built after the console and laid beside it. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    lib: { entry: 'src/widgets/register.ts', formats: ['iife'], name: 'MeioCampo', fileName: () => 'widgets.js' },
  },
})
