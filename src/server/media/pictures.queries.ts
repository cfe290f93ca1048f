import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { media } from '#database/schema/media.ts'

/** A row of `media` as the contract's `Picture`. */
export const pictureObject = sql<Picture>`json_strip_nulls(json_build_object(
  'url', ${media.url}, 'width', ${media.width}, 'height', ${media.height}, 'color', ${media.color},
  'isIllustration', nullif(${media.isIllustration}, false)
))`

/** Subquery: the `Picture` that a column references; null without one. */
export const pictureOf = (column: AnyColumn): SQL<Picture | null> =>
  sql<Picture | null>`(select ${pictureObject} from ${media} where ${media.id} = ${column})`

/** Subquery: the address of the picture that a column references; null without one. */
export const pictureUrlOf = (column: AnyColumn): SQL<string | null> =>
  sql<string | null>`(select ${media.url} from ${media} where ${media.id} = ${column})`
