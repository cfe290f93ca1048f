import { hash, verify } from '@node-rs/argon2'
import { WeightedSemaphore } from '../../http/limits/weighted-semaphore.ts'

/** `Algorithm.Argon2id`, a const enum that type stripping cannot read. */
const ARGON2ID = 2

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const settings = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More concurrent hashes would use up memory and the thread pool. */
const MAX_CONCURRENT = 2
/** About a second of work; further requests are refused. */
const MOST_WAITING = 50
const LONGEST_WAIT_MS = 5_000

/** Limit per signed-in account. */
const MAX_PER_ACCOUNT = 2

const queue = new WeightedSemaphore({
  total: MAX_CONCURRENT,
  maxWaiting: MOST_WAITING,
  maxWaitMs: LONGEST_WAIT_MS,
  maxPerOwner: MAX_PER_ACCOUNT,
})

/**
 * Runs password work with limited concurrency.
 * @param userId the signed-in account, if any
 * @throws Refused `unavailable` when the queue is full, or the account has reached its limit
 */
export async function inPasswordQueue<T>(work: () => Promise<T>, userId?: string): Promise<T> {
  const release = await queue.acquire(1, userId)
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * The argon2id hash of a password, with its salt and settings.
 * @param userId the signed-in account, if any
 */
export const hashPassword = (password: string, userId?: string): Promise<string> =>
  inPasswordQueue(() => hash(password, settings), userId)

const decoy = hash('nobody has this password', settings)

/**
 * Verifies a password. Without a hash a dummy is verified, so that timing does not reveal whether an account exists. To be called
 * in the password queue.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
