import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The address of a module; or a thread, which modules name in one way: `new URL('./receipt-thread.ts', import.meta.url)`. */
const ADDRESS = /(?:'(\.\/[\w-]+-thread)\.ts', )?import\.meta\.url\b/g
const OTHER_PLACE = /import\.meta\.(?!url\b)\w+/

/** What the bundler adds has no file; libraries know no places. */
const isOurs = (id: string) => isAbsolute(id) && !id.includes('/node_modules/')

/**
 * The modules of a bundle find the files beside their sources as before: the address of each stays that of its source. Threads
 * alone are of the bundle too, each a file beside the others.
 */
export function preserveImportMetaUrls(): Plugin {
  let folder = ''
  return {
    name: 'amic:preserve-import-meta-urls',
    // Before what writes the code anew.
    enforce: 'pre',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    transform(code, id) {
      if (!isOurs(id) || !code.includes('import.meta')) return undefined
      const [other] = OTHER_PLACE.exec(code) ?? []
      if (other)
        this.error(`${id}: ${other} would be that of the bundle; import.meta.url is that of the source`)
      const source = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`
      const placed = code.replaceAll(ADDRESS, (_found, thread?: string) => {
        if (!thread) return source
        const fileName = `${basename(thread)}.js`
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${thread}.ts`), fileName })
        return `'./${fileName}', import.meta.url`
      })
      // Each line is where it was: the way back to the sources stays true.
      return { code: placed, map: null }
    },
  }
}
