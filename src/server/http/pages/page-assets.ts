import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetManifest } from '#web/page-renderer.ts'
import { MANIFEST_FILE, STYLE_PIECES_FILE, STYLE_SHEET } from './built-names.ts'
import { STALE_BANNER_CLASS } from './stale-banner.ts'

/** A file in Vite's manifest. */
type BuiltFile = { file: string; imports?: string[]; isEntry?: boolean }
type ViteManifest = Record<string, BuiltFile>

type StylePieces = NonNullable<AssetManifest['styles']>['pieces']

/** The router's id of the root route. */
const ROOT = '__root__'

const ROUTE_COMPONENT = /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component/

/** The router's id of a file in the routes folder: `product.$id` → `/product/$id`. */
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
 * Files that each route needs for hydration, from Vite's manifest, so that browsers preload them instead of discovering them one
 * after another. Files of every page belong to the root route, the entry first.
 * @throws Error when a built file belongs to no route, as when the naming rules have diverged
 */
export function filesOfRoutes(
  manifest: ViteManifest,
  routeIds: readonly string[],
): Record<string, readonly string[]> {
  const entry = Object.keys(manifest).filter(key => manifest[key]?.isEntry)
  const everywhere = new Set(entry.flatMap(key => [...withImports(manifest, key)]))
  const files: Record<string, readonly string[]> = { [ROOT]: [...everywhere] }
  for (const key of Object.keys(manifest)) {
    const routeFile = ROUTE_COMPONENT.exec(key)?.[1]
    if (!routeFile) continue
    const id = routeIdOf(routeFile)
    if (!routeIds.includes(id)) throw new Error(`built file ${key} belongs to no route (${id})`)
    files[id] = [...withImports(manifest, key, new Set(everywhere))].slice(everywhere.size)
  }
  return files
}

/**
 * Reads the manifest of a build. Styles are inlined into the pages, which saves a round trip before the first paint, and so is
 * the bootstrap script, so that early interactions are recorded.
 * @throws Error when there are no styles, or a built file belongs to no route
 */
export function readAssetManifest(
  folder: string,
  firstScriptFile: string,
  routeIds: readonly string[],
): AssetManifest {
  const built = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as ViteManifest
  const sheet = built[STYLE_SHEET]
  if (!sheet) throw new Error('no style sheet is built')
  const path = `/${sheet.file}`
  const files = filesOfRoutes(built, routeIds)
  return {
    routes: { [ROOT]: { css: [path] } },
    styles: {
      path,
      pieces: JSON.parse(readFileSync(join(folder, STYLE_PIECES_FILE), 'utf8')) as StylePieces,
      runtimeClasses: STALE_BANNER_CLASS.split(' '),
    },
    hydration: {
      bootstrapScript: readFileSync(firstScriptFile, 'utf8').trim(),
      files: { ...files, [ROOT]: [...files[ROOT]!, path] },
    },
  }
}

/** Manifest for development, where Vite serves the sources; React Refresh must start before them. */
export const developmentManifest: AssetManifest = {
  routes: {
    [ROOT]: {
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
