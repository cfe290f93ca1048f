import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/** Reads the key of the data folder, created when missing. Atomic: concurrent processes get the same key. */
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

/** Cache of derived keys: each mail needs one. */
const derived = new WeakMap<Keeping, Partial<Record<Purpose, Buffer>>>()

/** Derives a 256-bit key for one purpose (HKDF-SHA-256, RFC 5869) from a secret that is not in the database. */
export function serverKey(config: Keeping, purpose: Purpose): Buffer {
  const known = derived.get(config) ?? {}
  derived.set(config, known)
  known[purpose] ??= Buffer.from(
    hkdfSync('sha256', config.secretKey ?? keyOfFolder(config.dataDir), '', purpose, KEY_BYTES),
  )
  return known[purpose]
}
