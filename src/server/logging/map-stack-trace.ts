import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** A position in the server's bundle, as stack traces print it. */
const BUNDLED = /(file:\/\/[^\s()]+\/dist\/server\/[\w-]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/**
 * Maps bundle positions in a stack trace to source positions. Node.js can do it (`--enable-source-maps`), but reads the maps
 * at each start, which takes half a second; here they are read on the first error.
 */
export const mapStackTrace = (trace: string): string =>
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
    // A trace with bundle positions is better than none.
    return undefined
  }
}
