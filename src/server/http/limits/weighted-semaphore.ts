import { refuse } from '../refuse.ts'

type Limits = {
  /** Capacity. A larger amount is granted when nothing else is held. */
  total: number
  /** Maximum queue length; further requests are refused at once. */
  maxWaiting: number
  maxWaitMs: number
  /** Maximum that one owner holds and waits for (a first amount may exceed it); unlimited when absent. */
  maxPerOwner?: number
}

type Waiter = { amount: number; begin: () => void }

/** A weighted semaphore with a FIFO queue, for scarce resources of this process such as memory. */
export class WeightedSemaphore {
  readonly #limits: Limits
  readonly #waiting: Waiter[] = []
  readonly #heldByOwner = new Map<string, number>()
  #taken = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Acquires an amount, in order of arrival.
   * @param owner account that is limited by `maxPerOwner`
   * @returns an idempotent release function
   * @throws Refused `unavailable` when the queue is full, after `maxWaitMs`, or when the owner's limit is reached
   */
  async acquire(amount: number, owner?: string): Promise<() => void> {
    const share = Math.min(amount, this.#limits.total)
    this.#addToOwner(owner, amount)
    try {
      if (this.#waiting.length > 0 || !this.#fits(share)) await this.#wait(share)
      else this.#taken += share
    } catch (error) {
      this.#removeFromOwner(owner, amount)
      throw error
    }
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#taken -= share
      this.#removeFromOwner(owner, amount)
      this.#grantNext()
    }
  }

  #addToOwner(owner: string | undefined, amount: number): void {
    if (owner === undefined) return
    const held = this.#heldByOwner.get(owner) ?? 0
    if (held > 0 && held + amount > (this.#limits.maxPerOwner ?? Number.POSITIVE_INFINITY))
      refuse('unavailable')
    this.#heldByOwner.set(owner, held + amount)
  }

  #removeFromOwner(owner: string | undefined, amount: number): void {
    if (owner === undefined) return
    const left = (this.#heldByOwner.get(owner) ?? 0) - amount
    if (left > 0) this.#heldByOwner.set(owner, left)
    else this.#heldByOwner.delete(owner)
  }

  #fits = (amount: number) => this.#taken + amount <= this.#limits.total

  async #wait(amount: number): Promise<void> {
    if (this.#waiting.length >= this.#limits.maxWaiting) refuse('unavailable')
    const { promise, resolve } = Promise.withResolvers<'begun' | 'timeout'>()
    const waiter: Waiter = { amount, begin: () => resolve('begun') }
    this.#waiting.push(waiter)
    const timer = setTimeout(() => resolve('timeout'), this.#limits.maxWaitMs)
    const outcome = await promise
    clearTimeout(timer)
    if (outcome === 'begun') return
    this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
    this.#grantNext()
    refuse('unavailable')
  }

  #grantNext(): void {
    for (let next = this.#waiting[0]; next && this.#fits(next.amount); next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#taken += next.amount
      next.begin()
    }
  }
}
