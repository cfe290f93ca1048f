import { personName } from '#contract/accounts/person-name.ts'
import { counted } from '#contract/french/counted.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { VendorStatusBadge } from '#web/features/moderation/vendor-status-badge.tsx'
import { isFaceAwaited } from '#web/features/moderation/vendors/use-face-decision.ts'
import { ratingWords } from '#web/features/moderation/vendors/vendor-details.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { WaitingAge } from '#web/ui/signed-in/waiting-age.tsx'

/** The town of an address, which people write last. */
const townOf = (address: string): string => /,\s*([^,]+)$/.exec(address)?.[1] ?? address

/** "Man · 4,3 / 5": below the name, which needs the room of a column. */
const townAndRating = (vendor: AdminVendor): string =>
  [townOf(vendor.businessAddress), vendor.rating !== null && ratingWords(vendor)].filter(Boolean).join(' · ')

/** Table columns of vendors. */
export const vendorColumns: Column<AdminVendor>[] = [
  {
    label: 'Vendeur',
    cell: vendor => <TwoLines first={vendor.businessName} second={townAndRating(vendor)} />,
  },
  {
    label: 'Propriétaire',
    fit: 'max-w-40',
    cell: ({ user }) => (
      <TwoLines
        first={personName(user)}
        second={
          user.phone ? (
            <a href={`tel:${user.phone}`} className="nums underline">
              {phoneWords(user.phone)}
            </a>
          ) : (
            'Téléphone non indiqué'
          )
        }
      />
    ),
  },
  {
    label: 'Inscrit le',
    fit: 'max-w-28',
    isExtra: true,
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
  },
  {
    label: 'Ventes totales',
    fit: 'max-w-32',
    isFigure: true,
    cell: vendor => (
      <TwoLines
        first={<Price amount={vendor.totalSales} size="small" />}
        second={vendor.openParcels > 0 && `${vendor.openParcels} colis en cours`}
      />
    ),
  },
  {
    label: 'Produits',
    fit: 'max-w-20',
    isExtra: true,
    isFigure: true,
    cell: ({ productCount }) => productCount,
  },
  {
    label: 'Statut',
    fit: 'max-w-32',
    cell: vendor => (
      <TwoLines
        first={<VendorStatusBadge status={vendor.status} isSmall />}
        second={isApplication(vendor) && <WaitingAge since={vendor.createdAt} />}
      />
    ),
  },
]

/** Whether somebody waits to be admitted. */
const isApplication = ({ status }: AdminVendor): boolean => status === 'pending'

/** Summary of a collapsed row. */
export const vendorHeadOf = (vendor: AdminVendor): RowHead => ({
  name: vendor.businessName,
  state: <VendorStatusBadge status={vendor.status} isSmall />,
  fact: [personName(vendor.user), townOf(vendor.businessAddress)].join(' · '),
  states: (isApplication(vendor) || isFaceAwaited(vendor)) && (
    <>
      {isApplication(vendor) && (
        <span className="text-sm">
          Demande <WaitingAge since={vendor.createdAt} />, {counted(vendor.productCount, 'produit')}
        </span>
      )}
      {isFaceAwaited(vendor) && (
        <Badge tone="warning" isSmall>
          Présentation à examiner
        </Badge>
      )}
    </>
  ),
})
