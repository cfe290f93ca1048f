import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import {
  AdminPage,
  Content,
  CreatePageBody,
  EditPageBody,
  Opening,
  PageVersion,
  params,
} from './admin.schemas.ts'
import { Slug } from './schemas.ts'

export const pagesAdminEndpoints = {
  listAdminPages: endpoint({
    method: 'GET',
    path: '/api/admin/pages',
    access: ['admin'],
    summary: 'Les pages du site, publiées ou non',
    answer: z.array(AdminPage),
  }),
  getOpening: endpoint({
    method: 'GET',
    path: '/api/admin/opening',
    access: ['admin'],
    summary: 'Si la boutique prend des commandes, et les pages légales qui restent à publier',
    answer: Opening,
  }),
  createPage: endpoint({
    method: 'POST',
    path: '/api/admin/pages',
    access: ['admin'],
    status: 201,
    refusals: ['page_exists', 'page_address_reserved'],
    summary: 'Crée une page, en brouillon',
    body: CreatePageBody,
    answer: AdminPage,
  }),
  changePage: endpoint({
    method: 'PATCH',
    path: '/api/admin/pages/:slug',
    access: ['admin'],
    refusals: ['page_not_found', 'page_changed', 'page_has_blanks'],
    summary: 'Modifie une page ; chaque enregistrement garde une version',
    params,
    body: EditPageBody,
    answer: AdminPage,
  }),
  listPageVersions: endpoint({
    method: 'GET',
    path: '/api/admin/pages/:slug/versions',
    access: ['admin'],
    refusals: ['page_not_found'],
    summary: 'Les versions d’une page, la plus récente d’abord',
    params,
    answer: z.array(PageVersion),
  }),
  restorePageVersion: endpoint({
    method: 'POST',
    path: '/api/admin/pages/:slug/versions/:id/restore',
    access: ['admin'],
    refusals: ['page_not_found', 'version_not_found', 'page_has_blanks'],
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
