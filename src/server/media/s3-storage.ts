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
import { checkStoredName, IMMUTABLE, type Storage, StorageUnusableError } from './storage.ts'

type BucketSettings = Extract<StorageSettings, { kind: 's3' }>

const CONNECT_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 20_000
/** Attempts per call; with the pauses between them they stay within `MAX_CALL_DURATION_MS`. */
const TRIES = 3
const ASK_AGAIN_AFTER_MS = 10_000

/** Key prefix in the bucket, and Cache-Control header of its objects. */
type Folder = { prefix: string; cacheControl: string }
export const folders = {
  public: { prefix: 'attached_assets/', cacheControl: IMMUTABLE },
  private: { prefix: 'private_pictures/', cacheControl: 'private, no-store' },
} satisfies Record<string, Folder>

/**
 * Opens a storage in a bucket of Amazon S3 or a compatible service. Keys of public pictures are their paths on the site:
 * `attached_assets/<name>`. While the bucket is unavailable, calls throw Refused `unavailable`.
 * @throws StorageUnusableError when the bucket denies access
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
 * Whether the bucket is available. Writes a small file and reads a missing one: without the right to list, the answer would be
 * 403 instead of 404. Reading the bucket's metadata would require rights that the shop does not need.
 * @throws StorageUnusableError when the bucket denies access
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
    // Not every provider supports a host name per bucket, or the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // By default a timeout is only logged.
      throwOnRequestTimeout: true,
    },
  })

/**
 * Turns the unavailability of the bucket into a refusal; rethrows other errors.
 * @throws Refused `unavailable` when it cannot be reached or answers 5xx
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
