import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { activityStatuses, mediaTypes } from '#contract/activities/facts.ts'
import { id, instant } from './columns.ts'
import { media } from './media.ts'

export const activityStatusEnum = pgEnum('activity_status', activityStatuses)
export const mediaTypeEnum = pgEnum('media_type', mediaTypes)

export const projectPhases = pgTable(
  'project_phases',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    order: integer().notNull().default(0),
    color: text().notNull().default('#10B981'),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  t => [check('project_phases_color_hex', sql`${t.color} ~* '^#[0-9a-f]{6}$'`)],
)

export const activityAlbums = pgTable(
  'activity_albums',
  {
    id: id(),
    phaseId: uuid()
      .notNull()
      .references(() => projectPhases.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    location: text(),
    date: date({ mode: 'string' }),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  t => [index('activity_albums_phase_idx').on(t.phaseId)],
)

export const albumMedia = pgTable(
  'album_media',
  {
    id: id(),
    albumId: uuid()
      .notNull()
      .references(() => activityAlbums.id, { onDelete: 'cascade' }),
    type: mediaTypeEnum().notNull().default('image'),
    url: text().notNull(),
    /** The stored picture behind `url`; null for an external video. */
    mediaId: uuid().references(() => media.id),
    caption: text(),
    order: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [index('album_media_album_idx').on(t.albumId, t.order)],
)

export const activities = pgTable('activities', {
  id: id(),
  title: text().notNull(),
  description: text().notNull().default(''),
  status: activityStatusEnum().notNull().default('a_venir'),
  location: text(),
  startDate: date({ mode: 'string' }),
  endDate: date({ mode: 'string' }),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
})

export const activityMedia = pgTable(
  'activity_media',
  {
    activityId: uuid()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id),
  },
  t => [primaryKey({ columns: [t.activityId, t.position] })],
)
