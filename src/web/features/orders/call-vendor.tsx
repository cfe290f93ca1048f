import { Phone } from 'lucide-react'
import type { Parcel } from '#contract/orders/schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'

/** Link to call the vendor of a parcel, if its number is known. */
export const CallVendor = ({ vendor: { businessName, phone } }: { vendor: Partial<Parcel['vendor']> }) =>
  phone && (
    <a href={`tel:${phone}`} className="text-link no-print relative gap-2 font-sans text-base">
      <Phone aria-hidden className="size-4" />
      <span className="sm:sr-only">Appeler</span>
      <span className="sr-only"> {businessName}</span>
      {/* On desktops the number is dialled on another phone, so it is visible. */}
      <span className="nums max-sm:hidden">{phoneWords(phone)}</span>
    </a>
  )
