import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { regions } from '../regions.ts'
import { faceAnswer } from '../stall/face.schemas.ts'

/** An approved vendor as everybody may see it: neither phone, nor e-mail, nor street. */
export const Producer = z.object({
  id: Id,
  businessName: z.string(),
  description: z.string(),
  ...faceAnswer,
  /** Those of its methods that an administrator has verified; the others are its own word. */
  certifiedMethods: z.array(z.string()),
  /** The last part of its address, where that is a known place. */
  town: z.nullable(z.string()),
  region: z.nullable(z.enum(regions)),
  rating: z.nullable(z.string()),
  reviewCount: z.int(),
  productCount: z.int(),
  /** The last day of its pause, also of one that is over (`isPaused`). */
  pausedUntil: z.nullable(z.string()),
  createdAt: Instant,
})
export type Producer = z.infer<typeof Producer>
