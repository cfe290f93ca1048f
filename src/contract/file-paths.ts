import type { ExportKind } from './analytics/facts.ts'
import type { StatementType } from './money/facts.ts'
import { stringifySearch } from './stringify-search.ts'

/** URLs of downloadable files. Separate from `paths`, since public pages link to none. */
export const filePaths = {
  /** All personal data of the customer. */
  ownData: () => '/api/customer/export',
  orderReceipt: (id: string) => `/api/orders/${id}/receipt.pdf`,
  vendorProducts: () => '/api/vendor/products.csv',
  /** A CSV file of all rows, or of the chosen ones. */
  adminExport: (kind: ExportKind, ids?: readonly string[]) =>
    `/api/admin/exports/${kind}.csv${stringifySearch({ ids: ids?.join(',') })}`,
  /** A monthly statement: the vendor's own, or that of a vendor for administrators. */
  statement: (month: string, type: StatementType, vendorId?: string) =>
    `/api/${vendorId ? `admin/vendors/${vendorId}` : 'vendor'}/statements/${month}.${type}`,
} as const
