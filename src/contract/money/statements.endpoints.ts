import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { MonthlyBalance, MonthParams, VendorMonthParams } from './statements.schemas.ts'

const pdf = { method: 'GET', file: 'application/pdf', limits: ['documents'], answer: z.string() } as const
const csv = { method: 'GET', file: 'text/csv; charset=utf-8', answer: z.string() } as const

export const moneyStatementsEndpoints = {
  listVendorStatements: endpoint({
    method: 'GET',
    path: '/api/vendor/statements',
    access: ['vendor'],
    summary: 'Les relevés du vendeur, mois par mois, le plus récent d’abord',
    answer: z.array(MonthlyBalance),
  }),
  getVendorStatementPdf: endpoint({
    ...pdf,
    path: '/api/vendor/statements/:month.pdf',
    access: ['vendor'],
    refusals: ['statement_not_found'],
    summary: 'Le relevé d’un mois, à lire et à imprimer',
    params: MonthParams,
  }),
  getVendorStatementCsv: endpoint({
    ...csv,
    path: '/api/vendor/statements/:month.csv',
    access: ['vendor'],
    refusals: ['statement_not_found'],
    summary: 'Le relevé d’un mois, pour un tableur',
    params: MonthParams,
  }),
  listAdminStatements: endpoint({
    method: 'GET',
    path: '/api/admin/vendors/:id/statements',
    access: ['admin'],
    refusals: ['vendor_not_found'],
    summary: 'Les relevés d’un vendeur, mois par mois, le plus récent d’abord',
    params: IdParams,
    answer: z.array(MonthlyBalance),
  }),
  getAdminStatementPdf: endpoint({
    ...pdf,
    path: '/api/admin/vendors/:id/statements/:month.pdf',
    access: ['admin'],
    refusals: ['vendor_not_found', 'statement_not_found'],
    summary: 'Le relevé d’un vendeur pour un mois, à lire et à imprimer',
    params: VendorMonthParams,
  }),
  getAdminStatementCsv: endpoint({
    ...csv,
    path: '/api/admin/vendors/:id/statements/:month.csv',
    access: ['admin'],
    refusals: ['vendor_not_found', 'statement_not_found'],
    summary: 'Le relevé d’un vendeur pour un mois, pour un tableur',
    params: VendorMonthParams,
  }),
}
