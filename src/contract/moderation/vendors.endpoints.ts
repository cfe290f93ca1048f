import { endpoint } from '../endpoint.ts'
import { listVendors, setVendorStatus } from './vendors.schemas.ts'

export const vendorsAdminEndpoints = {
  listAdminVendors: endpoint({
    ...listVendors,
    path: '/api/admin/vendors',
    summary: 'Tous les vendeurs, les plus récents d’abord',
  }),
  listVendors: endpoint({
    ...listVendors,
    path: '/api/vendors',
    summary: 'Autre adresse de /api/admin/vendors',
  }),
  setAdminVendorStatus: endpoint({
    ...setVendorStatus,
    path: '/api/admin/vendors/:id/status',
    summary: 'Approuve, rejette, suspend ou réactive un vendeur',
  }),
  setVendorStatus: endpoint({
    ...setVendorStatus,
    path: '/api/vendors/:id/status',
    summary: 'Autre adresse de /api/admin/vendors/{id}/status',
  }),
}
