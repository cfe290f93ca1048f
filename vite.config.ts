import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { browserBundleGuard } from './scripts/vite/browser-bundle-guard.ts'
import { builtFiles } from './scripts/vite/built-files.ts'
import { endpointsModule } from './scripts/vite/endpoints-module.ts'
import { lightIcons } from './scripts/vite/light-icons.ts'
import { lightRoutes } from './scripts/vite/light-routes.ts'
import { offlineRoutesModule } from './scripts/vite/offline-routes-module.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { headOfFile, sharedFiles } from './scripts/vite/shared-files.ts'
import { sharedFilesGuard } from './scripts/vite/shared-files-guard.ts'
import { splitStylesPlugin } from './scripts/vite/split-styles.ts'

/** The contract describes itself with calls that change nothing: a schema that no page uses is left out. */
const PURE_CONTRACT_CALLS = [
  'z',
  'endpoint',
  'blankable',
  'listFilter',
  'numberedAnswer',
  'reasonText',
  'confirmedBy',
]

/** A label of the contract is read from its own file; the file of the domain that names it too is left out. */
const CONTRACT_HAS_NO_EFFECTS = [{ test: /\/src\/contract\//, sideEffects: false }]

/** What TanStack's store brings along for Reacts that lack `useSyncExternalStore`, and the same without it. */
const FOR_OLD_REACT = 'use-sync-external-store/shim/with-selector'
const FOR_OUR_REACT = 'use-sync-external-store/with-selector'

/** What draws each icon of lucide-react, and what does it in its place. */
const THEIR_ICONS = /^\.\.\/createLucideIcon\.mjs$/
const OUR_ICONS = resolve('src/web/ui/draw-icon.tsx')

const forBrowsers = (isBuild: boolean): EnvironmentOptions => ({
  define: isBuild
    ? {
        // Pages carry their styles within them (src/server/http/pages/page-assets.ts): the router is to find them there.
        'process.env.TSS_INLINE_CSS_ENABLED': '"true"',
        // No styles and no other files to bring before a part of the site: the code for it is left out.
        __VITE_IS_MODERN__: 'false',
      }
    : {},
  build: {
    outDir: 'dist/client',
    manifest: true,
    // One sheet, of which pages carry what they need, and the rest comes when they are alive: no file is to ask for it again.
    cssCodeSplit: false,
    // The server's page names its files; what later pages lack is little, and their lists would be long.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/web/entry-browser.tsx',
      // What a page begins with waits for what it gives.
      preserveEntrySignatures: 'allow-extension',
      treeshake: {
        manualPureFunctions: PURE_CONTRACT_CALLS,
        moduleSideEffects: CONTRACT_HAS_NO_EFFECTS,
        // Each icon of lucide-react reads a property and does nothing with it.
        propertyReadSideEffects: false,
      },
      // A name of the contract's is shorter where it is used than its import.
      optimization: { inlineConst: true },
      output: { codeSplitting: { groups: sharedFiles }, postBanner: headOfFile },
    },
  },
})

const forServer = (isBuild: boolean): EnvironmentOptions => ({
  // Everything inside, so that React renders in its production form whatever NODE_ENV the server has.
  resolve: { noExternal: isBuild || ['lucide-react'] },
  define: isBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist/ssr',
    copyPublicDir: false,
    rolldownOptions: { input: 'src/web/entry-server.tsx' },
  },
})

/** One plain script, as every browser runs it. */
const forServiceWorker: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/service-worker',
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/web/service-worker/service-worker.ts',
      treeshake: { moduleSideEffects: CONTRACT_HAS_NO_EFFECTS },
      optimization: { inlineConst: true },
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}

/** What each page begins with, within it. */
const forFirstScript: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/first-script',
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/web/entry-bootstrap.ts',
      treeshake: { moduleSideEffects: CONTRACT_HAS_NO_EFFECTS },
      optimization: { inlineConst: true },
      output: { format: 'iife', entryFileNames: 'first.js' },
    },
  },
}

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
    lightIcons(),
    lightRoutes(),
    endpointsModule(),
    offlineRoutesModule(),
    builtFiles(),
    browserBundleGuard(),
    sharedFilesGuard(),
    splitStylesPlugin(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: FOR_OLD_REACT, replacement: FOR_OUR_REACT },
      { find: THEIR_ICONS, replacement: OUR_ICONS },
    ],
  },
  // A picture within a script would be loaded by those who never see it.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: forBrowsers(command === 'build'),
    firstScript: forFirstScript,
    ssr: forServer(command === 'build'),
    // After the pages, whose files it names.
    serviceWorker: forServiceWorker,
  },
  builder: {},
}))
