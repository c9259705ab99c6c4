import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = { target: 'http://localhost:3000', changeOrigin: false }

export default defineConfig({
  plugins: [
    // Before react(): it splits each route file into what decides and what draws.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders as well: what reads a page belongs to the page, not to the first load.
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['errorComponent'], ['notFoundComponent'], ['loader']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
      disableLogging: true,
      tmpDir: './node_modules/.tanstack',
    }),
    react(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // No data: addresses in the sheets: the content policy then needs no exception for them.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    // The console's own /api page is a page; only what lies under /api/v1 is the API.
    proxy: {
      '^/web/': api,
      '^/u_[^/]+/': api,
      '^/api/v1(/|$)': api,
      '^/imagens/': api,
      '^/(health|ready)$': api,
    },
  },
})
