import { personName } from '#contract/accounts/person-name.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { VendorStatusBadge } from '#web/features/moderation/status-badges.tsx'
import { isFaceAwaited } from '#web/features/moderation/vendors/use-face-decision.ts'
import { ratingWords } from '#web/features/moderation/vendors/vendor-details.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'

/** Town and rest of an address: people write the town last, where a narrow column truncates it. */
function placesOf(address: string): [town: string, way?: string] {
  const [, way, town] = /^(.+),\s*([^,]+)$/s.exec(address) ?? []
  return town ? [town, way!] : [address]
}

/** "Man · Quartier Domoraud, près du pont". */
const townFirst = (address: string): string => placesOf(address).join(' · ')

/** Table columns of vendors. */
export const vendorColumns: Column<AdminVendor>[] = [
  {
    label: 'Vendeur',
    cell: ({ businessName, businessAddress }) => (
      <TwoLines first={businessName} second={townFirst(businessAddress)} />
    ),
  },
  {
    label: 'Propriétaire',
    width: 'w-44',
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
    width: 'w-32',
    isExtra: true,
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
  },
  {
    label: 'Ventes totales',
    width: 'w-36',
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
    width: 'w-24',
    isExtra: true,
    isFigure: true,
    cell: ({ productCount }) => productCount,
  },
  { label: 'Note', width: 'w-18', isFigure: true, cell: ratingWords },
  { label: 'Statut', width: 'w-26', cell: ({ status }) => <VendorStatusBadge status={status} isSmall /> },
]

/** Summary of a collapsed row. */
export const vendorHeadOf = (vendor: AdminVendor): RowHead => ({
  name: vendor.businessName,
  state: <VendorStatusBadge status={vendor.status} isSmall />,
  // The town, as in the table.
  fact: [personName(vendor.user), placesOf(vendor.businessAddress)[0]].join(' · '),
  states: isFaceAwaited(vendor) && (
    <Badge tone="warning" isSmall>
      Présentation à examiner
    </Badge>
  ),
})
