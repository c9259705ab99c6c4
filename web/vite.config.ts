import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { buildWithFirstPaint, drawingInto, inlineBoot } from './build/first-paint.ts'
import { consoleFolder } from './build/console-folder.ts'

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
    inlineBoot(),
  ],
  // React has it: what stands in for an older one would be part of the first load.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    target: 'es2022',
    outDir: consoleFolder,
    // No data: addresses in the sheets: the content policy then needs no exception for them.
    assetsInlineLimit: 0,
    // A browser without it fetches files a little later; all others would carry it.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first load names the files of every page: their length is part of it.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: chunkGroups },
          },
          // Rules and schemas do nothing by being imported: a page takes from their index what it uses, and no more.
          treeshake: { moduleSideEffects: [{ test: /[\\/](?:contract|football)[\\/]src[\\/]/, sideEffects: false }] },
        },
      },
    },
    ssr: drawingInto(consoleFolder),
  },
  builder: { buildApp: buildWithFirstPaint },
  server: {
    port: 5173,
    // The console's own /api page is a page; only what lies under /api/v1 is the API.
    proxy: {
      '^/web/': api,
      '^/u_[^/]+/': api,
      '^/api/v1(/|$)': api,
      '^/(imagens|calendario)/': api,
      '^/(health|ready|llms\\.txt|widgets\\.js)$': api,
    },
  },
})
