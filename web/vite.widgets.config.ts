import { defineConfig } from 'vite'
import { consoleFolder } from './build/console-folder.ts'

/** `/widgets.js`: one script for other people's pages, built after the console and laid beside it. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: consoleFolder,
    emptyOutDir: false,
    lib: { entry: 'src/widgets/register.ts', formats: ['iife'], name: 'MeioCampo', fileName: () => 'widgets.js' },
  },
})
