import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MANIFEST_FILE, STYLE_SHEET } from '../../src/server/http/pages/built-names.ts'
import { readOfflineRoutes } from './offline-routes-module.ts'

const VIRTUAL = 'virtual:built-files'
const RESOLVED = `\0${VIRTUAL}`
const CLIENT = 'dist/client'
const OFFLINE_PAGE = 'src/web/public/hors-ligne.html'

type BuiltFile = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  assets?: string[]
}
type BuiltManifest = Record<string, BuiltFile & { isEntry?: boolean }>

const ROUTE = /^src\/web\/routes\//

/**
 * Addresses of all that the site's public pages may ask for: code, styles, the display face. Pictures come when seen.
 * @param wantedRoutes the routes that somebody without a connection still wants: looking, and the cart up to the order's form
 */
export function filesOfPublicPages(manifest: BuiltManifest, wantedRoutes: readonly string[]): string[] {
  const visited = new Set<string>()
  const found = new Set<string>()
  const visit = (key: string): void => {
    const built = manifest[key]
    if (!built || visited.has(key)) return
    if (ROUTE.test(key) && !wantedRoutes.includes(key.replace(/\?.*$/, ''))) return
    visited.add(key)
    const fonts = (built.assets ?? []).filter(file => file.endsWith('.woff2'))
    for (const file of [built.file, ...fonts]) found.add(`/${file}`)
    for (const next of [...(built.imports ?? []), ...(built.dynamicImports ?? [])]) visit(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry || key === STYLE_SHEET) visit(key)
  return [...found].sort()
}

/**
 * `virtual:built-files`: what the service worker keeps of this version of the site, and the version's name. The pages
 * must be built before it.
 */
export function builtFiles(): Plugin {
  return {
    name: 'amic:built-files',
    applyToEnvironment: environment => environment.name === 'serviceWorker',
    resolveId: id => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const [manifest, offlinePage] = await Promise.all([
        readFile(join(CLIENT, MANIFEST_FILE), 'utf8'),
        readFile(OFFLINE_PAGE, 'utf8'),
      ])
      const version = createHash('sha256').update(manifest).update(offlinePage).digest('hex').slice(0, 12)
      const files = filesOfPublicPages(JSON.parse(manifest) as BuiltManifest, await readOfflineRoutes())
      return `export const version = ${JSON.stringify(version)}\nexport const files = ${JSON.stringify(files)}`
    },
  }
}
