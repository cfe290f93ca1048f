import { Phone } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import type { OwedRow } from '#web/features/money/owed-row.ts'
import { isNumberUsable } from '#web/features/money/transfer-words.ts'
import { RowActions, rowActionClass } from '#web/ui/signed-in/row-actions.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type OwedActsProps = {
  owed: OwedRow
  canTransfer: boolean
  send: () => void
  note: () => void
  /** The row is collapsed: show only the next step. */
  isClosed?: boolean
}

/** The next step of a payout: send it, or ask the vendor for a payout number. */
export function OwedActions({ owed, canTransfer, send, note, isClosed = false }: OwedActsProps) {
  const { businessName, payoutNumber, isUnderWay } = owed
  const canSend = canTransfer && isNumberUsable(payoutNumber) && !isUnderWay
  return (
    <div className={isClosed ? 'flex flex-wrap gap-2' : 'grid gap-2 lg:flex lg:justify-end lg:gap-1'}>
      {!payoutNumber && <Contact owed={owed} />}
      {isUnderWay && (
        <SiteLink
          href={paths.adminTransfers({ search: businessName })}
          aria-label={`Voir le transfert, ${businessName}`}
          className={wayClass}
        >
          Voir le transfert
        </SiteLink>
      )}
      <RowActions
        name={businessName}
        isClosed={isClosed}
        actions={[
          ...(canSend ? [{ word: 'Verser', onPress: send, isNext: true }] : []),
          {
            word: 'Noter le versement',
            onPress: note,
            isNext: !canTransfer && Boolean(payoutNumber),
            isSeldom: canTransfer || !payoutNumber,
          },
        ]}
      />
    </div>
  )
}

const wayClass = `button min-h-11 px-3 text-sm text-leaf-800 hover:bg-leaf-50 ${rowActionClass}`

/** Contact of the vendor, who must confirm the number. */
function Contact({ owed: { businessName, phone } }: { owed: OwedRow }) {
  return phone ? (
    <a
      href={`tel:${phone}`}
      aria-label={`Appeler le vendeur, ${businessName}, au ${phoneWords(phone)}`}
      className={wayClass}
    >
      <Phone aria-hidden className="size-4" />
      <span>
        Appeler<span className="lg:sr-only"> le vendeur</span>
      </span>
    </a>
  ) : (
    <SiteLink
      href={paths.adminVendors({ search: businessName })}
      aria-label={`Voir ses coordonnées, ${businessName}`}
      className={wayClass}
    >
      <span>
        <span className="lg:sr-only">Voir ses </span>
        <span className="lg:first-letter:uppercase lg:inline-block">coordonnées</span>
      </span>
    </SiteLink>
  )
}
