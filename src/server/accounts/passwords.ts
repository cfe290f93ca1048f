import { hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id`, a const enum that type stripping cannot read. */
const ARGON2ID = 2

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const settings = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More at once would only fill the memory and starve the rest of the server. */
const MOST_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs some password work when one of the few places is free. */
export async function inPasswordQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** The argon2id hash of a password, with its salt and settings. */
export const hashPassword = (password: string): Promise<string> =>
  inPasswordQueue(() => hash(password, settings))

const decoy = hash('nobody has this password', settings)

/**
 * Is this the password behind the hash? Without a hash the answer is no, after the same work: who tries cannot learn
 * whether an account exists. To be called in the password queue.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
