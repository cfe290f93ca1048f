import { Map as MapIcon, Phone } from 'lucide-react'
import type { Delivery } from '#contract/delivery/place.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'

const linkClass =
  'inline-flex min-h-11 items-center gap-2 underline underline-offset-2 print:min-h-0 print:no-underline'

/** Link to call the recipient. */
export const RecipientPhone = ({ delivery: { phone } }: { delivery: Delivery }) =>
  phone ? (
    <a href={`tel:${phone}`} className={`nums ${linkClass}`}>
      <Phone aria-hidden className="size-5 shrink-0 print:hidden" />
      {phoneWords(phone)}
    </a>
  ) : (
    'Téléphone non indiqué'
  )

/** Link to the position on a map, if known. */
export const MapLink = ({
  delivery: { latitude, longitude },
  className = linkClass,
}: {
  delivery: Delivery
  className?: string
}) =>
  latitude !== null &&
  longitude !== null && (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      className={`${className} print:hidden`}
    >
      <MapIcon aria-hidden className="size-5 shrink-0" />
      Voir sur la carte
    </a>
  )
