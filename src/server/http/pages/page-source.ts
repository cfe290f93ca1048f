import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { API_PREFIX, BUILT_PREFIX, MEDIA_PREFIX, SERVICE_WORKER } from '#contract/paths.ts'
import type { AssetManifest, PageRenderer } from '#web/page-renderer.ts'
import { developmentManifest, readAssetManifest } from './page-assets.ts'
import { contentSecurityPolicy } from './page-security.ts'

/** Where pages come from: the built site, or the sources through Vite. */
export type PageSource = { load: () => Promise<{ renderer: PageRenderer; manifest: AssetManifest }> }

const CLIENT_FOLDER = resolve('dist/client')
const SERVICE_WORKER_FOLDER = resolve('dist/service-worker')
const FIRST_SCRIPT_FILE = resolve('dist/first-script/first.js')
const RENDERER_FILE = resolve('dist/ssr/entry-server.js')
const ONE_DAY = '1d'

/** Files of the public folder (icons, manifest): the same address may get other content in the next version. */
async function servePublicFiles(app: FastifyInstance): Promise<void> {
  const entries = await readdir(CLIENT_FOLDER, { withFileTypes: true })
  const names = entries
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(entry => entry.name)
  for (const name of names) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, CLIENT_FOLDER, { maxAge: ONE_DAY, immutable: false }),
    )
  }
}

/** Served from the root, since its path is its scope. Never cached: browsers must see the next version. */
function serveServiceWorker(app: FastifyInstance): void {
  app.get(SERVICE_WORKER, (_request, reply) =>
    reply
      // The policy applies to what the worker fetches.
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': contentSecurityPolicy() })
      .sendFile('sw.js', SERVICE_WORKER_FOLDER, { cacheControl: false }),
  )
}

/** Serves the built files and loads the built renderer. Needs `npm run build`. */
export async function builtPageSource(app: FastifyInstance): Promise<PageSource> {
  await app.register(fastifyStatic, {
    root: join(CLIENT_FOLDER, 'assets'),
    // Otherwise it would read the whole folder for each file.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  app.get<{ Params: { '*': string } }>(
    `${BUILT_PREFIX}*`,
    { schema: { hide: true }, logLevel: 'warn' },
    ({ params: { '*': name } }, reply) => reply.sendFile(name),
  )
  await servePublicFiles(app)
  serveServiceWorker(app)
  const renderer = (await import(pathToFileURL(RENDERER_FILE).href)) as PageRenderer
  const manifest = readAssetManifest(CLIENT_FOLDER, FIRST_SCRIPT_FILE, renderer.routeIds())
  return { load: async () => ({ renderer, manifest }) }
}

/** Addresses that belong to the server itself, never to Vite. */
const SERVER_PREFIXES = [API_PREFIX, MEDIA_PREFIX]

/** Serves the sources through Vite's middleware, with hot reload over the server's own port. */
export async function devPageSource(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    // The default loader writes a file beside the configuration, which would trigger node --watch.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (SERVER_PREFIXES.some(prefix => request.raw.url?.startsWith(prefix))) return next()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => next(error as Error | undefined))
  })
  app.addHook('onClose', () => vite.close())
  return {
    load: async () => ({
      renderer: (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as PageRenderer,
      manifest: developmentManifest,
    }),
  }
}
