import * as z from 'zod/mini'
import { MAX_ROWS, MAX_SEARCH_LENGTH, PAGE_SIZE } from './list-limits.ts'

/** Every id is a UUID (version 7, made by the application), in lower case however it is written: one thing has one name. */
export const Id = z.uuid().check(z.toLowerCase())

export const IdParams = z.object({ id: Id })

/** A decimal amount of money as it travels: "1500.00". */
export const Amount = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

const DAY_INVALID = 'Choisissez une date'

/** A day of the calendar: "2026-12-25". PostgreSQL knows no year 0, and no instant is after the year 9999. */
export const Day = z.string(DAY_INVALID).check(
  z.iso.date(DAY_INVALID),
  z.refine(day => day >= '1900-01-01' && day <= '2100-12-31', 'Indiquez un jour entre 1900 et 2100'),
)

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

export const EMAIL_INVALID = 'Email invalide'

/** An e-mail address as a person types it; kept in lower case. */
export const Email = z
  .string(EMAIL_INVALID)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, EMAIL_INVALID), z.email(EMAIL_INVALID))

/** The answer of an act that has nothing to tell. */
export const Done = z.object({ ok: z.literal(true) })
export const done = { ok: true } as const

/** A value that is absent where it is one of these words. */
const absentAs = <S extends z.ZodMiniType>(schema: S, words: readonly string[]) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && words.includes(value.trim()) ? undefined : value,
      ),
      z.optional(schema),
    ),
  )

/** A query value that counts as absent when the person left it empty (`?search=`). */
export const blankable = <S extends z.ZodMiniType>(schema: S) => absentAs(schema, [''])

/** What a list is filtered by; absent, empty and `all` leave nothing out. */
export const listFilter = <S extends z.ZodMiniType>(schema: S) => absentAs(schema, ['', 'all'])

/** `limit` of every list; more than the most counts as the most. */
export const Limit = z.pipe(
  z.coerce
    .number('La limite est un nombre entier.')
    .check(z.int('La limite est un nombre entier.'), z.minimum(1, 'La limite est un nombre positif.')),
  z.transform((limit: number) => Math.min(limit, MAX_ROWS)),
)

/** `search` of the administration's lists. PostgreSQL keeps no NUL in a text. */
export const SearchText = z.string('La recherche est un texte.').check(
  z.trim(),
  z.maxLength(MAX_SEARCH_LENGTH, `La recherche est trop longue (${MAX_SEARCH_LENGTH} caractères au plus).`),
  z.refine(text => !text.includes('\0'), 'La recherche contient un caractère interdit.'),
)

/** `page` of the lists that are read by page numbers, from 1. */
const PageNumber = z.coerce
  .number('La page est un nombre entier.')
  .check(
    z.int('La page est un nombre entier.'),
    z.minimum(1, 'La première page porte le numéro 1.'),
    z.maximum(1_000_000, 'Cette page n’existe pas.'),
  )

/** A query value that is another one where the person left it empty, or out. */
const orElse = <S extends z.ZodMiniType>(schema: S, otherwise: z.output<S>) =>
  z.pipe(
    blankable(schema),
    z.transform(value => value ?? otherwise),
  )

/** One page of a list that is read by page numbers. */
export type NumberedPage = { page: number; limit: number }

/** The query of every list that is read by page numbers: its first page unless another is asked for. */
export const numberedQuery = { page: orElse(PageNumber, 1), limit: orElse(Limit, PAGE_SIZE) }

/** The query of a list that is read by page numbers, and asked for nothing else. */
export const NumberedQuery = z.object(numberedQuery)

/** The query of every stream of changes: how long ago the page began to read what it follows, in milliseconds. */
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

/** What a program is told when it asks for a page that no list has. */
export const CURSOR_INVALID = 'Cette suite de la liste n’existe pas. Reprenez la liste depuis le début.'

/** `cursor` of every list: where the page before ended, as its `Link` header gave it. */
export const Cursor = z.string(CURSOR_INVALID).check(z.maxLength(200, CURSOR_INVALID))

/** The query of a list whose pages follow a cursor, and that is asked for nothing else. */
export const CursorQuery = z.object({ limit: blankable(Limit), cursor: blankable(Cursor) })
