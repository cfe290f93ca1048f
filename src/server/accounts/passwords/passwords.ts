import { hash, verify } from '@node-rs/argon2'
import { WeightedSemaphore } from '../../http/limits/weighted-semaphore.ts'

/** `Algorithm.Argon2id`, a const enum that type stripping cannot read. */
const ARGON2ID = 2

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const settings = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More at once would only fill the memory, and take the threads in which files are read and pictures decoded. */
const MAX_CONCURRENT = 2
/** About a second of work: who comes after that is told to come back, instead of waiting for an answer that nobody awaits. */
const MOST_WAITING = 50
const LONGEST_WAIT_MS = 5_000

/** Who is signed in shuts the door for nobody. */
const MAX_PER_ACCOUNT = 2

const queue = new WeightedSemaphore({
  total: MAX_CONCURRENT,
  maxWaiting: MOST_WAITING,
  maxWaitMs: LONGEST_WAIT_MS,
  maxPerOwner: MAX_PER_ACCOUNT,
})

/**
 * Runs some password work when one of the few places is free.
 * @param userId the account that asks for it, where one is signed in
 * @throws Refused `unavailable` when too many wait, or when the account has its places already
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
 * @param userId the account that asks for it, where one is signed in
 */
export const hashPassword = (password: string, userId?: string): Promise<string> =>
  inPasswordQueue(() => hash(password, settings), userId)

const decoy = hash('nobody has this password', settings)

/**
 * Is this the password behind the hash? Without a hash the answer is no, after the same work: who tries cannot learn
 * whether an account exists. To be called in the password queue.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
