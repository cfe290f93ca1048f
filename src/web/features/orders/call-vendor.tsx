import { Phone } from 'lucide-react'
import type { Parcel } from '#contract/orders/schemas.ts'

/** Calls who brings a parcel, where its number is known. */
export const CallVendor = ({ vendor: { businessName, phone } }: { vendor: Partial<Parcel['vendor']> }) =>
  phone && (
    <a
      href={`tel:${phone}`}
      className="no-print relative inline-flex min-h-11 items-center gap-2 font-sans text-base font-semibold text-leaf-800 underline underline-offset-4"
    >
      <Phone aria-hidden className="size-4" />
      Appeler
      <span className="sr-only"> {businessName}</span>
    </a>
  )
