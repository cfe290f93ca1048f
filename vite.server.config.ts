import { defineConfig } from 'vite'
import { preserveImportMetaUrls } from './scripts/vite/preserve-import-meta-urls.ts'

/**
 * Libraries of many small modules, and what is to have the very same Zod. The others stay in node_modules: they are native, or
 * read files of their own, or would gain little.
 */
const BUNDLED = ['drizzle-orm', 'fastify-type-provider-zod', '@fastify/error', 'zod']

/** The server as `npm start` runs it: a thousand modules in a few files, which Node.js finds and reads the sooner. */
export default defineConfig({
  publicDir: false,
  plugins: [preserveImportMetaUrls()],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: 'src/server/start.ts',
    outDir: 'dist/server',
    target: 'esnext',
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Traces name the sources (src/server/logging/map-stack-trace.ts), which are there to be read.
        sourcemapExcludeSources: true,
      },
    },
  },
})
