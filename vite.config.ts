import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserBundleGuard } from './scripts/vite/browser-bundle-guard.ts'
import { endpointsModule } from './scripts/vite/endpoints-module.ts'
import { precompress } from './scripts/vite/precompress.ts'

/** The contract describes itself with calls that change nothing: a schema that no page uses is left out. */
const PURE_CONTRACT_CALLS = ['z', 'endpoint', 'blankable']

/**
 * Files that many pages share. The framework goes with every page and seldom changes, so browsers keep it;
 * Zod stays out of the way of pages that only read labels of the contract.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!router-plugin)[^/]+)\//,
  },
  { name: 'zod', test: /node_modules\/zod\// },
]

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwind(),
    endpointsModule(),
    browserBundleGuard(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry-browser.tsx',
          treeshake: { manualPureFunctions: PURE_CONTRACT_CALLS },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: {
      // Everything inside, so that React renders in its production form whatever NODE_ENV the server has.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
      },
    },
  },
  builder: {},
}))
