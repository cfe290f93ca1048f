import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { StorageSettings } from '../config.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../http/refuse.ts'
import { checkStoredName, type Storage, StorageUnusableError } from './storage.ts'

type BucketSettings = Extract<StorageSettings, { kind: 's3' }>

const CONNECT_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 20_000
/** With the pauses between them they end within `MAX_CALL_DURATION_MS`. */
const TRIES = 3
const ASK_AGAIN_AFTER_MS = 10_000

/** Where in the bucket, and what caches may do with it. */
type Folder = { prefix: string; cacheControl: string }
export const folders = {
  public: { prefix: 'attached_assets/', cacheControl: 'public, max-age=31536000, immutable' },
  private: { prefix: 'private_pictures/', cacheControl: 'private, no-store' },
} satisfies Record<string, Folder>

/**
 * A storage that is a bucket of Amazon S3 or of anything that speaks its protocol. Keys of what
 * everybody sees are the paths of the site: `attached_assets/<name>`.
 * While it is away pictures are refused for the moment, nothing else.
 * @throws StorageUnusableError when the bucket refuses us
 */
export async function openS3Storage(
  settings: BucketSettings,
  { log }: Pick<Deps, 'log'>,
  { prefix, cacheControl }: Folder = folders.public,
): Promise<Storage> {
  const { bucket: Bucket } = settings
  const client = clientOf(settings)
  const at = (name: string) => ({ Bucket, Key: `${prefix}${checkStoredName(name)}` })
  const storage: Storage = {
    async put(name, bytes, contentType) {
      await answered(
        client.send(
          new PutObjectCommand({
            ...at(name),
            Body: bytes,
            ContentType: contentType,
            CacheControl: cacheControl,
          }),
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
  if (!(await isUsable(storage, settings))) {
    log.warn({ endpoint: settings.endpoint }, 'the bucket of pictures is away; it will be asked again')
    void waitForBucket(storage, settings, { log })
  }
  return storage
}

async function waitForBucket(
  storage: Storage,
  settings: BucketSettings,
  { log }: Pick<Deps, 'log'>,
): Promise<void> {
  const { endpoint } = settings
  try {
    do await sleep(ASK_AGAIN_AFTER_MS, undefined, { ref: false })
    while (!(await isUsable(storage, settings)))
    log.info({ endpoint }, 'the bucket of pictures has come back')
  } catch (error) {
    log.error({ err: error, endpoint }, 'the bucket of pictures has come back and refuses us')
  }
}

/**
 * Writes a little file, and asks for one that is not there: who may not list is told "forbidden" in place of "missing". Reading
 * the bucket's own facts would ask for rights that the shop does not need.
 */
async function isUsable(storage: Storage, { bucket, endpoint }: BucketSettings): Promise<boolean> {
  try {
    await storage.put('opened.txt', Buffer.from('AMIC'), 'text/plain')
    await storage.open('missing.txt')
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw new StorageUnusableError(
      `Le compartiment S3 « ${bucket} » de ${endpoint} refuse les images (${(error as Error).name}). Vérifiez les variables S3_*, et les droits\u00a0: lister, lire, écrire, effacer.`,
      { cause: error },
    )
  }
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
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // It would only warn.
      throwOnRequestTimeout: true,
    },
  })

/**
 * A bucket that cannot answer now is no fault of the request.
 * @throws Refused `unavailable` when it cannot be reached, or says that it is at fault
 */
async function answered<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status !== undefined && status < 500) throw error
    const refused = new Refused('unavailable')
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
