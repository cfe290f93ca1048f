import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { StorageSettings } from '../config.ts'
import { Refused } from '../http/refuse.ts'
import { checkStoredName, type Storage, StorageUnusableError } from './storage.ts'

type BucketSettings = Extract<StorageSettings, { kind: 's3' }>

const CONNECT_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 20_000
const RETRY_AFTER_SECONDS = 5
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * A storage that is a bucket of Amazon S3 or of anything that speaks its protocol. Keys are the paths of the site:
 * `attached_assets/<name>`.
 * @throws StorageUnusableError when the bucket takes no file
 */
export async function openS3Storage(settings: BucketSettings): Promise<Storage> {
  const { bucket: Bucket } = settings
  const client = clientOf(settings)
  const at = (name: string) => ({ Bucket, Key: `attached_assets/${checkStoredName(name)}` })
  const storage: Storage = {
    async put(name, bytes, contentType) {
      await answered(
        client.send(
          new PutObjectCommand({ ...at(name), Body: bytes, ContentType: contentType, CacheControl: FOREVER }),
        ),
      )
    },
    exists: async name =>
      (await unlessMissing(answered(client.send(new HeadObjectCommand(at(name)))))) !== null,
    async open(name) {
      const object = await unlessMissing(answered(client.send(new GetObjectCommand(at(name)))))
      return object && { stream: object.Body as Readable, bytes: object.ContentLength ?? 0 }
    },
    async remove(name) {
      await answered(client.send(new DeleteObjectCommand(at(name))))
    },
  }
  await proveWritable(storage, settings)
  return storage
}

/** Writes a little file: reading the bucket's own facts would ask for rights that the shop does not need. */
async function proveWritable(storage: Storage, { bucket, endpoint }: BucketSettings): Promise<void> {
  await storage.put('opened.txt', Buffer.from('AMIC'), 'text/plain').catch((cause: unknown) => {
    const { name } = (cause instanceof Refused ? cause.cause : cause) as Error
    throw new StorageUnusableError(
      `Le compartiment S3 « ${bucket} » de ${endpoint} n’accepte pas les images (${name}). Vérifiez les variables S3_*.`,
      { cause },
    )
  })
}

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every host has a name of its own for each bucket, nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  })

/**
 * A bucket that cannot answer now is no fault of the request.
 * @throws Refused `unavailable` when it cannot be reached, or says that it is at fault
 */
async function answered<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status !== undefined && status < 500) throw error
    const refused = new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    refused.cause = error
    throw refused
  })
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  })
}
