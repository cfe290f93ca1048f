import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { categories, categoryLabels } from '#contract/catalogue/facts.ts'
import { paths } from '#contract/paths.ts'
import { paymentMeans } from '#contract/payments/means.ts'
import { MARKET_WORDS } from '#contract/site/slogans.ts'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { legalNavigation, mainNavigation } from '#web/features/site/layout/main-navigation.ts'
import { phoneLink } from '#web/phone-link.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { useSite } from '#web/use-site.ts'

const linkClass = 'inline-flex min-h-11 items-center hover:underline underline-offset-4'

const iconClass = 'size-5 shrink-0 text-mango-300 max-sm:hidden'

type ListProps = {
  title: string
  className?: string
  children: ReactNode
}

function FooterList({ title, className, children }: ListProps) {
  return (
    <div>
      <h2 className="mb-1 text-lg text-white">{title}</h2>
      <ul className={className}>{children}</ul>
    </div>
  )
}

function ContactBlock() {
  const { phone, email, address } = useSite()
  return (
    <FooterList title="Contact" className="max-sm:text-[0.8125rem] max-[22rem]:text-xs">
      <li className="flex items-center gap-2 max-sm:w-full max-sm:pt-2 sm:min-h-11">
        <MapPin aria-hidden className={iconClass} />
        {address}
      </li>
      <li>
        <a href={phoneLink(phone)} className={`${linkClass} gap-2`}>
          <Phone aria-hidden className={iconClass} />
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={`${linkClass} gap-2 break-all`}>
          <Mail aria-hidden className={iconClass} />
          {email}
        </a>
      </li>
    </FooterList>
  )
}

/** Links of the shop and the programme. */
const FooterLinks = () => (
  <>
    <div className="footer-name">
      <p className="text-white">
        <Logo />
      </p>
      <p className="mt-3">Le {MARKET_WORDS}&nbsp;: du champ à votre table, sans intermédiaire.</p>
    </div>
    <nav aria-label="Pied de page">
      <FooterList title="Navigation" className="sm:columns-2">
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} className={linkClass}>
              {label}
            </SiteLink>
          </li>
        ))}
      </FooterList>
    </nav>
    <FooterList title="Catégories">
      {categories.map(category => (
        <li key={category}>
          <SiteLink href={paths.category(category)} className={linkClass}>
            {categoryLabels[category]}
          </SiteLink>
        </li>
      ))}
    </FooterList>
  </>
)

const PaymentMethods = () => (
  <ul aria-label="Moyens de paiement" className="footer-payments">
    {paymentMeans.map(means => (
      <li key={means}>{means}</li>
    ))}
  </ul>
)

/** The footer: links, contact, payment methods and legal pages; compact on phones. On vendor pages without shop links. */
export function PublicFooter({ isStall }: { isStall: boolean }) {
  return (
    <footer className="on-dark no-print site-footer">
      <div className={`container-page ${isStall ? 'py-4' : 'footer-columns'}`}>
        {isStall || <FooterLinks />}
        <ContactBlock />
      </div>
      <div className="border-t border-leaf-800">
        <div className="container-page footer-end">
          {isStall || <PaymentMethods />}
          <ul className="footer-legal">
            {legalNavigation.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={linkClass}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
