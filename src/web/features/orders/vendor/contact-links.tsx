import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { whatsAppAbout } from '#web/features/orders/vendor/whatsapp-about.ts'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'

type LinkProps = { href: string; label: string; isOutside?: boolean; children: ReactNode }

function ContactLink({ href, label, isOutside, children }: LinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      className="inline-flex min-h-11 grow basis-30 items-center justify-center gap-2 rounded-full px-4 font-semibold text-leaf-800 ring-1 ring-line-strong hover:bg-leaf-50"
    >
      {children}
    </a>
  )
}

type Props = { order: Pick<Order, 'customer' | 'delivery' | 'number'>; vendorName: string }

/** Phone and WhatsApp of the recipient, and e-mail of the customer. */
export function ContactLinks({ order: { customer, delivery, number }, vendorName }: Props) {
  const { email } = customer
  const { phone } = delivery
  const fullName = delivery.recipientName ?? customer.fullName
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-6">
        {phone ? (
          <span className="nums inline-flex items-center gap-2 font-semibold">
            <Phone aria-hidden className="size-5 shrink-0 text-leaf-700" />
            {phoneWords(phone)}
          </span>
        ) : (
          <span className="text-ink-soft">Téléphone non indiqué</span>
        )}
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(`Votre commande ${number}`)}`}
          className="inline-flex min-h-11 items-center gap-2 text-leaf-800 underline underline-offset-2"
        >
          <Mail aria-hidden className="size-5 shrink-0" />
          <Breakable text={email} after="@" />
        </a>
      </p>
      {phone && (
        <div className="flex flex-wrap gap-2">
          <ContactLink href={`tel:${phone}`} label={`Appeler ${fullName} au ${phoneWords(phone)}`}>
            <Phone aria-hidden className="size-5 shrink-0" />
            Appeler
          </ContactLink>
          <ContactLink
            href={whatsAppAbout(phone, number, vendorName)}
            label={`WhatsApp à ${fullName}`}
            isOutside
          >
            <MessageCircle aria-hidden className="size-5 shrink-0" />
            WhatsApp
          </ContactLink>
        </div>
      )}
    </div>
  )
}
