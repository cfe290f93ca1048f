import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneLink } from '#web/phone-link.ts'
import { Card } from '#web/ui/card.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { useSite } from '#web/use-site.ts'

const linkClass = 'text-link'

/** Address, phone, e-mail and hours of the team, as links. */
export function ContactCards() {
  const { address, phone, phoneHours, email, supportEmail, hours } = useSite()
  return (
    <Card as="ul" isPadded={false} className="divide-y divide-line px-4 sm:px-6">
      <ContactCard icon={MapPin} title="Adresse">
        <p>{address}</p>
      </ContactCard>
      <ContactCard icon={Phone} title="Téléphone">
        <a href={phoneLink(phone)} className={linkClass}>
          {phone}
        </a>
        <p className="text-ink-soft">{phoneHours}</p>
      </ContactCard>
      <ContactCard icon={Mail} title="E-mail">
        {[email, supportEmail].map(each => (
          <a key={each} href={`mailto:${each}`} className={linkClass}>
            <Breakable text={each} after="@" />
          </a>
        ))}
      </ContactCard>
      {hours.length > 0 && (
        <ContactCard icon={Clock} title="Horaires">
          <p className="text-ink-soft">De l’accueil et des réponses à vos messages</p>
          {hours.map(line => (
            <p key={line}>{line}</p>
          ))}
        </ContactCard>
      )}
    </Card>
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
    <li className="flex gap-3 py-4 sm:gap-4 sm:py-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-mango-100 text-laterite-700">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="flex min-w-0 flex-col items-start">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </li>
  )
}
