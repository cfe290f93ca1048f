import { MINUTE_MS } from '#contract/durations.ts'
import { PublicCache } from '#server/http/cache/public-cache.ts'

type Options = Partial<ConstructorParameters<typeof PublicCache>[0]>

/** A cache that gives nothing up while a test waits. */
export const openPublicCache = (options: Options = {}): PublicCache =>
  new PublicCache({ generationTimeoutMs: MINUTE_MS, ...options })
