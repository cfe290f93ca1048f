import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { media } from '#database/schema/media.ts'

/** A row of `media` as the contract's `Picture`. */
export const pictureObject = sql<Picture>`json_strip_nulls(json_build_object(
  'url', ${media.url}, 'width', ${media.width}, 'height', ${media.height}, 'color', ${media.color},
  'isIllustration', nullif(${media.isIllustration}, false)
))`

/** The picture that a column points to, of a statement that joins tables; null without one. */
export const pictureOf = (column: AnyColumn): SQL<Picture | null> =>
  sql<Picture | null>`(select ${pictureObject} from ${media} where ${media.id} = ${column})`

/** The address of the picture that a column points to. */
export const pictureUrlOf = (column: AnyColumn): SQL<string | null> =>
  sql<string | null>`(select ${media.url} from ${media} where ${media.id} = ${column})`
