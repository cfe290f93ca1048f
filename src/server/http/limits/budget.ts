import { refuse } from '../refuse.ts'
import { RETRY_AFTER_SECONDS } from '../retry-after.ts'

type Limits = {
  /** How much is given out at a time. Who asks for more than all of it gets it when nobody has any. */
  total: number
  /** How many may wait; others are sent away at once. */
  maxWaiting: number
  maxWaitMs: number
  /** How much one owner holds and waits for; a first share may be larger. Without it there is no end. */
  mostOfOne?: number
}

type Waiter = { amount: number; begin: () => void }

/** Something scarce of this process (memory, above all) that requests share, first come, first served. */
export class Budget {
  readonly #limits: Limits
  readonly #waiting: Waiter[] = []
  readonly #sharesOf = new Map<string, number>()
  #taken = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Takes an amount, after those who came before.
   * @param owner whose account asks, so that no one keeps the others waiting
   * @returns gives it back; again does nothing
   * @throws Refused `unavailable` when too many wait, when the wait is too long, or when the owner has so much already
   */
  async take(amount: number, owner?: string): Promise<() => void> {
    const share = Math.min(amount, this.#limits.total)
    this.#note(owner, amount)
    try {
      if (this.#waiting.length > 0 || !this.#fits(share)) await this.#wait(share)
      else this.#taken += share
    } catch (error) {
      this.#forget(owner, amount)
      throw error
    }
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#taken -= share
      this.#forget(owner, amount)
      this.#serve()
    }
  }

  #note(owner: string | undefined, amount: number): void {
    if (owner === undefined) return
    const held = this.#sharesOf.get(owner) ?? 0
    if (held > 0 && held + amount > (this.#limits.mostOfOne ?? Number.POSITIVE_INFINITY)) refuseForNow()
    this.#sharesOf.set(owner, held + amount)
  }

  #forget(owner: string | undefined, amount: number): void {
    if (owner === undefined) return
    const left = (this.#sharesOf.get(owner) ?? 0) - amount
    if (left > 0) this.#sharesOf.set(owner, left)
    else this.#sharesOf.delete(owner)
  }

  #fits = (amount: number) => this.#taken + amount <= this.#limits.total

  async #wait(amount: number): Promise<void> {
    if (this.#waiting.length >= this.#limits.maxWaiting) refuseForNow()
    const { promise, resolve } = Promise.withResolvers<'begun' | 'too late'>()
    const waiter: Waiter = { amount, begin: () => resolve('begun') }
    this.#waiting.push(waiter)
    const timer = setTimeout(() => resolve('too late'), this.#limits.maxWaitMs)
    const outcome = await promise
    clearTimeout(timer)
    if (outcome === 'begun') return
    this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
    this.#serve()
    refuseForNow()
  }

  #serve(): void {
    for (let next = this.#waiting[0]; next && this.#fits(next.amount); next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#taken += next.amount
      next.begin()
    }
  }
}

/**
 * @throws Refused `unavailable`, with when to come back
 */
function refuseForNow(): never {
  return refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
