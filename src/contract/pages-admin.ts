import * as z from 'zod/mini'
import { Id, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { Slug } from './pages.ts'

export const pagesAdminRefusals = {
  page_not_found: { status: 404, message: 'Page introuvable' },
  version_not_found: { status: 404, message: 'Cette version est introuvable.' },
  page_changed: {
    status: 409,
    message: 'Cette page a été modifiée entre-temps. Rechargez-la avant de l’enregistrer.',
  },
} as const satisfies Record<string, Refusal>

/** A text of the site as the administration writes it. Its names are those of the specification. */
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

/** A page as it was saved once. */
export const PageVersion = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  meta_description: z.string(),
  is_published: z.boolean(),
  created_at: Instant,
  /** The username of who saved it; null for what was there before anybody did. */
  author: z.nullable(z.string()),
})
export type PageVersion = z.infer<typeof PageVersion>

const TITLE_REQUIRED = 'Le titre de la page est requis'
const CONTENT_REQUIRED = 'Le contenu de la page est requis'
const MAX_CONTENT = 100_000

const Content = z
  .string(CONTENT_REQUIRED)
  .check(
    z.minLength(1, CONTENT_REQUIRED),
    z.maxLength(MAX_CONTENT, 'Le contenu est trop long (100 000 caractères au plus)'),
  )

/** Any part of a page. What is left out stays as it is. */
export const EditPageBody = z.object({
  title: z.optional(
    z
      .string(TITLE_REQUIRED)
      .check(
        z.trim(),
        z.minLength(1, TITLE_REQUIRED),
        z.maxLength(120, 'Le titre est trop long (120 caractères au plus)'),
      ),
  ),
  content: z.optional(Content),
  meta_description: z.optional(
    z
      .string('Valeur incorrecte')
      .check(z.trim(), z.maxLength(300, 'La description est trop longue (300 caractères au plus)')),
  ),
  is_published: z.optional(z.boolean('Valeur incorrecte')),
  /** The version that was read: when the page is another by now, nothing is written. */
  updated_at: z.optional(Instant),
})
export type EditPageBody = z.output<typeof EditPageBody>

const params = z.object({ slug: Slug })

export const pagesAdminEndpoints = {
  listAdminPages: endpoint({
    method: 'GET',
    path: '/api/admin/pages',
    access: ['admin'],
    summary: 'Les pages du site, publiées ou non',
    answer: z.array(AdminPage),
  }),
  editPage: endpoint({
    method: 'PATCH',
    path: '/api/admin/pages/:slug',
    access: ['admin'],
    summary: 'Modifie une page ; chaque enregistrement garde une version',
    params,
    body: EditPageBody,
    answer: AdminPage,
  }),
  listPageVersions: endpoint({
    method: 'GET',
    path: '/api/admin/pages/:slug/versions',
    access: ['admin'],
    summary: 'Les versions d’une page, la plus récente d’abord',
    params,
    answer: z.array(PageVersion),
  }),
  restorePageVersion: endpoint({
    method: 'POST',
    path: '/api/admin/pages/:slug/versions/:id/restore',
    access: ['admin'],
    summary: 'Remet le texte d’une version ; la page reste publiée ou non',
    params: z.object({ slug: Slug, id: Id }),
    answer: AdminPage,
  }),
  previewPage: endpoint({
    method: 'POST',
    path: '/api/admin/pages/preview',
    access: ['admin'],
    summary: 'Montre un texte comme les visiteurs le liraient',
    body: z.object({ content: Content }),
    answer: z.object({ html: z.string() }),
  }),
}
