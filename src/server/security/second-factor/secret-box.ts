import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { serverKey } from '../../config/server-key.ts'
import type { Config } from '../../config.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets for the database, each bound to its owner (authenticated data): it cannot be decrypted for another. */
export function openSecretBox(config: Pick<Config, 'secretKey' | 'dataDir'>) {
  const key = serverKey(config, 'amic second factor')
  return {
    seal(text: string, owner: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    /** @throws Error when it was encrypted with another key or for another owner */
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
