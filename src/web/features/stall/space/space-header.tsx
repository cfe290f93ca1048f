import { CircleAlert, type LucideIcon, Star, UserRound } from 'lucide-react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { headerActionClass } from '#web/features/stall/space/header-action-class.ts'
import { VendorLogout } from '#web/features/stall/space/vendor-logout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Whose space it is, and the ways that neither its tabs nor the bar at the bottom have; of those the menu of phones has two. */
export function SpaceHeader({ vendor: { id, businessName } }: { vendor: VendorAccount }) {
  return (
    <div className="mb-2 flex items-center justify-between gap-x-2 gap-y-1 sm:mb-4 sm:flex-wrap sm:gap-x-6 lg:flex-nowrap">
      <div className="min-w-0">
        <p className="text-ink-soft max-sm:sr-only">Espace Vendeur</p>
        <h1 className="line-clamp-2 text-xl break-words min-[22rem]:text-2xl sm:text-3xl">{businessName}</h1>
      </div>
      <div className="-mr-2.5 flex shrink-0 sm:mr-0 sm:gap-2">
        <nav aria-label="Avis et problèmes" className="hidden sm:contents lg:hidden">
          <View icon={Star} label="Avis" href={paths.vendorReviews()} />
          <View icon={CircleAlert} label="Problèmes" href={paths.vendor({ tab: 'problemes' })} />
        </nav>
        <LinkButton
          href={paths.vendorProfile()}
          variant="secondary"
          size="small"
          className={cx(headerActionClass, 'max-sm:bg-transparent max-sm:ring-0')}
        >
          <UserRound aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Mon profil</span>
        </LinkButton>
        <VendorLogout vendorId={id} />
      </div>
    </div>
  )
}

function View({ icon: Icon, label, href }: { icon: LucideIcon; label: string; href: string }) {
  return (
    <SiteLink
      href={href}
      keepScroll
      replace
      className={cx(
        'button min-h-11 px-3 text-sm whitespace-nowrap text-leaf-800 hover:bg-leaf-50 aria-[current=page]:bg-leaf-100',
      )}
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </SiteLink>
  )
}
