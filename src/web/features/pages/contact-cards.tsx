import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { callAddress } from '#web/call-address.ts'
import { Card } from '#web/ui/card.tsx'
import { useSite } from '#web/use-site.ts'

const linkClass =
  'inline-flex min-h-11 items-center font-semibold break-all text-leaf-800 underline underline-offset-4'

/** Where the team is, and when and how to reach it: a touch calls or writes. */
export function ContactCards() {
  const { address, phone, phoneHours, email, supportEmail, hours } = useSite()
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <ContactCard icon={MapPin} title="Adresse">
        <p>{address}</p>
      </ContactCard>
      <ContactCard icon={Phone} title="Téléphone">
        <a href={callAddress(phone)} className={linkClass}>
          {phone}
        </a>
        <p className="text-ink-soft">{phoneHours}</p>
      </ContactCard>
      <ContactCard icon={Mail} title="E-mail">
        {[email, supportEmail].map(each => (
          <a key={each} href={`mailto:${each}`} className={linkClass}>
            {each}
          </a>
        ))}
      </ContactCard>
      {hours.length > 0 && (
        <ContactCard icon={Clock} title="Horaires">
          {hours.map(line => (
            <p key={line}>{line}</p>
          ))}
          <p className="text-ink-soft">Accueil et réponses aux e-mails</p>
        </ContactCard>
      )}
    </ul>
  )
}

function ContactCard({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  return (
    <Card as="li" isPadded={false} className="flex gap-3 px-4 py-3 sm:flex-col sm:gap-0 sm:p-5">
      <span className="grid size-10 sm:size-12 shrink-0 place-items-center rounded-full bg-mango-100 text-laterite-700">
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="flex min-w-0 flex-col items-start">
        <h2 className="text-lg sm:mt-3 sm:mb-1 sm:text-xl">{title}</h2>
        {children}
      </div>
    </Card>
  )
}
