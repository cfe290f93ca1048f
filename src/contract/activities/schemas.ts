import * as z from 'zod/mini'
import { Picture } from '../catalogue/schemas.ts'
import { Id, Instant } from '../common.ts'
import { activityStatuses, mediaTypes } from './facts.ts'

/** A date without time: `2026-11-21`. */
const Day = z.iso.date()

/** A photo or video of an album. */
export const AlbumMedia = z.object({
  id: Id,
  albumId: Id,
  type: z.enum(mediaTypes),
  url: z.string(),
  caption: z.nullable(z.string()),
  order: z.int(),
  createdAt: Instant,
  /** The stored picture of `url`; null for media stored elsewhere. */
  picture: z.nullable(Picture),
})
export type AlbumMedia = z.infer<typeof AlbumMedia>

export const Album = z.object({
  id: Id,
  phaseId: Id,
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  date: z.nullable(Day),
  createdAt: Instant,
  updatedAt: Instant,
  media: z.array(AlbumMedia),
})
export type Album = z.infer<typeof Album>

/** A phase of the programme; its albums by date. */
export const Phase = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  order: z.int(),
  /** `#10B981` */
  color: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  albums: z.array(Album),
})
export type Phase = z.infer<typeof Phase>

/** A past, current or coming activity. */
export const Activity = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(activityStatuses),
  location: z.nullable(z.string()),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  updatedAt: Instant,
  media: z.array(Picture),
})
export type Activity = z.infer<typeof Activity>
