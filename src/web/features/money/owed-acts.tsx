import { Phone } from 'lucide-react'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { paths } from '#contract/paths.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { isNumberUsable } from '#web/features/money/transfer-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type OwedActsProps = { owed: OwedToVendor; canTransfer: boolean; send: () => void; note: () => void }

/** The next step towards a vendor’s money: to send it, or to have the vendor say where to. */
export function OwedActs({ owed, canTransfer, send, note }: OwedActsProps) {
  const { businessName } = owed
  return (
    <div className="grid gap-1 lg:ml-auto lg:w-max">
      {!owed.payoutNumber && <MissingNumber owed={owed} />}
      {canTransfer && isNumberUsable(owed.payoutNumber) && (
        <Button size="small" aria-label={`Verser, ${businessName}`} onClick={send}>
          Verser
        </Button>
      )}
      <Button
        size="small"
        variant={canTransfer || !owed.payoutNumber ? 'quiet' : 'primary'}
        aria-label={`Marquer comme versé, ${businessName}`}
        onClick={note}
      >
        Marquer comme versé
      </Button>
    </div>
  )
}

const contactClass =
  'button min-h-11 gap-2 px-3 text-sm text-leaf-800 ring-1 ring-inset ring-line-strong hover:bg-leaf-50'

/** What keeps money from a vendor, and whom to ask for it: only the vendor confirms its number. */
function MissingNumber({ owed: { businessName, phone } }: { owed: OwedToVendor }) {
  return (
    <>
      <p className="text-left text-sm text-ink-soft lg:max-w-52">
        Le vendeur confirme son numéro dans son espace, sous « Revenus ».
      </p>
      {phone ? (
        <a
          href={`tel:${phone}`}
          aria-label={`Appeler le vendeur, ${businessName}, au ${internationalNumber(phone)}`}
          className={contactClass}
        >
          <Phone aria-hidden className="size-4" />
          Appeler le vendeur
        </a>
      ) : (
        <SiteLink
          href={paths.adminVendors({ search: businessName })}
          aria-label={`Voir ses coordonnées, ${businessName}`}
          className={contactClass}
        >
          Voir ses coordonnées
        </SiteLink>
      )}
    </>
  )
}
