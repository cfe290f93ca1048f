import * as z from 'zod/mini'
import { MAX_EMAIL_LENGTH } from './accounts/facts.ts'
import { EARLIEST_DAY, LATEST_DAY } from './day-of.ts'
import { MAX_ROWS, MAX_SEARCH_LENGTH, PAGE_SIZE } from './list-limits.ts'

/** Ids are UUIDs (version 7), normalized to lower case. */
export const Id = z.uuid().check(z.toLowerCase())

export const IdParams = z.object({ id: Id })

/** A serialized amount of money: "1500.00". */
export const Amount = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

const DAY_INVALID = 'Choisissez une date'

/** A calendar day: "2026-12-25". */
export const Day = z.string(DAY_INVALID).check(
  z.iso.date(DAY_INVALID),
  z.refine(
    day => day >= EARLIEST_DAY && day <= LATEST_DAY,
    `Indiquez un jour entre ${EARLIEST_DAY.slice(0, 4)} et ${LATEST_DAY.slice(0, 4)}`,
  ),
)

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

export const EMAIL_INVALID = 'Email invalide'

/** An e-mail address, normalized to lower case. */
export const Email = z
  .string(EMAIL_INVALID)
  .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL_LENGTH, EMAIL_INVALID), z.email(EMAIL_INVALID))

/** The answer of an endpoint without other data. */
export const Done = z.object({ ok: z.literal(true) })
export const done = { ok: true } as const

/** Treats these values as absent. */
const absentAs = <S extends z.ZodMiniType>(schema: S, words: readonly string[]) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && words.includes(value.trim()) ? undefined : value,
      ),
      z.optional(schema),
    ),
  )

/** Treats an empty query value (`?search=`) as absent. */
export const blankable = <S extends z.ZodMiniType>(schema: S) => absentAs(schema, [''])

/** A list filter; absent, empty and `all` mean no filter. */
export const listFilter = <S extends z.ZodMiniType>(schema: S) => absentAs(schema, ['', 'all'])

/** A filter that is on as `1`; absent and empty mean off. */
export const flagFilter = () => blankable(z.literal('1', 'Ce filtre n’a que la valeur 1.'))

/** `limit` of every list, capped at the maximum. */
export const Limit = z.pipe(
  z.coerce
    .number('La limite est un nombre entier.')
    .check(z.int('La limite est un nombre entier.'), z.minimum(1, 'La limite est un nombre positif.')),
  z.transform((limit: number) => Math.min(limit, MAX_ROWS)),
)

/** Message for a search text of too many characters. */
export const SEARCH_TOO_LONG = `La recherche est trop longue (${MAX_SEARCH_LENGTH} caractères au plus).`

/** Message for a search text with a NUL. */
export const SEARCH_INVALID = 'La recherche contient un caractère interdit.'

/** Messages for values of filters and choices that do not exist. */
export const STATUS_UNKNOWN = 'Ce statut n’existe pas.'
export const SORT_UNKNOWN = 'Ce tri n’existe pas.'
export const CATEGORY_UNKNOWN = 'Cette catégorie n’existe pas.'
export const FILTER_UNKNOWN = 'Ce filtre n’existe pas.'
export const SPACE_UNKNOWN = 'Cet espace n’existe pas.'

/** `search` of the administration's lists. PostgreSQL text cannot contain NUL. */
export const SearchText = z.string('La recherche est un texte.').check(
  z.trim(),
  z.maxLength(MAX_SEARCH_LENGTH, SEARCH_TOO_LONG),
  z.refine(text => !text.includes('\0'), SEARCH_INVALID),
)

/** `page` of numbered lists, from 1. */
const PageNumber = z.coerce
  .number('La page est un nombre entier.')
  .check(
    z.int('La page est un nombre entier.'),
    z.minimum(1, 'La première page porte le numéro 1.'),
    z.maximum(1_000_000, 'Cette page n’existe pas.'),
  )

/** Page of a numbered list. */
export type NumberedPage = { page: number; limit: number }

/** Query of every numbered list; the first page by default. */
export const numberedQuery = {
  page: z._default(blankable(PageNumber), 1),
  limit: z._default(blankable(Limit), PAGE_SIZE),
}

/** Query of a numbered list without other parameters. */
export const NumberedQuery = z.object(numberedQuery)

/** Query of every event stream: how long ago the page read what it follows, in milliseconds. */
export const FollowQuery = z.object({
  readMsAgo: blankable(
    z.coerce.number('Valeur incorrecte').check(z.int('Valeur incorrecte'), z.minimum(0, 'Valeur incorrecte')),
  ),
})
export type FollowQuery = z.output<typeof FollowQuery>

/** One page of a list that is read by page numbers. */
export const numberedAnswer = <S extends z.ZodMiniType>(item: S) => ({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
})

/** Message for an invalid cursor. */
export const CURSOR_INVALID = 'Cette suite de la liste n’existe pas. Reprenez la liste depuis le début.'

/** `cursor` of every list, from the `Link` header of the page before. */
export const Cursor = z.string(CURSOR_INVALID).check(z.maxLength(200, CURSOR_INVALID))

/** Query of a cursor-paged list without other parameters. */
export const CursorQuery = z.object({ limit: blankable(Limit), cursor: blankable(Cursor) })
