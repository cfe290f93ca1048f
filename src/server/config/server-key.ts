import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/** The key that the data folder keeps. Of two processes that make it at once, one wins. */
function keyOfFolder(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const mine = `${file}.${process.pid}`
    writeFileSync(mine, randomBytes(KEY_BYTES).toString('base64'), { mode: OWNER_ONLY })
    try {
      linkSync(mine, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(mine)
    }
  }
  return readFileSync(file, 'utf8')
}

type Keeping = Pick<Config, 'secretKey' | 'dataDir'>
type Purpose = 'amic second factor' | 'amic erased recipients'

/** Each mail asks for one: the file is read once. */
const derived = new WeakMap<Keeping, Partial<Record<Purpose, Buffer>>>()

/** A key of 256 bits that the database does not have, for one purpose (HKDF-SHA-256, RFC 5869). */
export function serverKey(config: Keeping, purpose: Purpose): Buffer {
  const known = derived.get(config) ?? {}
  derived.set(config, known)
  known[purpose] ??= Buffer.from(
    hkdfSync('sha256', config.secretKey ?? keyOfFolder(config.dataDir), '', purpose, KEY_BYTES),
  )
  return known[purpose]
}
