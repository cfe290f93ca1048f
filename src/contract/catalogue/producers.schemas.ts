import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { regions } from '../regions.ts'
import { faceAnswer } from '../stall/face.schemas.ts'

/** An approved vendor as visitors see it: without phone, e-mail and street. */
export const Producer = z.object({
  id: Id,
  businessName: z.string(),
  description: z.string(),
  ...faceAnswer,
  /** The methods verified by an administrator; others are the vendor's own statement. */
  certifiedMethods: z.array(z.string()),
  /** The last part of its address, if it is a known place. */
  town: z.nullable(z.string()),
  region: z.nullable(z.enum(regions)),
  rating: z.nullable(z.string()),
  reviewCount: z.int(),
  productCount: z.int(),
  /** The last day of its pause, active or past (`isPaused`). */
  pausedUntil: z.nullable(z.string()),
  createdAt: Instant,
})
export type Producer = z.infer<typeof Producer>
