import { Refused } from '../refuse.ts'

/** Generating a response took longer than a visitor should wait. */
export class GenerationTimedOut extends Refused<'unavailable'> {
  constructor() {
    super('unavailable')
  }
}
