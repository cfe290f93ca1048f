import type { moderationVendorsEndpoints } from '#contract/moderation/vendors.endpoints.ts'
import type {
  AdminVendor,
  ListVendorsQuery,
  SetVendorStatusBody,
} from '#contract/moderation/vendors.schemas.ts'
import { answerVendor } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerFaces } from '../stall/public.ts'
import { moderateFace } from './moderate-face.ts'
import { setVendorStatus } from './set-vendor-status.ts'
import { vendorMoves } from './vendor-moves.ts'
import { type AdminVendorRow, findAdminVendor, listAdminVendors } from './vendors.queries.ts'

const answerAdminVendor = ({
  productCount,
  deliveredWithoutCode,
  openParcels,
  ...row
}: AdminVendorRow): AdminVendor => ({
  ...answerVendor({ vendor: row.vendor, user: row.user, totalSales: row.totalSales }),
  ...answerFaces(row),
  certifiedMethods: row.vendor.certifiedMethods,
  statusReason: row.vendor.statusReason,
  productCount,
  deliveredWithoutCode,
  openParcels,
  moves: [...vendorMoves[row.vendor.status]],
})

/** Lists and decisions of vendors, under both of their addresses. */
export function moderationVendorsRoutes(
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof moderationVendorsEndpoints> {
  const list = async ({ query }: { query: ListVendorsQuery }) => {
    const { search, status, face, page, limit } = query
    const hasPendingFace = face === 'pending'
    const { rows, total } = await listAdminVendors(deps.db, { search, status, hasPendingFace, page, limit })
    return { items: rows.map(answerAdminVendor), total, page, limit }
  }
  const show = async (id: string) =>
    answerAdminVendor((await findAdminVendor(deps.db, id)) ?? refuse('vendor_not_found'))
  const setStatus = async (
    { params: { id }, body }: { params: { id: string }; body: SetVendorStatusBody },
    { sessions: { admin } }: { sessions: { admin: SignedIn } },
  ) => {
    await setVendorStatus(deps, admin, { id, ...body })
    return show(id)
  }
  return {
    listAdminVendors: list,
    listAdminVendorsAlias: list,
    setAdminVendorStatus: setStatus,
    setAdminVendorStatusAlias: setStatus,
    moderateFace: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await moderateFace(deps, admin, { id, ...body })
      return show(id)
    },
  }
}
