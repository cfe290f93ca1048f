import { CircleAlert, type LucideIcon, Star, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { headerActionClass, headerWordsClass } from '#web/features/stall/space/header-action-class.ts'
import { VendorLogout, VendorLogoutPlace } from '#web/features/stall/space/vendor-logout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { WaitingCount } from '#web/ui/signed-in/waiting-count.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type NameProps = {
  /** Undefined until it is known who looks. */
  vendor: VendorAccount | undefined
  page: string
}

/** Header of the vendor's area: vendor and page; where tabs name the page, the vendor's name is more prominent. */
export function SpaceName({ vendor, page }: NameProps) {
  return (
    <div className="min-w-0 grow">
      <p className="truncate text-sm leading-5 text-ink-soft lg:line-clamp-2 lg:font-display lg:text-base lg:leading-5 lg:font-bold lg:whitespace-normal lg:text-ink">
        {vendor ? vendor.businessName : <Skeleton className="my-0.5 h-4 w-36" />}
      </p>
      <h1 className="text-2xl leading-7 break-words max-[22rem]:text-xl max-[22rem]:leading-7 lg:sr-only">
        {page}
      </h1>
    </div>
  )
}

type ActionsProps = {
  /** Undefined until it is known who looks. */
  vendor: VendorAccount | undefined
  /** Number of problems awaiting the vendor's answer. */
  waitingProblems: number
  /** Whether the page shows the problems. */
  isProblems: boolean
}

/** Links that are in neither the tabs nor the navigation bar; two of them are in the mobile menu. */
export const SpaceActions = ({ vendor, waitingProblems, isProblems }: ActionsProps) => (
  <div className="-mr-2.5 flex shrink-0 sm:mr-0 lg:mb-1 sm:gap-2 lg:max-xl:-mr-2.5 lg:max-xl:gap-0">
    {waitingProblems > 0 && !isProblems && <WaitingProblems count={waitingProblems} />}
    <nav aria-label="Avis et problèmes" className="hidden sm:contents lg:hidden">
      <View icon={Star} label="Avis" href={paths.vendorReviews()} />
      <View icon={CircleAlert} label="Problèmes" href={paths.vendor({ tab: 'problemes' })}>
        <WaitingCount count={waitingProblems} words="attendent votre réponse" />
      </View>
    </nav>
    <LinkButton
      href={paths.vendorProfile()}
      variant="secondary"
      size="small"
      className={cx(
        headerActionClass,
        'max-sm:bg-transparent max-sm:ring-0 lg:max-xl:bg-transparent lg:max-xl:ring-0',
      )}
    >
      <UserRound aria-hidden className="size-5" />
      <span className={headerWordsClass}>Mon profil</span>
    </LinkButton>
    {vendor ? <VendorLogout vendorId={vendor.id} /> : <VendorLogoutPlace />}
  </div>
)

/** On phones, whose navigation bar has no link to problems: shown while some await an answer. */
const WaitingProblems = ({ count }: { count: number }) => (
  <SiteLink
    href={paths.vendor({ tab: 'problemes' })}
    replace
    aria-label={`Problèmes qui attendent votre réponse\u00a0: ${count}`}
    className="relative grid size-11 place-items-center rounded-full text-leaf-800 hover:bg-leaf-50 sm:hidden"
  >
    <CircleAlert aria-hidden className="size-5" />
    <CountBadge count={count} />
  </SiteLink>
)

type ViewProps = { icon: LucideIcon; label: string; href: string; children?: ReactNode }

function View({ icon: Icon, label, href, children }: ViewProps) {
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
      {children}
    </SiteLink>
  )
}
