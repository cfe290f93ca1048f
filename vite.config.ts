import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserBundleGuard } from './scripts/vite/browser-bundle-guard.ts'
import { builtFiles } from './scripts/vite/built-files.ts'
import { endpointsModule } from './scripts/vite/endpoints-module.ts'
import { precompress } from './scripts/vite/precompress.ts'

/** The contract describes itself with calls that change nothing: a schema that no page uses is left out. */
const PURE_CONTRACT_CALLS = ['z', 'endpoint', 'blankable', 'numberedAnswer']

/** Icons, dates and the kit, without its forms, its dialogs and what brings a library along. */
const KIT_BASICS =
  /src\/web\/ui\/(?!form|field|use-form|error-summary|submit-button|dialog|use-modal|range-slider|tabs)|src\/web\/format-date|node_modules\/lucide-react\//

/**
 * What only the spaces of customers, vendors and administrators share: parts of the kit, and every icon that neither
 * the shop nor the checkout shows.
 */
const SPACES =
  /src\/web\/ui\/(?:records|page-links|use-countdown|back-link|more-button)|lucide-react\/.+\/icons\/(?!(?:badge-check|check|chevron-left|chevron-right|circle-alert|circle-check|circle-x|clock|cloud-off|eye|eye-off|flask-conical|hand-coins|handshake|image-off|info|loader-circle|log-in|mail|map-pin|menu|message-circle|minus|package-check|package-search|package-x|phone|plus|search|shopping-basket|sliders-horizontal|smartphone|sprout|star|store|trash-2|triangle-alert|truck|user-round|wifi-off|x)\.)/

/**
 * Files that many pages share: few and large ones, because each costs a request and compresses alone.
 * What only some pages need of the framework and of Zod stays out of the way of the others.
 */
const CHUNKS = [
  {
    // Goes with every page and seldom changes, so browsers keep it when the site does.
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!router-plugin)[^/]+)\//,
    tags: ['$initial' as const],
    priority: 4,
  },
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  // Small, and always together.
  {
    name: 'shown',
    test: /src\/web\/(?:features\/reviews\/review-(?:list|item)|features\/catalogue\/(?:breadcrumbs|share-link|product-gallery)|structured-data)/,
  },
  {
    name: 'kit',
    test: (id: string) => KIT_BASICS.test(id) && !SPACES.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'spaces', test: SPACES, minShareCount: 2 },
  { name: 'forms', test: /src\/web\/ui\/(?:form|field|use-form|error-summary|submit-button)/ },
]

/** A label of the contract is read from its own file; the file of the domain that names it too is left out. */
const CONTRACT_HAS_NO_EFFECTS = [{ test: /\/src\/contract\//, sideEffects: false }]

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What loads a page's data comes with the page, not with every page of the site.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['notFoundComponent']] },
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwind(),
    endpointsModule(),
    builtFiles(),
    browserBundleGuard(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The server's page names its files; what later pages lack is little, and their lists would be long.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/web/entry-browser.tsx',
          treeshake: { manualPureFunctions: PURE_CONTRACT_CALLS, moduleSideEffects: CONTRACT_HAS_NO_EFFECTS },
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
    // After the pages, whose files it names. One plain script, as every browser runs it.
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/service-worker',
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/web/service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
  builder: {},
}))
