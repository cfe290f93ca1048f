import * as z from 'zod/mini'
import { IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AdminVendor, ListVendorsQuery, ModerateFaceBody, SetVendorStatusBody } from './vendors.schemas.ts'

const listVendors = {
  method: 'GET',
  access: ['admin'],
  query: ListVendorsQuery,
  answer: z.object(numberedAnswer(AdminVendor)),
} as const

const setVendorStatus = {
  method: 'PATCH',
  access: ['admin'],
  params: IdParams,
  body: SetVendorStatusBody,
  answer: AdminVendor,
  refusals: ['vendor_not_found', 'vendor_changed', 'vendor_move_not_allowed'],
} as const

export const moderationVendorsEndpoints = {
  listAdminVendors: endpoint({
    ...listVendors,
    path: '/api/admin/vendors',
    summary: 'Tous les vendeurs, les plus récents d’abord',
  }),
  listAdminVendorsAlias: endpoint({
    ...listVendors,
    path: '/api/vendors',
    summary: 'Autre adresse de /api/admin/vendors',
  }),
  setAdminVendorStatus: endpoint({
    ...setVendorStatus,
    path: '/api/admin/vendors/:id/status',
    summary: 'Approuve, rejette, suspend ou réactive un vendeur',
  }),
  setAdminVendorStatusAlias: endpoint({
    ...setVendorStatus,
    path: '/api/vendors/:id/status',
    summary: 'Autre adresse de /api/admin/vendors/{id}/status',
  }),
  moderateFace: endpoint({
    method: 'PATCH',
    path: '/api/admin/vendors/:id/face',
    access: ['admin'],
    refusals: ['vendor_not_found', 'face_not_pending', 'face_changed', 'method_not_declared'],
    summary: 'Approuve ou rejette la présentation d’un producteur, et certifie ses méthodes',
    params: IdParams,
    body: ModerateFaceBody,
    answer: AdminVendor,
  }),
}
