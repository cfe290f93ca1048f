import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetManifest } from '#web/page-renderer.ts'

/** What Vite says of one built file. */
type BuiltFile = { file: string; imports?: string[]; isEntry?: boolean }
type ViteManifest = Record<string, BuiltFile>

/** Where Vite's manifest names the one style sheet of the site. */
const STYLES = 'style.css'

const ROUTE_COMPONENT = /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component/

/** The id that the router gives to a file of the routes folder: `product.$id` → `/product/$id`. */
export function routeIdOf(file: string): string {
  const segments = file.split(/[./]/).map(segment => (segment === 'index' ? '' : segment))
  if (segments.at(-1) === 'route') segments.pop()
  return `/${segments.join('/')}`
}

function withImports(manifest: ViteManifest, key: string, found = new Set<string>()): Set<string> {
  const built = manifest[key]
  if (!built || found.has(`/${built.file}`)) return found
  found.add(`/${built.file}`)
  for (const imported of built.imports ?? []) withImports(manifest, imported, found)
  return found
}

/**
 * Which files each route needs, from Vite's manifest: the browser asks for them at once instead of
 * discovering them one after the other.
 * @throws Error when a built file belongs to no route: the naming rules have drifted apart; when there are no styles
 */
export function assetManifest(manifest: ViteManifest, routeIds: readonly string[]): AssetManifest {
  const routes: AssetManifest['routes'] = {}
  const everywhere = new Set<string>()
  const styles = manifest[STYLES]
  if (!styles) throw new Error('no style sheet is built')
  for (const [key, built] of Object.entries(manifest)) {
    if (!built.isEntry) continue
    for (const file of withImports(manifest, key)) everywhere.add(file)
    routes.__root__ = {
      scripts: [{ attrs: { type: 'module', async: true, src: `/${built.file}` } }],
      css: [`/${styles.file}`],
      preloads: [...everywhere],
    }
  }
  for (const key of Object.keys(manifest)) {
    const routeFile = ROUTE_COMPONENT.exec(key)?.[1]
    if (!routeFile) continue
    const id = routeIdOf(routeFile)
    if (!routeIds.includes(id)) throw new Error(`built file ${key} belongs to no route (${id})`)
    routes[id] = { preloads: [...withImports(manifest, key, new Set(everywhere))].slice(everywhere.size) }
  }
  return { routes }
}

/**
 * The manifest of the files built in a folder. Pages carry their styles within them: a phone on a slow network draws the
 * page one round trip earlier.
 */
export function readAssetManifest(folder: string, routeIds: readonly string[]): AssetManifest {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = assetManifest(JSON.parse(text) as ViteManifest, routeIds)
  const sheets = Object.values(manifest.routes).flatMap(({ css = [] }) => css)
  const styles = Object.fromEntries(sheets.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
  return { ...manifest, inlineCss: { styles } }
}

/** In development Vite serves the sources; React's refresh must start before them. */
export const developmentManifest: AssetManifest = {
  routes: {
    __root__: {
      css: ['/src/web/styles.css'],
      scripts: [
        {
          attrs: { type: 'module' },
          children:
            'import refresh from "/@react-refresh";refresh.injectIntoGlobalHook(window);' +
            'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type',
        },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/web/entry-browser.tsx' } },
      ],
    },
  },
}
