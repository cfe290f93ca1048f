import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { MAX_META_DESCRIPTION_LENGTH, MAX_PAGE_TITLE_LENGTH, MAX_SLUG_LENGTH } from './facts.ts'
import { SLUG, Slug } from './schemas.ts'

/** A page of the site for administrators. Field names are those of the specification. */
export const AdminPage = z.object({
  slug: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  meta_description: z.string(),
  is_published: z.boolean(),
  updated_at: Instant,
})
export type AdminPage = z.infer<typeof AdminPage>

/** A saved version of a page. */
export const PageVersion = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  meta_description: z.string(),
  is_published: z.boolean(),
  created_at: Instant,
  /** The author's user name; null for the initial text. */
  author: z.nullable(z.string()),
})
export type PageVersion = z.infer<typeof PageVersion>

const TITLE_REQUIRED = 'Le titre de la page est requis'
const CONTENT_REQUIRED = 'Le contenu de la page est requis'
const MAX_CONTENT = 100_000
export const Content = z
  .string(CONTENT_REQUIRED)
  .check(
    z.minLength(1, CONTENT_REQUIRED),
    z.maxLength(MAX_CONTENT, 'Le contenu est trop long (100 000 caractères au plus)'),
  )

const Title = z
  .string(TITLE_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, TITLE_REQUIRED),
    z.maxLength(
      MAX_PAGE_TITLE_LENGTH,
      `Le titre est trop long (${MAX_PAGE_TITLE_LENGTH} caractères au plus)`,
    ),
  )

const ADDRESS_FORM = 'L’adresse s’écrit en minuscules sans accent, chiffres et tirets : nos-marches'

/** A new page is an empty draft. */
export const CreatePageBody = z.object({
  slug: z
    .string(ADDRESS_FORM)
    .check(
      z.trim(),
      z.maxLength(MAX_SLUG_LENGTH, `L’adresse est trop longue (${MAX_SLUG_LENGTH} caractères au plus)`),
      z.regex(SLUG, ADDRESS_FORM),
    ),
  title: Title,
})
export type CreatePageBody = z.output<typeof CreatePageBody>

/** Whether the shop takes orders, and the unpublished legal pages. */
export const Opening = z.object({
  takesOrders: z.boolean(),
  missing: z.array(z.object({ slug: z.string(), title: z.string() })),
})
export type Opening = z.infer<typeof Opening>

const META_DESCRIPTION_TOO_LONG = `La description est trop longue (${MAX_META_DESCRIPTION_LENGTH} caractères au plus)`

/** Changes of a page. Absent fields are unchanged. */
export const EditPageBody = z.object({
  title: z.optional(Title),
  content: z.optional(Content),
  meta_description: z.optional(
    z
      .string('Valeur incorrecte')
      .check(z.trim(), z.maxLength(MAX_META_DESCRIPTION_LENGTH, META_DESCRIPTION_TOO_LONG)),
  ),
  is_published: z.optional(z.boolean('Valeur incorrecte')),
  /** The version that was read: the request is refused when it has changed. */
  updated_at: z.optional(Instant),
})
export type EditPageBody = z.output<typeof EditPageBody>

export const params = z.object({ slug: Slug })
