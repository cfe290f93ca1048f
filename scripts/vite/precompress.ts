import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|json|txt)$/
/** Smaller files are not worth the name of another one. */
const MIN_COMPRESSED_BYTES = 200

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < MIN_COMPRESSED_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    brotli(content, { params }).then(bytes => writeFile(`${path}.br`, bytes)),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then(bytes => writeFile(`${path}.gz`, bytes)),
  ])
}

/** Writes a `.br` and a `.gz` beside every built text file, as small as can be: done once, served for ever. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'amic:precompress',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    writeBundle(options) {
      folder = options.dir ?? ''
    },
    async closeBundle() {
      if (!folder) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name))
      await Promise.all(files.map(file => compressFile(join(file.parentPath, file.name))))
    },
  }
}
