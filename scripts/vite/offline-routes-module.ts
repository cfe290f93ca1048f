import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import * as z from 'zod/mini'

type Addresses = typeof import('#contract/paths.ts')
type KeptEndpoint = { path: string; answer: z.ZodMiniType }
type Contract = {
  contract: Record<string, KeptEndpoint & { cached?: readonly string[]; isPassing?: boolean }>
}

const VIRTUAL = 'virtual:offline-routes'
const RESOLVED = `\0${VIRTUAL}`
const CONTRACT_FOLDER = resolve('src/contract')

async function readFromContract<Module>(name: string): Promise<Module> {
  const file = resolve(CONTRACT_FOLDER, name)
  return (await runnerImport<Module>(file, { configFile: false, logLevel: 'silent' })).module
}

/** The addresses of some pages (`/product/$id`) or endpoints (`/api/products/:id`), as the source of an expression. */
function expressionOf(patterns: readonly string[]): string {
  const alternatives = patterns.map(pattern =>
    pattern
      .replaceAll('.', '\\.')
      .replace(/[$:]\w+/g, '([\\w-]+)')
      .replaceAll('/', '\\/'),
  )
  return `/^(?:${alternatives.join('|')})$/`
}

/** A name of what these endpoints answer: as long as it stays, what one version kept can be read by the next. */
export function shapeOf(endpoints: readonly KeptEndpoint[]): string {
  const shapes = endpoints.map(({ path, answer }) => [
    path,
    z.toJSONSchema(answer, { unrepresentable: 'any' }),
  ])
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12)
}

/** What the table of pages and the table of endpoints say of life without a connection, as the code of a module. */
async function writeModule(): Promise<string> {
  const { listSitePages, paths } = await readFromContract<Addresses>('paths.ts')
  const { contract } = await readFromContract<Contract>('contract.ts')
  const pages = listSitePages().filter(({ keptOffline }) => keptOffline)
  const data = Object.values(contract).filter(({ cached, isPassing }) => cached && !isPassing)
  const patternsOf = (some: typeof pages) => some.map(({ pattern }) => pattern)
  const lines = {
    pages: expressionOf(patternsOf(pages.filter(({ hasOwnSearch }) => !hasOwnSearch))),
    pagesWithoutSearch: expressionOf(patternsOf(pages.filter(({ hasOwnSearch }) => hasOwnSearch))),
    shellPages: JSON.stringify(patternsOf(pages.filter(({ isShell }) => isShell))),
    data: expressionOf(data.map(({ path }) => path)),
    dataShape: JSON.stringify(shapeOf(data)),
    productData: expressionOf([contract.getProduct!.path]),
    productPage: JSON.stringify(paths.product('')),
  }
  return Object.entries(lines)
    .map(([name, code]) => `export const ${name} = ${code}`)
    .join('\n')
}

/**
 * The files, from the root, of the routes that work for every visitor without a connection, not only show what was seen: those
 * that show the catalogue or lead to an order. What staff take along comes when they open it.
 */
export async function readOfflineRoutes(): Promise<string[]> {
  const { listSitePages, isTextPage } = await readFromContract<Addresses>('paths.ts')
  return listSitePages()
    .filter(
      ({ audience, keptOffline, pattern }) => audience === 'public' && keptOffline && !isTextPage(pattern),
    )
    .map(({ pattern }) => `src/web/routes/_public/${pattern.slice(1).replaceAll('/', '.') || 'index'}.tsx`)
}

/**
 * `virtual:offline-routes`: which pages and data the service worker keeps, read from the contract when it is built, so that
 * the worker does not carry the tables themselves.
 */
export function offlineRoutesModule(): Plugin {
  return {
    name: 'amic:offline-routes',
    resolveId: id => (id === VIRTUAL ? RESOLVED : undefined),
    load: id => (id === RESOLVED ? writeModule() : undefined),
  }
}
