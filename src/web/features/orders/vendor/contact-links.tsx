import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { whatsAppAbout } from '#web/features/orders/vendor/whatsapp-about.ts'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'

type LinkProps = { href: string; label: string; isOutside?: boolean; children: ReactNode }

/** The look of what reaches a person or a place: two or three fit beside each other on a phone. */
export const contactLinkClass =
  'inline-flex min-h-11 grow items-center justify-center gap-1 rounded-full px-1.5 text-sm font-semibold whitespace-nowrap text-leaf-800 ring-1 ring-line-strong hover:bg-leaf-50 sm:gap-2 sm:px-4 sm:text-base'

const ContactLink = ({ href, label, isOutside, children }: LinkProps) => (
  <a
    href={href}
    aria-label={label}
    {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    className={contactLinkClass}
  >
    {children}
  </a>
)

type CallProps = { order: Pick<Order, 'customer' | 'delivery' | 'number'>; vendorName: string }

/** Calls the recipient, or writes about the order by WhatsApp. */
export function CallOrWrite({ order: { customer, delivery, number }, vendorName }: CallProps) {
  const { phone } = delivery
  if (!phone) return null
  const fullName = delivery.recipientName ?? customer.fullName
  return (
    <>
      <ContactLink href={`tel:${phone}`} label={`Appeler ${fullName} au ${phoneWords(phone)}`}>
        <Phone aria-hidden className="size-4 shrink-0 sm:size-5" />
        Appeler
      </ContactLink>
      <ContactLink href={whatsAppAbout(phone, number, vendorName)} label={`WhatsApp à ${fullName}`} isOutside>
        <MessageCircle aria-hidden className="size-4 shrink-0 sm:size-5" />
        WhatsApp
      </ContactLink>
    </>
  )
}

/** Phone and WhatsApp of the recipient, and e-mail of the customer. */
export function ContactLinks({ order, vendorName }: CallProps) {
  const { customer, delivery, number } = order
  const { email } = customer
  const { phone } = delivery
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2 empty:hidden">
        <CallOrWrite order={order} vendorName={vendorName} />
      </div>
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
    </div>
  )
}
