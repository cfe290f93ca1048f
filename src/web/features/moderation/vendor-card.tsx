import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { VendorStatusBadge } from '#web/features/moderation/status-badges.tsx'
import { isFaceAwaited } from '#web/features/moderation/use-face-decision.ts'
import { type VendorAct, vendorActs } from '#web/features/moderation/vendor-acts.ts'
import { StatementsButton } from '#web/features/money/statements-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { Price } from '#web/ui/price.tsx'
import { chosenClass } from '#web/ui/seldom/choice/choose.tsx'
import { Breakable } from '#web/ui/spaces/breakable.tsx'
import type { RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { MoreActs } from '#web/ui/spaces/more-acts.tsx'

type DetailsProps = {
  vendor: AdminVendor
  ask: (act: VendorAct) => void
  /** Opens what it says of itself, where there is something to decide. */
  examine: () => void
}

type Props = {
  vendor: AdminVendor
  /** Chooses it, to act on several at once. */
  box: ReactNode
  isChosen: boolean
  children: ReactNode
}

/** A vendor as the administration meets it: its name and status, above its details. */
export function VendorCard({ vendor: { businessName, status }, box, isChosen, children }: Props) {
  return (
    <Card as="article" className={cx('flex h-full flex-col gap-4', isChosen && chosenClass)}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 items-start gap-3">
          {box}
          <h2 className="min-w-0 text-lg">{businessName}</h2>
        </div>
        <VendorStatusBadge status={status} />
      </div>
      {children}
    </Card>
  )
}

/** What a closed row says of a vendor. */
export const vendorHeadOf = (vendor: AdminVendor): RowHead => ({
  name: vendor.businessName,
  state: <VendorStatusBadge status={vendor.status} isSmall />,
  fact: [vendor.user.fullName || vendor.user.username, vendor.user.region].filter(Boolean).join(' · '),
  states: isFaceAwaited(vendor) && (
    <Badge tone="warning" isSmall>
      Présentation à examiner
    </Badge>
  ),
})

/** Where a vendor is, who it is, how it does, and what can be decided on it. */
export function VendorDetails({ vendor, ask, examine }: DetailsProps) {
  const { businessAddress, status, statusReason } = vendor
  return (
    <>
      <p className="flex items-start gap-1.5 text-sm text-ink-soft">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        {businessAddress}
      </p>
      <Owner user={vendor.user} />
      <dl className="grid grid-cols-2 gap-3 rounded-field bg-paper p-3">
        <Fact name="Note moyenne">{vendor.rating === null ? 'N/A' : `${oneDecimal(vendor.rating)} / 5`}</Fact>
        <Fact name="Ventes totales">
          <Price amount={vendor.totalSales} size="small" />
        </Fact>
        <Fact name="Produits">{vendor.productCount}</Fact>
        <Fact name="Livrées sans code">{vendor.deliveredWithoutCode}</Fact>
        <Fact name="Inscrit le">{formatDate(vendor.createdAt)}</Fact>
      </dl>
      {statusReason && (
        <p className="rounded-field bg-warning-tint p-3 text-sm text-warning">
          <span className="font-semibold">Raison&nbsp;: </span>
          {statusReason}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <FaceButton vendor={vendor} onClick={examine} />
        <StatusActs vendor={vendor} acts={vendorActs[status].filter(({ isSeldom }) => !isSeldom)} ask={ask} />
        <StatementsButton vendorId={vendor.id} businessName={vendor.businessName} />
        <MoreActs
          name={vendor.businessName}
          acts={vendorActs[status]
            .filter(({ isSeldom }) => isSeldom)
            .map(act => ({ word: act.word, onPress: () => ask(act) }))}
        />
      </div>
    </>
  )
}

type StatusActsProps = {
  vendor: AdminVendor
  acts: readonly VendorAct[]
  ask: (act: VendorAct) => void
}

function StatusActs({ vendor, acts, ask }: StatusActsProps) {
  return acts.map(act => (
    <Button
      key={act.to}
      size="small"
      variant={act.to === 'approved' ? 'primary' : 'secondary'}
      className="grow"
      onClick={() => ask(act)}
    >
      <act.icon aria-hidden className="size-5 shrink-0" />
      {act.word}
      <span className="sr-only">&nbsp;: {vendor.businessName}</span>
    </Button>
  ))
}

/** The way to a face that waits, or to methods that could be certified. */
function FaceButton({ vendor, onClick }: { vendor: AdminVendor; onClick: () => void }) {
  const isAwaiting = isFaceAwaited(vendor)
  if (!isAwaiting && vendor.face.methods.length === 0) return null
  return (
    <Button size="small" variant={isAwaiting ? 'accent' : 'secondary'} className="grow" onClick={onClick}>
      {isAwaiting ? 'Examiner la présentation' : 'Certifier ses méthodes'}
      <span className="sr-only">&nbsp;: {vendor.businessName}</span>
    </Button>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="nums font-semibold">{children}</dd>
    </div>
  )
}

function Owner({ user }: Pick<AdminVendor, 'user'>) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-base font-semibold">{user.fullName || user.username}</p>
      <p className="flex items-center gap-1.5">
        <Mail aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <a href={`mailto:${user.email}`} className="inline-flex min-h-8 min-w-0 items-center underline">
          <Breakable text={user.email} after="@" />
        </a>
      </p>
      <p className="flex items-center gap-1.5">
        <Phone aria-hidden className="size-4 shrink-0 text-ink-soft" />
        {user.phone ? (
          <a href={`tel:${user.phone}`} className="nums inline-flex min-h-8 items-center underline">
            {internationalNumber(user.phone)}
          </a>
        ) : (
          'Téléphone non indiqué'
        )}
      </p>
      <p className="text-ink-soft">{user.region ?? 'Région non spécifiée'}</p>
    </div>
  )
}
