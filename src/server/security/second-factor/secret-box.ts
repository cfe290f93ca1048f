import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
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

/**
 * Encrypts what the database keeps and must not be able to read, each for its owner: what was sealed for one opens for
 * nobody else.
 */
export function openSecretBox({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>) {
  const key = Buffer.from(
    hkdfSync('sha256', secretKey ?? keyOfFolder(dataDir), '', 'amic second factor', KEY_BYTES),
  )
  return {
    seal(text: string, owner: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    /** @throws Error when it was sealed with another key or for somebody else */
    open(sealed: Buffer, owner: string): string {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return (
        decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}
export type SecretBox = ReturnType<typeof openSecretBox>
