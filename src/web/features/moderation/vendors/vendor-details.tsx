import { personName } from '#contract/accounts/person-name.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { Price } from '#web/ui/price.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { Fact } from '#web/ui/signed-in/fact.tsx'

/** "4,2 / 5", or that there are no ratings. */
export const ratingWords = ({ rating }: AdminVendor): string =>
  rating === null ? 'Aucune' : `${oneDecimal(rating)} / 5`

/** Details of a vendor: location, contact, activity. */
export function VendorDetails({ vendor }: { vendor: AdminVendor }) {
  const { businessAddress, statusReason, user } = vendor
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        <div className="col-span-full lg:col-span-2">
          <Fact name="Adresse">{businessAddress}</Fact>
        </div>
        <Fact name="Propriétaire">{personName(user)}</Fact>
        <Fact name="Région">{user.region ?? 'Non spécifiée'}</Fact>
        <div className="col-span-full lg:col-span-2">
          <Fact name="E-mail">
            <a href={`mailto:${user.email}`} className="inline-flex min-h-8 items-center underline">
              <Breakable text={user.email} after="@" />
            </a>
          </Fact>
        </div>
        <div className="max-lg:col-span-full">
          <Fact name="Téléphone">{user.phone ? <PhoneLink phone={user.phone} /> : 'Non indiqué'}</Fact>
        </div>
        <Fact name="Inscrit le">{formatDate(vendor.createdAt)}</Fact>
        <Fact name="Note moyenne">{ratingWords(vendor)}</Fact>
        <Fact name="Ventes totales">
          <Price amount={vendor.totalSales} size="small" />
        </Fact>
        <Fact name="Produits">{vendor.productCount}</Fact>
        <Fact name="Livrées sans code">{vendor.deliveredWithoutCode}</Fact>
      </dl>
      {statusReason && (
        <p className="rounded-field bg-warning-tint p-3 text-sm text-warning">
          <span className="font-semibold">Raison&nbsp;: </span>
          {statusReason}
        </p>
      )}
    </div>
  )
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`} className="nums inline-flex min-h-8 items-center whitespace-nowrap underline">
    {phoneWords(phone)}
  </a>
)
