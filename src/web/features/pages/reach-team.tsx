import { MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneLink } from '#web/phone-link.ts'
import { cx } from '#web/ui/cx.ts'
import { useSite } from '#web/use-site.ts'
import { whatsAppAddress } from '#web/whatsapp-address.ts'

type LinkProps = { href: string; isOutside?: boolean; children: ReactNode }

function TeamLink({ href, isOutside, children }: LinkProps) {
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      className="flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold text-leaf-800 ring-1 ring-line-strong ring-inset hover:bg-leaf-50"
    >
      {children}
    </a>
  )
}

/** Contact links to a person of the team. */
export function ReachTeam({ className }: { className?: string }) {
  const { phone, whatsapp } = useSite()
  return (
    <div className={cx('grid grid-cols-2 gap-2', className)}>
      <TeamLink href={phoneLink(phone)}>
        <Phone aria-hidden className="size-5 shrink-0" />
        <span>
          Appeler<span className="sr-only"> l’équipe au {phone}</span>
        </span>
      </TeamLink>
      <TeamLink href={whatsAppAddress(whatsapp, 'Bonjour AMIC, j’ai une question.')} isOutside>
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        <span>
          WhatsApp<span className="sr-only"> avec l’équipe</span>
        </span>
      </TeamLink>
    </div>
  )
}
