import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** A place in the server's bundle, as a trace names it. */
const BUNDLED = /(file:\/\/[^\s()]+\/dist\/server\/[\w-]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/**
 * A trace with the places of the sources in the place of those in the bundle. Node.js would do it (`--enable-source-maps`), and
 * read the maps at each start, which lasts half a second.
 */
export const nameSources = (trace: string): string =>
  trace.replaceAll(BUNDLED, (place, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file))
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return place
    return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`
  })

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')))
  } catch {
    // A trace without the names of sources is better than none.
    return undefined
  }
}
